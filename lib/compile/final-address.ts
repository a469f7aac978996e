import { type HttpsUrl, originOf, SITE_ADDRESS } from '../content/address-fields';
import { environment } from './environment';

/**
 * The final address of the site, with its folder on the host: what `content/site.ts` says, or what this build's
 * environment variables have in its place. `SITE_ADDRESS` replaces the whole of it, `SITE_BASE_PATH` the folder.
 */
export function finalAddress(contentAddress: HttpsUrl): HttpsUrl {
  const address = (environment.SITE_ADDRESS as HttpsUrl | undefined) ?? contentAddress;
  // A mistake in the address is reported with those of the content.
  const isValid = SITE_ADDRESS.test(address) && environment.SITE_BASE_PATH;
  return isValid ? `${originOf(address) as HttpsUrl}${environment.SITE_BASE_PATH}` : address;
}
