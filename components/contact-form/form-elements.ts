import { MESSAGE_FIELDS, type Message, messageOf } from './message';
import { asSent } from './message-rules';

/**
 * What stands in the form's fields. It can be more than the page was told: browsers and password
 * managers fill fields in without an event, before the script runs or at any time after.
 */
export function readFields(form: HTMLFormElement | null): Message {
  return messageOf((field) => {
    const control = form?.elements.namedItem(field);
    return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.value : '';
  });
}

/** For the `formdata` event: what the browser sends by itself is trimmed too. */
export function trimFormData({ formData }: FormDataEvent) {
  const trimmed = asSent(messageOf((field) => String(formData.get(field) ?? '')));
  for (const field of MESSAGE_FIELDS) formData.set(field, trimmed[field]);
}

/**
 * Lets the browser restore the fields on the way back. React copies what is typed into the
 * controls' defaults (the `value` attribute, a text area's text) whenever it renders them, and
 * what equals its default no browser restores.
 */
export function clearDefaults(form: HTMLFormElement | null) {
  for (const field of MESSAGE_FIELDS) {
    const control = form?.elements.namedItem(field);
    if (control instanceof HTMLInputElement) control.removeAttribute('value');
    if (control instanceof HTMLTextAreaElement) control.defaultValue = '';
  }
}

/** Moves the focus to the first field of the page that is marked invalid, if there is one. */
export function focusFirstInvalid(form: HTMLFormElement | null) {
  const invalid = [...(form?.elements ?? [])].find((control) => control.getAttribute('aria-invalid') === 'true');
  if (invalid instanceof HTMLElement) invalid.focus();
}

/** Moves the focus to the first field. */
export function focusFirstField(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('#name')?.focus();
}
