import { SITE_ADDRESS } from './address-fields';

/** The address without the folder, in the owner's script: `https://layla.github.io`. */
export function originOf(address: string): string {
  return SITE_ADDRESS.exec(address)?.[1] ?? address;
}

/** The site's folder on its host: `/portfolio`, or an empty text. */
export function folderOf(address = ''): string {
  return SITE_ADDRESS.exec(address)?.[2] ?? '';
}
