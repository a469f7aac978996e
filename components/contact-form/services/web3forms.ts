import type { Web3FormsForm } from '@/lib/content/schema';
import { fieldOf, judgeSuccess, shownText } from './answers';
import { asJson } from './as-json';
import type { CallContract, FormParts, FormPlace } from './form-service';

/** Where everybody's messages go (https://docs.web3forms.com/getting-started/api-reference). */
const ADDRESS = 'https://api.web3forms.com/submit';

/**
 * Web3Forms: the access key says whose message it is. Without `redirect` a form that the browser sent ends on
 * another host of theirs, which the site's policy does not know and Chromium therefore refuses.
 */
export function form({ accessKey, endpoint }: Web3FormsForm, place: FormPlace): FormParts {
  return {
    action: place.endpoint ?? endpoint ?? ADDRESS,
    fields: { access_key: accessKey },
    plainFields: { redirect: place.returnTo },
    honeypot: { type: 'checkbox', name: 'botcheck' },
    comesBack: true,
  };
}

/** JSON both ways: `{ success, message }`. */
export const contract: CallContract = {
  encode: asJson,
  judge: judgeSuccess,
  explain: (answer) => ({ error: shownText(fieldOf(answer, 'message')) }),
};
