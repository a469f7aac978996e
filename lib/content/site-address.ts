import { environment } from './environment';
import { SITE_ADDRESS } from './fields';

/**
 * The final address of the site, with its folder on the host: what `content/site.ts` says, or what this build's
 * environment variables have in its place. `SITE_ADDRESS` replaces the whole of it, `BASE_PATH` the folder.
 */
export function finalAddress<Written extends string>(written: Written): Written {
  const address = environment.SITE_ADDRESS ?? written;
  const isValid = SITE_ADDRESS.test(address);
  // What is wrong with another one is reported with the mistakes of the content.
  return (isValid && environment.BASE_PATH ? originOf(address) + environment.BASE_PATH : address) as Written;
}

/** The address without the folder, in the owner's script: `https://layla.github.io`. */
export function originOf(address: string): string {
  return SITE_ADDRESS.exec(address)?.[1] ?? address;
}

/** The site's folder on its host: `/portfolio`, or an empty text. */
export function folderOf(address = ''): string {
  return SITE_ADDRESS.exec(address)?.[2] ?? '';
}
