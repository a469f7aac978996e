import { MESSAGE_FIELDS, type Message, messageOf } from './message';

/** What stands in the fields of the form, whoever put it there. */
export function readFields(form: HTMLFormElement | null): Message {
  return messageOf((field) => {
    const control = form?.elements.namedItem(field);
    return isTextControl(control) ? control.value : '';
  });
}

/**
 * Lets the browser keep the fields for the way back. React copies what is typed into the
 * controls' defaults (the `value` attribute, a text area's text) whenever it renders them, and
 * what equals its default no browser keeps.
 */
export function keepForTheWayBack(form: HTMLFormElement | null) {
  for (const field of MESSAGE_FIELDS) {
    const control = form?.elements.namedItem(field);
    if (control instanceof HTMLInputElement) control.removeAttribute('value');
    if (control instanceof HTMLTextAreaElement) control.defaultValue = '';
  }
}

/** What the browser sends by itself is trimmed too. */
export function trimFormData({ formData }: FormDataEvent) {
  for (const field of MESSAGE_FIELDS) formData.set(field, String(formData.get(field) ?? '').trim());
}

/** The form's controls come in the order of the page. */
export function focusFirstInvalid(form: HTMLFormElement | null) {
  const invalid = [...(form?.elements ?? [])].find((control) => control.getAttribute('aria-invalid') === 'true');
  if (invalid instanceof HTMLElement) invalid.focus();
}

function isTextControl(control: unknown): control is HTMLInputElement | HTMLTextAreaElement {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
}
