import type { NetlifyForm } from '@/lib/content/schema';
import { denies } from './answers';
import type { CallContract, FormParts, FormPlace } from './form-service';

/** The name under which Netlify lists the messages. */
const NAME = 'contact';

/** The mark by which Netlify finds a form in the pages it is given; it takes the mark out of them. */
const MARK = 'data-netlify';

/**
 * Netlify Forms (https://docs.netlify.com/manage/forms/setup/): messages go to the site itself. A form that
 * the browser sends has no `action`, so that Netlify answers with its own page of thanks and a link back.
 */
export function form(_: NetlifyForm, { endpoint, path }: FormPlace): FormParts {
  return {
    action: endpoint,
    endpoint: endpoint ?? path,
    attributes: { name: NAME, [MARK]: 'true', 'netlify-honeypot': 'bot-field' },
    fields: { 'form-name': NAME },
    honeypot: { type: 'text', name: 'bot-field', defaultValue: '' },
  };
}

/** Urlencoded, as the browser's own form is; the answer is a page. */
export const contract: CallContract = {
  encode: (fields) => ({
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  }),
  judge(answer) {
    // The site's own page, its form still marked: this host knows nothing of Netlify Forms.
    if (denies(answer) || answer.body.includes(MARK)) return 'declined';
    return answer.type.includes('html') ? 'sent' : 'unreadable';
  },
  // A page is nothing to show in a toast.
  explain: () => ({}),
};
