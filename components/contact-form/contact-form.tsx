'use client';

import { useFormik } from 'formik';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { TextButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { OptionalBoundary } from '@/components/ui/optional-boundary';
import { Heading } from '@/components/ui/section';
import { EMPTY_MESSAGE, type Message, RETURN_PART, readFields, restoreDraft, wasSentBack } from '@/lib/browser/draft';
import { notPrinted, row, smallText } from '@/styles/theme';
import {
  type Destination,
  discardDraft,
  keepDraft,
  sendMessage,
  startSubmission,
  submission,
  useDelivery,
} from './delivery-store';
import { asSent, messageRules } from './message';
import { HEADING_ID, MessageForm } from './message-form';
import { OutcomePanel } from './outcome-panel';

/** The form for a message to the owner. Without its script, or if that throws, the browser submits the form. */
export function ContactForm({ heading, ...form }: Destination & { heading: ReactNode }) {
  const plainForm = (
    <>
      <SentBack {...form} isReplaced />
      <MessageForm ref={(element) => void restoreDraft(element)} service={form.service} words={form.words} />
    </>
  );
  return (
    <Frame onClickCapture={ignoreSecondClick} onKeyDown={ignoreHeldEnter} data-no-toasts="">
      <Heading id={HEADING_ID} $size="h3">
        {heading}
      </Heading>
      <OptionalBoundary fallback={plainForm}>
        <ScriptedForm {...form} />
      </OptionalBoundary>
    </Frame>
  );
}

/** The first click of a double click may make the form ask whether to send again; the second must not confirm. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail < 2 || !(event.target as Element).closest('button')) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Holding Enter must not confirm sending again either. In the message it inserts line breaks. */
function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}

/**
 * Tells a visitor whom the service has redirected back that the message was sent.
 *
 * @param props.isReplaced whether it takes the place of the exported one, which the browser knew as the target.
 */
function SentBack({ service, words, isReplaced }: Destination & { isReplaced?: boolean }) {
  if (!service.returnFields) return null;
  return (
    <Thanks id={RETURN_PART} $isShown={isReplaced && wasSentBack()}>
      {words.outcome.sent}
    </Thanks>
  );
}

/** Formik keeps values and errors, the delivery store the outcome, and the draft what a reload would lose. */
function ScriptedForm(destination: Destination) {
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
    // `submit` sends the message once Formik has validated it.
    onSubmit: async () => true,
  });
  const { values, submitCount, isSubmitting, resetForm } = formik;
  const isSending = delivery.phase === 'sending';

  // During the first render the exported form is still in the page.
  const [focused] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  const adoptExportedForm = useEffectEvent(() => {
    if (!form.current) return;
    // React replaces the exported form if a translation tool has changed the page before hydration.
    if (focused && !focused.isConnected) document.getElementById(focused.id)?.focus({ preventScroll: true });
    // Set by script, because the browser has to validate the exported form.
    form.current.noValidate = true;
    // The bootstrap script may have restored the draft before hydration. A message being sent can't be discarded.
    const isFilled = restoreDraft(form.current) || 'restored' in form.current.dataset;
    setIsRestored(isFilled && !isSending);
    formik.setValues(readFields(form.current), false);
  });
  // A layout effect, so that the fields are not painted empty.
  useLayoutEffect(() => adoptExportedForm(), []);

  const lastDelivery = useRef(delivery);
  useEffect(() => {
    const isNews = lastDelivery.current !== delivery && lastDelivery.current.phase !== 'idle';
    lastDelivery.current = delivery;
    if (!isNews || delivery.phase === 'sending') return;
    if (delivery.phase === 'sent') {
      resetForm();
      panel.current?.focus({ preventScroll: true });
    } else focusFirstInvalid(form.current);
    // Not while a field has the focus: it would be scrolled out of view.
    if (!document.activeElement?.matches('input, textarea')) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [delivery, resetForm]);

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFirstInvalid(form.current);
  }, [submitCount, isSubmitting]);

  /** Lets the browser submit the form, with the values that the script would send. */
  function submitPlainly(typed: Message) {
    if (!startSubmission(typed)) return;
    flushSync(() => formik.setValues(asSent(typed), false));
    form.current?.submit();
  }

  async function submit(deliver: (typed: Message) => void) {
    if (isSending) return;
    const typed = readFields(form.current);
    // Formik would validate the values of its last render.
    flushSync(() => formik.setValues(typed, false));
    submission.wasTried = true;
    setIsRestored(false);
    if (await formik.submitForm()) deliver(typed);
  }

  /** Sends by the form's button: the button in the panel disappears with the outcome, and would lose the focus. */
  function sendAgain() {
    const button = form.current?.querySelector<HTMLElement>('[type="submit"]');
    button?.focus();
    button?.click();
  }

  function keepTyped() {
    // All four fields: React would overwrite one that was filled in without an event.
    const typed = readFields(form.current);
    // After a reload, only the state of the delivery tells that the form was submitted.
    formik.setValues(typed, submission.wasTried || delivery.phase === 'unconfirmed');
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
      {delivery.phase === 'idle' && <SentBack {...destination} />}
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
        errorOf={(field) => {
          const isOfService = delivery.phase === 'failed' && delivery.message[field] === values[field];
          return formik.errors[field] ?? (isOfService ? delivery.fieldErrors?.[field] : undefined);
        }}
        isSending={isSending}
        words={words}
        fieldProps={(field) => ({ value: values[field], readOnly: isSending, onChange: keepTyped })}
        onSubmit={(event) => {
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

function focusFirstInvalid(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

const Frame = styled(Card)`
  padding: clamp(22.4px, 4vw, 2.8rem);
  ${notPrinted}
`;

/** Shown without scripts to a visitor whom the service redirected to this fragment of the page. */
const Thanks = styled.p<{ $isShown?: boolean }>`
  display: ${({ $isShown }) => ($isShown ? 'block' : 'none')};
  margin-top: 1.35rem;
  font-weight: 600;

  &:target {
    display: block;
  }
`;

const Restored = styled.div`
  ${row('0 1.25rem')}
  align-items: center;
  margin-top: 0.6rem;
  ${smallText}
`;
