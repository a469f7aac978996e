import { useFormik } from 'formik';
import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { TextButton } from '@/components/ui/button';
import {
  CONSENT_FIELD,
  EMPTY_MESSAGE,
  MESSAGE_FIELDS,
  type Message,
  readValues,
  removeFragment,
  withDraft,
} from '@/lib/browser/draft';
import { type ContactFormWords, OUTCOME_ID } from '@/lib/browser/form-settings';
import { row, smallText } from '@/styles/theme';
import {
  type DeliveryState,
  discardDraft,
  type FormSettings,
  recordMailed,
  sendMessage,
  startSubmission,
  submission,
  updateDraft,
  useDelivery,
} from './delivery-store';
import { messageRules, outgoingMessage, rulesWithConsent } from './message';
import { MessageForm } from './message-form';
import { BASIC_FORM, OutcomePanel } from './outcome-panel';
import { SentNotice } from './sent-notice';

type FormRef = RefObject<HTMLFormElement | null>;
type MessageFormik = ReturnType<typeof useFormik<Message>>;

/** The contact form with its script. Formik holds the values of the fields; the delivery store knows what happened to the message. */
export function ScriptedForm(settings: FormSettings) {
  const { service, words } = settings;
  const delivery = useDelivery();
  const form = useRef<HTMLFormElement>(null);
  const { formik, submit } = useMessage(form, settings);
  const { isRestored, discard } = useDraft(form, formik);
  const panel = useOutcome(form, formik.resetForm);

  return (
    <>
      {delivery.phase === 'idle' && <SentNotice {...settings} />}
      <div role="status">
        {isRestored && (
          <DraftNotice>
            <p>{words.draft.restored}</p>
            <TextButton type="button" onClick={discard}>
              {words.draft.discard}
            </TextButton>
          </DraftNotice>
        )}
      </div>
      <MessageForm
        ref={form}
        service={service}
        words={words}
        values={formik.values}
        errors={errorsOf(formik, delivery, words)}
        isSending={delivery.phase === 'sending'}
        onFieldChange={formik.handleChange}
        onConsent={(text) => formik.setFieldValue(CONSENT_FIELD, text)}
        onSubmit={submit}
      />
      <OutcomePanel ref={panel} delivery={delivery} values={formik.values} {...settings} />
    </>
  );
}

/** The text below each invalid field: that of its rule, or what the service said about it, until the field changes. */
function errorsOf({ values, errors }: MessageFormik, delivery: DeliveryState, words: ContactFormWords) {
  const texts: Partial<Message> = {};
  if (errors.consent) texts.consent = words.consent?.box?.missing;
  for (const field of MESSAGE_FIELDS) {
    if (errors[field]) texts[field] = words.errors[field];
    else if (delivery.phase === 'failed' && delivery.message[field] === values[field])
      texts[field] = delivery.fieldErrors?.[field];
  }
  return texts;
}

/** The message in Formik, and the handler by which it is sent, whichever button submits the form. */
function useMessage(form: FormRef, settings: FormSettings) {
  const { phase } = useDelivery();
  const hasBox = settings.words.consent?.box !== undefined;
  const formik = useFormik<Message>({
    initialValues: hasBox ? { ...EMPTY_MESSAGE, consent: '' } : EMPTY_MESSAGE,
    validationSchema: hasBox ? rulesWithConsent : messageRules,
    validateOnBlur: false,
    validateOnChange: submission.wasTried,
    // `submitForm` returns this message, or `undefined` if a field is invalid.
    onSubmit: async (message) => message,
  });
  const { submitCount, isSubmitting, isValid, setValues, submitForm } = formik;

  // A message may be sent again even if the service had rejected one of its fields.
  const showRefusal = useEffectEvent(() => {
    if (!isValid) focusFirstInvalid(form);
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) showRefusal();
  }, [submitCount, isSubmitting]);

  /** Has React write the values into the fields at once. */
  function writeFields(values: Message) {
    flushSync(() => setValues(values, false));
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (phase === 'sending') return;
    const button = event.nativeEvent.submitter as HTMLButtonElement | null;
    submission.wasTried = true;
    // Browsers and password managers may have filled in a field without an event.
    writeFields(readValues(event.currentTarget));
    const message: Message | undefined = await submitForm();
    if (!message) return;
    if (button?.value === BASIC_FORM) {
      if (!startSubmission(message)) return;
      writeFields(outgoingMessage(message));
      form.current?.submit();
    } else {
      // `Try again` is removed together with the panel, so the focus moves to the form's own button.
      if (document.activeElement === button) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
      sendMessage(settings, message);
    }
  }

  return { formik, submit };
}

/** Takes over the text of the exported form or the draft when the form is mounted, and saves what Formik holds from then on. */
function useDraft(form: FormRef, { values, setValues, resetForm }: MessageFormik) {
  const { phase } = useDelivery();
  const [adopted, setAdopted] = useState<{ text: Message; isRestored: boolean }>();
  // During the first render the exported form is still in the page.
  const [exportedFocus] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));

  const adoptText = useEffectEvent(() => {
    if (!form.current) return;
    // React replaces the exported form if a translation tool has changed the page before hydration.
    if (exportedFocus && !exportedFocus.isConnected)
      document.getElementById(exportedFocus.id)?.focus({ preventScroll: true });
    // Set by script, because the browser has to validate the exported form.
    form.current.noValidate = true;
    const typed = readValues(form.current);
    const restored = withDraft(typed);
    const text = restored ?? typed;
    setValues(text, false);
    // The bootstrap script may have restored the draft, or opened an email, before hydration.
    const { dataset } = form.current;
    // A message that is being sent can't be discarded.
    setAdopted({ text, isRestored: phase !== 'sending' && (restored !== undefined || 'restored' in dataset) });
    if ('mailed' in dataset) recordMailed(text);
  });
  // A layout effect, so that the fields are not painted empty.
  useLayoutEffect(() => adoptText(), []);

  const save = useEffectEvent((message: Message) => {
    if (adopted && adopted.text !== message) updateDraft(message);
  });
  useEffect(() => save(values), [values]);

  return {
    /** Until the values change, or are read again to be sent. */
    isRestored: adopted?.isRestored && adopted.text === values,

    discard() {
      discardDraft();
      resetForm();
      form.current?.querySelector('input')?.focus();
    },
  };
}

/** Leads the visitor to the outcome when it arrives, and empties the form of a message that was sent. */
function useOutcome(form: FormRef, resetForm: () => void) {
  const delivery = useDelivery();
  const panel = useRef<HTMLDivElement>(null);
  const lastDelivery = useRef(delivery);

  // The link in a toast has led to the panel, and would lead to an empty one later.
  useEffect(() => removeFragment(OUTCOME_ID), []);

  useEffect(() => {
    const last = lastDelivery.current;
    lastDelivery.current = delivery;
    // After a reload, the state that was restored from the draft is no news.
    if (delivery === last || last.phase === 'idle' || delivery.phase === 'sending') return;
    if (delivery.phase === 'sent') resetForm();
    else focusFirstInvalid(form);
    // Not while an invalid field has the focus: it would be scrolled out of view.
    if (!document.activeElement?.matches('[aria-invalid]')) panel.current?.scrollIntoView({ block: 'nearest' });
    // Afterwards, because a change of the focus makes toasts look for a free place.
    if (delivery.phase === 'sent') panel.current?.focus({ preventScroll: true });
  }, [delivery, form, resetForm]);

  return panel;
}

function focusFirstInvalid(form: FormRef) {
  form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

const DraftNotice = styled.div`
  ${row('0 1.25rem')}
  align-items: center;
  margin-top: 0.6rem;
  ${smallText}
`;
