/** @typedef {import('../../lib/content/schema').FormServiceName} FormServiceName */
/** @typedef {import('../content/edit-content.mjs').Change} Change */

/**
 * How a form service is chosen.
 *
 * @typedef {object} FormService
 * @property {string} hint What is said of it in the list.
 * @property {string} [asks] What it has to be told; nothing for one that needs nothing.
 * @property {'endpoint' | 'accessKey'} [field] Where that is written.
 * @property {(answer: string) => string} [read] What is written there.
 */

/** @type {Record<FormServiceName, FormService>} */
export const FORMS = {
  formspree: {
    hint: 'formspree.io, or a service that takes messages in the same way',
    asks: 'Your form’s id at Formspree, or its address',
    field: 'endpoint',
    read: (answer) => (/^[\w-]+$/.test(answer) ? `https://formspree.io/f/${answer}` : answer),
  },
  web3forms: {
    hint: 'web3forms.com',
    asks: 'The access key that Web3Forms mailed to you',
    field: 'accessKey',
    read: (answer) => answer,
  },
  formsubmit: {
    hint: 'formsubmit.co',
    asks: 'The word that FormSubmit gave you, or the email address that messages go to',
    field: 'endpoint',
    read: (answer) => (/^https?:/i.test(answer) ? answer : `https://formsubmit.co/${answer}`),
  },
  netlify: { hint: 'on a site that Netlify hosts' },
  own: {
    hint: 'a program of your own',
    asks: 'The address at which your program takes messages',
    field: 'endpoint',
    read: (answer) => answer,
  },
  none: { hint: 'no service: the form writes an email' },
};

/**
 * @param {string | undefined} name
 * @returns {FormService | undefined}
 */
export function formService(name) {
  return name !== undefined && Object.hasOwn(FORMS, name) ? FORMS[/** @type {FormServiceName} */ (name)] : undefined;
}
