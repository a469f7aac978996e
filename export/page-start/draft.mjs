// Only in the page of the contact form; see export/start-page.mjs.
import { DRAFT_FORM, readFields, restoreDraft, saveDraft } from '../../lib/draft';

// Restores and saves the form's draft until React has hydrated the page. A message that the browser submits is kept as
// one that may have been sent.
addEventListener('DOMContentLoaded', () => {
  /** @type {HTMLFormElement | null} */
  const form = document.querySelector(DRAFT_FORM);
  // The form says so once it is hydrated.
  if (restoreDraft(form)) form?.setAttribute('data-restored', '');
});
addEventListener('input', save, true);
addEventListener('formdata', save, true);

/** @param {Event} event */
function save({ type, target }) {
  const form = /** @type {Element} */ (target).closest?.(DRAFT_FORM);
  if (!(form instanceof HTMLFormElement) || 'hydrated' in document.documentElement.dataset) return;
  saveDraft(readFields(form), type === 'formdata' ? 'posted' : undefined);
}
