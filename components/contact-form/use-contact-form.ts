import { useFormik } from 'formik';
import { usePathname } from 'next/navigation';
import {
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
// By its whole name, for which next.config.ts has the chosen service's.
import { contract } from '@/components/contact-form/services/chosen';
import { errorAttributes } from '@/components/ui/field';
import { keepEnterOfComposition } from './composition';
import { type DeliveryState, mayHaveBeenSent } from './delivery/delivery-state';
import { findSentBefore, handToBrowser, sendMessage, useDelivery } from './delivery/outbox';
import { forgetDraft, readDrafts } from './drafts/drafts';
import { useDrafts } from './drafts/use-drafts';
import { clearDefaults, focusFirstField, focusFirstInvalid, readFields, trimFormData } from './form-elements';
import type { ContactFormWords } from './form-words';
import { EMPTY_MESSAGE, isSameMessage, type Message, type MessageField } from './message';
import { asSent, messageRules } from './message-rules';
import { keepHeldEnter } from './repeated-presses';
import type { FormParts } from './services/form-service';
import { findMessage, wasSentBack } from './take-over';
import { useCarryOver } from './use-carry-over';

interface ContactFormOptions {
  /** What the chosen form service makes of the form. */
  parts: FormParts;
  /** The owner's address. */
  ownerEmail: string;
  words: ContactFormWords;
}

/**
 * What the contact form does. Formik keeps the fields and what is wrong with them, the outbox
 * what is known of the message, and the drafts what would be lost; here they are brought
 * together with the form in the page, which may hold more than they know.
 */
export function useContactForm({ parts, ownerEmail, words }: ContactFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const page = usePathname();
  const delivery = useDelivery();
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const [rules] = useState(() => messageRules(words.faults));
  const formik = useFormik<Message>({
    initialValues: EMPTY_MESSAGE,
    validationSchema: rules,
    validateOnBlur: false,
    validateOnChange: hasSubmitted,
    onSubmit: (typed) => {
      // Not awaited: whoever waits for it may be on another page by then.
      sendMessage({ contract, parts, ownerEmail, words, page }, typed);
    },
  });
  const { values, submitCount, isSubmitting } = formik;
  const drafts = useDrafts({ message: values, mayBeSent: mayHaveBeenSent(delivery, values) });
  const isSending = delivery.phase === 'sending';

  useCarryOver(form);

  const takeOver = useEffectEvent((shown?: PageTransitionEvent) => {
    const isFirst = !shown;
    const found = findMessage(form.current, isFirst);
    formik.setValues(found);
    const taken = isFirst && parts.comesBack && wasSentBack() && readDrafts().find((draft) => draft.mayBeSent);
    if (taken) forgetDraft(taken.message);
    // A page that has only just loaded goes on typing: its newest draft is the beginning of what stands here.
    if (isFirst || shown.persisted) drafts.load();
    if (readDrafts().some((draft) => draft.mayBeSent && isSameMessage(draft.message, found))) findSentBefore(found);
  });

  useEffect(() => {
    takeOver();
    // Some browsers fill the fields again only when the page shows, after back and forward too.
    const onPageShow = (event: PageTransitionEvent) => takeOver(event);
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  const conclude = useEffectEvent(() => {
    if (delivery.phase === 'sent') {
      setHasSubmitted(false);
      formik.resetForm();
    }
    // What the service says of single fields stands under them by now.
    if (delivery.phase === 'failed') focusFirstInvalid(form.current);
  });
  const known = useRef(delivery);
  useEffect(() => {
    if (known.current !== delivery) conclude();
    known.current = delivery;
  }, [delivery]);

  // After each rendering, since each one writes the defaults again.
  useLayoutEffect(() => clearDefaults(form.current));

  useEffect(() => {
    const element = form.current;
    element?.addEventListener('formdata', trimFormData);
    return () => element?.removeEventListener('formdata', trimFormData);
  }, []);

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFirstInvalid(form.current);
  }, [submitCount, isSubmitting]);

  /** What the rules say, or else what the service said of this very text. */
  function errorOf(field: MessageField): string | undefined {
    return formik.errors[field] ?? refusalOf(field, values[field], delivery);
  }

  /** Takes over what stands in the fields by now: Formik judges and sends the values of its last rendering. */
  function takeFields(): Message {
    const typed = readFields(form.current);
    flushSync(() => formik.setValues(typed, false));
    return typed;
  }

  /** Lets the browser post the form, by the same rules. */
  async function submitPlainly() {
    if (isSending) return;
    setHasSubmitted(true);
    const typed = takeFields();
    const errors = await formik.validateForm(typed);
    if (Object.keys(errors).length > 0) {
      // The errors have to be in the page before the first of them can be found there.
      requestAnimationFrame(() => focusFirstInvalid(form.current));
      return;
    }
    handToBrowser(typed);
    form.current?.submit();
  }

  return {
    isSending,
    delivery,
    /** What stands in the fields, trimmed. */
    message: asSent(values),
    /** The draft to offer, and the one that was discarded last; none while a message is on its way. */
    draft: isSending ? undefined : drafts.offered,
    discardedDraft: isSending ? undefined : drafts.discarded,
    errorOf,
    /** The attributes of the form element. */
    formProps: {
      ref: form,
      noValidate: isHydrated,
      onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
        keepEnterOfComposition(event);
        keepHeldEnter(event);
      },
      onSubmit(event: SubmitEvent) {
        event.preventDefault();
        if (isSending) return;
        setHasSubmitted(true);
        takeFields();
        formik.submitForm();
      },
    },
    /** The attributes of a field's control. */
    controlProps(field: MessageField) {
      return {
        id: field,
        name: field,
        value: values[field],
        dir: 'auto',
        // All four: what was filled into another field without an event would be rendered over.
        onChange: () => formik.setValues(readFields(form.current)),
        readOnly: isSending,
        required: true,
        ...errorAttributes(field, errorOf(field)),
      };
    },
    bringDraftBack() {
      if (!drafts.offered) return;
      const { message, mayBeSent } = drafts.offered;
      drafts.exchange();
      formik.setValues(message);
      if (mayBeSent) findSentBefore(message);
      focusFirstField(form.current);
    },
    discardDraft() {
      drafts.discard();
      focusFirstField(form.current);
    },
    undoDiscard() {
      drafts.undo();
      focusFirstField(form.current);
    },
    submitPlainly,
  };
}

function refusalOf(field: MessageField, value: string, delivery: DeliveryState): string | undefined {
  if (delivery.phase !== 'failed' && delivery.phase !== 'uncertain') return undefined;
  return delivery.message[field] === value ? delivery.failure?.fieldErrors[field] : undefined;
}

/** `false` in the exported HTML and until React has taken it over. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
