import type { CallContract } from './form-service';

/** JSON, and an answer in JSON. */
export const asJson: CallContract['encode'] = (fields) => ({
  headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
  body: JSON.stringify(fields),
});
