import { useFormik } from 'formik';
import {
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { errorAttributes } from '@/components/ui/field';
import { showFailure, showSuccess } from './delivery/announce-outcome';
import type { Failure } from './delivery/deliver-message';
import { finishSending, pendingSending, type Sending, startSending } from './delivery/outbox';
import { mayHaveArrived } from './delivery/outcome-copy';
import { useDrafts } from './drafts/use-drafts';
import { focusFirstField, focusFirstInvalid, readFields, removeValueAttributes, trimFormData } from './form-elements';
import { EMPTY_MESSAGE, type Message, type MessageField } from './message';
import { messageRules } from './message-rules';

interface ContactFormOptions {
  /** Where a message is sent. */
  endpoint: string;
  /** The owner's address, for the way that needs no form service. */
  ownerEmail: string;
}

/** A failed attempt, and what was in the fields when it was made. */
interface Attempt {
  failure: Failure;
  typed: Message;
}

/**
 * What the contact form does: it takes over what was typed before its script ran, judges the
 * fields from the first submit on, sends the message, and keeps what is not known to be sent.
 */
export function useContactForm({ endpoint, ownerEmail }: ContactFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const [isSending, setIsSending] = useState(false);
  const [mayBeSent, setMayBeSent] = useState(false);
  const [attempt, setAttempt] = useState<Attempt>();
  const [hasSubmitted, setHasSubmitted] = useState(false);

  const formik = useFormik<Message>({
    initialValues: EMPTY_MESSAGE,
    validationSchema: messageRules,
    validateOnBlur: false,
    validateOnChange: hasSubmitted,
    onSubmit: send,
  });
  const { values, submitCount, isSubmitting } = formik;
  const drafts = useDrafts({ message: values, mayBeSent });

  async function send(typed: Message) {
    const sending = startSending(endpoint, typed, trim(typed));
    if (sending) await conclude(sending);
  }

  async function conclude(sending: Sending) {
    setIsSending(true);
    setMayBeSent(true);
    setAttempt(undefined);
    const delivery = await sending.delivery;
    // A form that has left the page leaves the outcome to the next one.
    if (!form.current || !finishSending(sending)) return;
    setIsSending(false);
    if (delivery.sent) {
      setMayBeSent(false);
      setHasSubmitted(false);
      formik.resetForm();
      showSuccess();
    } else {
      setMayBeSent(mayHaveArrived(delivery));
      setAttempt({ failure: delivery, typed: sending.typed });
      showFailure(delivery, ownerEmail, trim(sending.typed));
    }
  }

  const takeOver = useEffectEvent(() => {
    const sending = pendingSending();
    const found = sending?.typed ?? readFields(form.current);
    formik.setValues(found);
    drafts.load();
    if (sending && !isSending) conclude(sending);
  });

  useEffect(() => {
    takeOver();
    // Some browsers fill the fields again only when the page shows, after back and forward too.
    const onPageShow = () => takeOver();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new value is copied anew
  useLayoutEffect(() => removeValueAttributes(form.current), [values]);

  useEffect(() => {
    const element = form.current;
    element?.addEventListener('formdata', trimFormData);
    return () => element?.removeEventListener('formdata', trimFormData);
  }, []);

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFirstInvalid(form.current);
  }, [submitCount, isSubmitting]);

  function errorOf(field: MessageField): string | undefined {
    const isAsRefused = attempt?.typed[field] === values[field];
    return formik.errors[field] ?? (isAsRefused ? attempt?.failure.fieldErrors[field] : undefined);
  }

  return {
    isSending,
    /** How the last attempt failed, until the next one. */
    failure: attempt?.failure,
    /** What stands in the fields, trimmed. */
    message: trim(values),
    /** The draft to offer; none while a message is on its way. */
    draft: isSending ? undefined : drafts.offered,
    errorOf,
    /** The attributes of the form element. */
    formProps: {
      ref: form,
      action: endpoint,
      method: 'post',
      noValidate: isHydrated,
      onSubmit(event: SubmitEvent) {
        event.preventDefault();
        if (isSending) return;
        setHasSubmitted(true);
        formik.submitForm();
      },
    },
    /** The attributes of a field's control. */
    controlProps(field: MessageField) {
      return {
        id: field,
        name: field,
        value: values[field],
        onChange: formik.handleChange,
        readOnly: isSending,
        required: true,
        ...errorAttributes(field, errorOf(field)),
      };
    },
    bringDraftBack() {
      if (!drafts.offered) return;
      drafts.exchange();
      formik.setValues(drafts.offered.message);
      setMayBeSent(drafts.offered.mayBeSent);
      focusFirstField(form.current);
    },
    discardDraft() {
      drafts.discard();
      focusFirstField(form.current);
    },
    /** Sends the form the browser's own way. */
    submitPlainly() {
      setMayBeSent(true);
      form.current?.submit();
    },
  };
}

/** `false` in the exported HTML and until React has taken it over. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

function trim(message: Message): Message {
  return messageRules.cast(message);
}
