import { DRAFT_FORM, readDraft, readFields, restoreDraft, saveDraft } from '../../lib/draft';
import { isHydrated } from './before-hydration';

/**
 * Saves the contact form's draft until React has hydrated the page, and restores it. A message that the browser submits
 * is kept as one that may have been sent.
 *
 * @returns whether there is a draft, which the form shows before the visitor does anything.
 */
export function keepDraft(): boolean {
  addEventListener('DOMContentLoaded', () => {
    const form = document.querySelector<HTMLFormElement>(DRAFT_FORM);
    // The form says so once it is hydrated.
    if (restoreDraft(form)) form?.setAttribute('data-restored', '');
  });
  addEventListener('input', save, true);
  addEventListener('formdata', save, true);
  return readDraft() !== undefined;
}

function save({ type, target }: Event) {
  const form = (target as Element).closest?.(DRAFT_FORM);
  if (!(form instanceof HTMLFormElement) || isHydrated()) return;
  saveDraft(readFields(form), type === 'formdata' ? 'posted' : undefined);
}
