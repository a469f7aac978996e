import { useFormik } from 'formik';
import { usePathname } from 'next/navigation';
import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
// By its whole path, which next.config.ts replaces by the chosen service's.
import { contract } from '@/components/contact-form/services/chosen';
import { errorAttributes } from '@/components/ui/field';
import { dropDraft, readDraft, readFields, restoreDraft, saveDraft } from '@/lib/draft';
import {
  EMPTY_MESSAGE,
  isSameMessage,
  MESSAGE_FIELDS,
  type Message,
  type MessageField,
  messageOf,
} from '@/lib/message';
import { causeOf, handOver, noteRestored, sendMessage, useDelivery } from './delivery';
import { type DeliveryState, isAbout } from './delivery-state';
import type { ContactFormWords } from './form-words';
import { asSent, messageRules } from './message-rules';
import type { FormParts } from './services/form-service';

interface ContactFormOptions {
  /** What the chosen form service makes of the form. */
  parts: FormParts;
  /** The owner's address. */
  ownerEmail: string;
  words: ContactFormWords;
}

/**
 * The behaviour of the contact form: Formik keeps values and errors, the delivery store what became of the message, and
 * the draft what would be lost with the page.
 */
export function useContactForm({ parts, ownerEmail, words }: ContactFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const page = usePathname();
  const delivery = useDelivery();
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  const [rules] = useState(() => messageRules(words.faults));
  const formik = useFormik<Message>({
    initialValues: EMPTY_MESSAGE,
    validationSchema: rules,
    validateOnBlur: false,
    validateOnChange: hasSubmitted,
    onSubmit: (typed) => {
      // Not awaited: the visitor may be on another page by then.
      sendMessage({ contract, parts, ownerEmail, words, page }, typed);
    },
  });
  const { values, submitCount, isSubmitting } = formik;
  const isSending = delivery.phase === 'sending';

  useKeptFocus(form);

  const restore = useEffectEvent((element: HTMLFormElement) => {
    // The bootstrap script may have restored it before.
    setIsRestored(restoreDraft(element) || 'restored' in element.dataset);
    const found = readFields(element);
    formik.setValues(found, false);
    const draft = readDraft();
    if (draft?.unconfirmed && isSameMessage(draft.message, found)) noteRestored(found, draft.unconfirmed);
  });

  // Before the page is painted, so that no empty field is seen.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    // Not an attribute of the exported form, which the browser validates itself.
    element.noValidate = true;
    element.addEventListener('formdata', trimFormData);
    restore(element);
    return () => element.removeEventListener('formdata', trimFormData);
  }, []);

  const conclude = useEffectEvent((before: DeliveryState) => {
    if (isSending || before.phase === 'idle') return;
    if (delivery.phase === 'sent') {
      setHasSubmitted(false);
      formik.resetForm();
      panel.current?.focus({ preventScroll: true });
    } else focusFirstInvalid(form.current);
    // Not while a field has the focus: it would be scrolled away.
    if (!document.activeElement?.matches('input, textarea')) panel.current?.scrollIntoView({ block: 'nearest' });
  });
  const known = useRef(delivery);
  useEffect(() => {
    const before = known.current;
    known.current = delivery;
    if (before !== delivery) conclude(before);
  }, [delivery]);

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFirstInvalid(form.current);
  }, [submitCount, isSubmitting]);

  /** The error of the rules, or what the service said of this very text. */
  function errorOf(field: MessageField): string | undefined {
    return formik.errors[field] ?? serviceErrorOf(field, values[field], delivery);
  }

  /** Reads the fields before they are judged: Formik has the values of its last rendering. */
  function readTyped(): Message {
    const typed = readFields(form.current);
    flushSync(() => formik.setValues(typed, false));
    setHasSubmitted(true);
    setIsRestored(false);
    return typed;
  }

  function send() {
    if (isSending) return;
    readTyped();
    formik.submitForm();
  }

  /** Has the browser submit the form, by the same rules. */
  async function submitPlainly() {
    if (isSending) return;
    const typed = readTyped();
    const errors = await formik.validateForm(typed);
    if (Object.keys(errors).length > 0) {
      // Once the errors are in the page.
      requestAnimationFrame(() => focusFirstInvalid(form.current));
    } else if (handOver(typed, 'posted')) form.current?.submit();
  }

  return {
    /** For the outcome panel, which gets the focus after a success. */
    panel,
    delivery,
    /** What is in the fields. */
    typed: values,
    /** Whether the fields hold a draft that the visitor has not changed yet. */
    isRestored,
    errorOf,
    /** For a button outside of the form, which goes with the outcome it belongs to. */
    sendAgain() {
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
      send();
    },
    submitPlainly,
    discardDraft() {
      dropDraft();
      setIsRestored(false);
      setHasSubmitted(false);
      formik.resetForm();
      form.current?.querySelector<HTMLElement>(`#${MESSAGE_FIELDS[0]}`)?.focus();
    },
    /** The attributes of the form element. */
    formProps: {
      ref: form,
      onSubmit(event: SubmitEvent) {
        event.preventDefault();
        send();
      },
    },
    /** The attributes of a field's control. */
    controlProps: (field: MessageField) => ({
      id: field,
      name: field,
      value: values[field],
      dir: 'auto',
      onChange() {
        // All four: one that was filled in without an event would be rendered over.
        const typed = readFields(form.current);
        formik.setValues(typed);
        saveDraft(typed, isAbout(delivery, typed) ? causeOf(delivery) : undefined);
        setIsRestored(false);
      },
      readOnly: isSending,
      required: true,
      ...errorAttributes(field, errorOf(field)),
    }),
  };
}

function serviceErrorOf(field: MessageField, value: string, delivery: DeliveryState): string | undefined {
  if (delivery.phase !== 'failed' || delivery.message[field] !== value) return undefined;
  return delivery.failure.fieldErrors[field];
}

/** For the `formdata` event: what the browser submits is trimmed too. */
function trimFormData({ formData }: FormDataEvent) {
  const trimmed = asSent(messageOf((field) => String(formData.get(field) ?? '')));
  for (const field of MESSAGE_FIELDS) formData.set(field, trimmed[field]);
}

/** Moves the focus to the first field of the page that is marked invalid, if there is one. */
function focusFirstInvalid(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/**
 * Keeps the focus in its field where React replaces the exported form, because a translator or an extension has changed
 * the page before.
 */
function useKeptFocus(form: RefObject<HTMLFormElement | null>) {
  // During the first render the exported form is still in the page.
  const [focused] = useState(() => (typeof document === 'undefined' ? undefined : document.activeElement));

  useEffect(() => {
    if (!focused || focused.isConnected) return;
    const field = MESSAGE_FIELDS.find((name) => name === focused.id);
    if (field) form.current?.querySelector<HTMLElement>(`#${field}`)?.focus({ preventScroll: true });
  }, [focused, form]);
}
