import { useState } from 'react';
import { readFields } from './form-elements';
import type { ContactFormWords } from './form-words';
import { MessageForm } from './message-form';
import type { FormParts } from './services/form-service';

interface PlainFormProps {
  /** What the form service wants of the form. */
  parts: FormParts;
  /** What the email field shows while it is empty. */
  sampleEmail: string;
  /** `id` of the heading that names the form. */
  labelledBy: string;
  words: ContactFormWords;
}

/** The form as it was exported, for where its script has failed: with what was typed, and sent by the browser itself. */
export function PlainForm({ parts, sampleEmail, labelledBy, words }: PlainFormProps) {
  // The form that failed stands in the page until this one takes its place.
  const [typed] = useState(() => readFields(document.querySelector(`form[aria-labelledby="${labelledBy}"]`)));

  return (
    <MessageForm
      parts={parts}
      aria-labelledby={labelledBy}
      sampleEmail={sampleEmail}
      words={words}
      controlProps={(field) => ({ id: field, name: field, dir: 'auto', required: true, defaultValue: typed[field] })}
    />
  );
}
