import { useFormik } from 'formik';
import {
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { TextButton } from '@/components/ui/link';
import { RETURN_PART, readFields, restoreDraft } from '@/lib/draft';
import { EMPTY_MESSAGE, type Message, type MessageField } from '@/lib/message';
import { theme } from '@/styles/theme';
import { type Destination, discardDraft, keepDraft, sendMessage, startSubmission, useDelivery } from './delivery-store';
import { MessageForm } from './message-form';
import { asSent, messageRules } from './message-rules';
import { OutcomePanel } from './outcome-panel';

/**
 * The contact form as its script runs it: Formik keeps values and errors, the delivery store what became of the message,
 * and the draft what would be lost with the page.
 */
export function ScriptedForm(destination: Destination) {
  const { service, words } = destination;
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const delivery = useDelivery();
  const [isRestored, setIsRestored] = useState(false);
  const [rules] = useState(() => messageRules(words.errors));
  const formik = useFormik<Message>({
    initialValues: EMPTY_MESSAGE,
    validationSchema: rules,
    validateOnBlur: false,
    validateOnChange: false,
    // `submit` delivers what has passed the rules.
    onSubmit: async () => true,
  });
  const { values, submitCount, isSubmitting, resetForm } = formik;
  const isSending = delivery.phase === 'sending';

  useKeptFocus();

  const takeOver = useEffectEvent(() => {
    if (!form.current) return;
    // Not an attribute of the exported form, which the browser validates itself.
    form.current.noValidate = true;
    // The bootstrap script may have restored the draft before.
    setIsRestored(restoreDraft(form.current) || 'restored' in form.current.dataset);
    formik.setValues(readFields(form.current), false);
  });
  // Before the page is painted, so that no empty field is seen.
  useLayoutEffect(() => takeOver(), []);

  const lastDelivery = useRef(delivery);
  useEffect(() => {
    const isNews = lastDelivery.current !== delivery && lastDelivery.current.phase !== 'idle';
    lastDelivery.current = delivery;
    if (!isNews || delivery.phase === 'sending') return;
    if (delivery.phase === 'sent') {
      resetForm();
      panel.current?.focus({ preventScroll: true });
    } else focusFirstInvalid(form.current);
    // Not while a field has the focus: it would be scrolled away.
    if (!document.activeElement?.matches('input, textarea')) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [delivery, resetForm]);

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFirstInvalid(form.current);
  }, [submitCount, isSubmitting]);

  /** The error of the rules, or what the service said of this very text. */
  function errorOf(field: MessageField): string | undefined {
    const isOfService = delivery.phase === 'failed' && delivery.message[field] === values[field];
    return formik.errors[field] ?? (isOfService ? delivery.fieldErrors?.[field] : undefined);
  }

  /** Has the browser submit the form, as it would be sent by the script. */
  function submitPlainly(typed: Message) {
    if (!startSubmission(typed)) return;
    flushSync(() => formik.setValues(asSent(typed), false));
    form.current?.submit();
  }

  async function submit(deliver: (typed: Message) => void) {
    if (isSending) return;
    const typed = readFields(form.current);
    // Formik has the values of its last rendering.
    flushSync(() => formik.setValues(typed, false));
    setIsRestored(false);
    if (await formik.submitForm()) deliver(typed);
  }

  /** Sends by a button that goes with the outcome it belongs to. */
  function sendAgain() {
    const button = form.current?.querySelector<HTMLElement>('[type="submit"]');
    button?.focus();
    button?.click();
  }

  function keepTyped() {
    // All four: one that was filled in without an event would be rendered over.
    const typed = readFields(form.current);
    formik.setValues(typed, submitCount > 0);
    keepDraft(typed);
    setIsRestored(false);
  }

  function discard() {
    discardDraft();
    setIsRestored(false);
    resetForm();
    form.current?.querySelector('input')?.focus();
  }

  return (
    <>
      {service.returnFields && delivery.phase === 'idle' && <Thanks id={RETURN_PART}>{words.outcome.sent}</Thanks>}
      <div role="status">
        {isRestored && (
          <Restored>
            <p>{words.draft.restored}</p>
            <TextButton type="button" onClick={discard}>
              {words.draft.discard}
            </TextButton>
          </Restored>
        )}
      </div>
      <MessageForm
        ref={form}
        service={service}
        errorOf={errorOf}
        isSending={isSending}
        words={words}
        fieldProps={(field) => ({ value: values[field], readOnly: isSending, onChange: keepTyped })}
        onKeyDown={(event: KeyboardEvent) => {
          // A held Enter must not answer the question whether to send again. In the message it makes lines.
          if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement))
            event.preventDefault();
        }}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          submit((typed) => sendMessage(destination, typed));
        }}
      />
      <OutcomePanel
        ref={panel}
        delivery={delivery}
        typed={values}
        onSend={sendAgain}
        onPlainSubmit={() => submit(submitPlainly)}
        {...destination}
      />
    </>
  );
}

/** Moves the focus to the first field that is marked invalid, if there is one. */
function focusFirstInvalid(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** Keeps the focus in its field where React replaces the exported form, because a translator has changed the page before. */
function useKeptFocus() {
  // During the first render the exported form is still in the page.
  const [focused] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));

  useEffect(() => {
    if (focused && !focused.isConnected) document.getElementById(focused.id)?.focus({ preventScroll: true });
  }, [focused]);
}

/** Shown without script to a visitor whom the service sent back to this part of the page. */
const Thanks = styled.p`
  display: none;
  margin-top: 1.35rem;
  font-weight: 600;

  &:target {
    display: block;
  }
`;

const Restored = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1.25rem;
  margin-top: 0.6rem;
  color: ${theme.color.muted};
  font-size: ${theme.size.small};
`;
