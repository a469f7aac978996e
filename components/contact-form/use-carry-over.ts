import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { MESSAGE_FIELDS } from './message';

/**
 * Carries what was typed, and the focus, from the form of the HTML to the one in its place. React makes a
 * page anew that something else has changed before the scripts came: a translator, or a password manager that
 * has put its mark beside a field.
 *
 * @param form the form that stands in the page.
 */
export function useCarryOver(form: RefObject<HTMLFormElement | null>) {
  // While the new form is rendered the old one still stands in the page.
  const [before] = useState(lookAtForm);

  const carryOver = useEffectEvent(() => {
    if (!before?.form || !form.current || before.form === form.current) return;
    for (const name of MESSAGE_FIELDS) {
      const old = before.form.elements.namedItem(name);
      const control = form.current.elements.namedItem(name);
      if (!isTextControl(old) || !isTextControl(control)) continue;
      control.value = old.value;
      if (before.focused !== old) continue;
      control.focus({ preventScroll: true });
      // A field for addresses tells of no selection, and takes none.
      if (old.selectionStart !== null) control.setSelectionRange(old.selectionStart, old.selectionEnd);
    }
  });
  // Before the fields are read, and before the next key is pressed.
  useLayoutEffect(() => carryOver(), []);
}

function lookAtForm() {
  if (typeof document === 'undefined') return undefined;
  return { form: document.querySelector<HTMLFormElement>('main form'), focused: document.activeElement };
}

function isTextControl(control: unknown): control is HTMLInputElement | HTMLTextAreaElement {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
}
