import type { OwnForm } from '@/lib/content/schema';
import { denies, errorWords, shownText } from './answers';
import { asJson } from './as-json';
import type { CallContract, FormParts, FormPlace } from './form-service';

/** A program of the owner's (docs/deploy.md, "Your own form service"). */
export function form({ endpoint }: OwnForm, place: FormPlace): FormParts {
  return {
    action: place.endpoint ?? endpoint,
    honeypot: { type: 'text', name: '_gotcha', defaultValue: '' },
  };
}

/** JSON there; back comes what is easy to answer: nothing at all, a plain text, or JSON. A page is somebody else's. */
export const contract: CallContract = {
  encode: asJson,
  judge(answer) {
    const isBroken = answer.type.includes('json') && answer.cause;
    if (isBroken || answer.type.includes('html')) return 'unreadable';
    return denies(answer) ? 'declined' : 'sent';
  },
  explain(answer) {
    const words = errorWords(answer);
    return answer.type.startsWith('text/plain') ? { ...words, error: shownText(answer.body) } : words;
  },
};
