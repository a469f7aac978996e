/**
 * How the form services speak that the site can be made for, in what matters to a visitor: the inbox
 * takes messages and answers them as each one's public documentation says.
 */

/**
 * @typedef {object} Answer
 * @property {number} [status] 200 unless told
 * @property {string} [type] content type
 * @property {string} [body]
 * @property {string} [location] where the browser goes from here
 * @property {boolean} [isCut] promises more than it sends, then hangs up
 * @property {boolean} [isReset] hangs up without an answer
 * @property {boolean} [isMissing] never answers, so that whoever asked has to give up
 * @property {boolean} [hasNoCors] leaves out what lets another site's script read it
 * @property {boolean} [keeps] keeps the message all the same
 */

/**
 * @typedef {object} Post A message on its way.
 * @property {string} path of the address it was sent to
 * @property {Record<string, unknown>} fields
 * @property {boolean} wantsJson whether its sender asks for JSON
 */

/**
 * @typedef {object} FormService
 * @property {(post: Post) => boolean} isAsked whether a message is meant for it
 * @property {string} honeypot the field that only programs fill in
 * @property {readonly string[]} needs fields it asks for besides the message's four
 * @property {(post: Post) => Answer} kept what it answers to a message that it keeps
 * @property {string} [back] the field that says where the browser goes from there
 * @property {(reason: string, errors?: readonly object[]) => Answer} refused what it answers to one that it does not
 * @property {boolean} [refusesWithOk] whether that may come with the status 200
 * @property {Record<string, Answer>} [faults] ways to fail that are its own
 */

/** @param {unknown} value */
export const json = (value) => ({ type: 'application/json', body: JSON.stringify(value) });

/** @param {string} body */
export const html = (body) => ({
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><title>Form</title><p>${body}</p>`,
});

/** @param {string} body */
const text = (body) => ({ type: 'text/plain; charset=utf-8', body });

/** The inbox's own page, for services that have one. */
export const THANKS = { path: '/thanks', page: html('Thank you. Your message was sent.') };

/** @param {Answer} forScripts */
const kept =
  (forScripts) =>
  (/** @type {Post} */ { wantsJson }) =>
    wantsJson ? forScripts : { status: 303, location: THANKS.path };

/** In the order in which they are asked; the last one takes whatever is left. */
export const FORM_SERVICES = /** @satisfies {Record<string, FormService>} */ ({
  /** https://docs.web3forms.com/getting-started/api-reference, and its pages "Spam protection" and "Redirection". */
  web3forms: {
    isAsked: ({ path, fields }) => path === '/submit' || 'access_key' in fields,
    honeypot: 'botcheck',
    needs: ['access_key'],
    kept: kept(json({ success: true, message: 'Email sent successfully!' })),
    back: 'redirect',
    refused: (message) => json({ success: false, message }),
    refusesWithOk: true,
  },
  /** https://formsubmit.co/documentation and https://formsubmit.co/ajax-documentation; its flags are text. */
  formsubmit: {
    isAsked: ({ path, fields }) => path.startsWith('/ajax/') || '_honey' in fields,
    honeypot: '_honey',
    needs: [],
    kept: kept(json({ success: 'true', message: 'The form was submitted successfully.' })),
    back: '_next',
    refused: (message) => json({ success: 'false', message }),
    refusesWithOk: true,
  },
  /** https://docs.netlify.com/manage/forms/setup/ and https://docs.netlify.com/manage/forms/spam-filters/. */
  netlify: {
    isAsked: ({ fields }) => 'form-name' in fields,
    honeypot: 'bot-field',
    needs: ['form-name'],
    kept: () => THANKS.page,
    refused: html,
    faults: {
      // A host without Netlify Forms answers with the page of the form, whose mark nobody has taken out.
      'ok-html': html('<form name="contact" data-netlify="true"></form>'),
    },
  },
  /** A program of the owner's (README.md, "A form service of your own"). */
  own: {
    isAsked: ({ path }) => path.startsWith('/own/'),
    honeypot: '_gotcha',
    needs: [],
    kept: kept({ status: 204 }),
    refused: text,
  },
  /** https://help.formspree.io/articles/building-your-form/honeypot-spam-filtering and its pages on AJAX. */
  formspree: {
    isAsked: () => true,
    honeypot: '_gotcha',
    needs: [],
    kept: kept(json({ ok: true, next: THANKS.path })),
    refused: (error, errors) => json({ error, errors }),
  },
});

/** @typedef {keyof typeof FORM_SERVICES} FormServiceName */

/**
 * The service that a message is meant for, by its address and by what comes with it.
 *
 * @param {Post} post
 * @returns {FormService}
 */
export function serviceFor(post) {
  const services = /** @type {FormService[]} */ (Object.values(FORM_SERVICES));
  return services.find((service) => service.isAsked(post)) ?? FORM_SERVICES.formspree;
}

/**
 * A failure as a service tells it.
 *
 * @param {FormService} service
 * @param {string} name
 * @param {Answer} answer as Formspree tells it
 * @returns {Answer}
 */
export function inItsWords(service, name, answer) {
  const own = service.faults?.[name];
  if (own) return own;
  const { ok, error, errors } = /** @type {Record<string, any>} */ (readJson(answer.body));
  const { status, type, body, ...rest } = answer;
  if (ok === true) return { ...service.kept({ path: '', fields: {}, wantsJson: true }), ...rest };
  const isRefusal = typeof error === 'string' && ((status ?? 200) >= 400 || service.refusesWithOk);
  return isRefusal ? { status, ...service.refused(error, errors), ...rest } : answer;
}

/** @param {string | undefined} body */
function readJson(body = '') {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}
