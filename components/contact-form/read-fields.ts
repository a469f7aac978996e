import { type Message, messageOf } from './message';

/**
 * What stands in the fields. It can be more than the page was told: browsers and password
 * managers fill fields in without an event, before the script runs or at any time after.
 */
export function readFields(form: HTMLFormElement | null): Message {
  return messageOf((field) => {
    const control = form?.elements.namedItem(field);
    return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.value : '';
  });
}
