import { useFormik } from 'formik';
import { usePathname } from 'next/navigation';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { mayHaveBeenSent } from './delivery/delivery-state';
import { findSentBefore, handToBrowser, readDelivery, sendMessage, useDelivery } from './delivery/outbox';
import { readDrafts } from './drafts/drafts';
import { useDrafts } from './drafts/use-drafts';
import { EMPTY_MESSAGE, isPartOf, isSameMessage, type Message } from './message';
import { messageRules } from './message-rules';
import { focusFirstInvalid, keepForTheWayBack, readFields, trimFormData } from './native-form';

interface Recipient {
  /** Where the form service takes messages. */
  endpoint: string;
  /** The owner's address. */
  ownerEmail: string;
}

/**
 * What the contact form does. Formik keeps the fields and what is wrong with them, the outbox
 * what is known of the message, and the drafts what would be lost; here they are brought
 * together with the form in the page, which may hold more than they know.
 */
export function useContactForm(form: RefObject<HTMLFormElement | null>, { endpoint, ownerEmail }: Recipient) {
  const page = usePathname();
  const delivery = useDelivery();
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const formik = useFormik<Message>({
    initialValues: EMPTY_MESSAGE,
    validationSchema: messageRules,
    validateOnBlur: false,
    validateOnChange: hasSubmitted,
    onSubmit: (typed) => {
      // Not awaited: whoever waits for it may be on another page by then.
      sendMessage({ endpoint, ownerEmail, page }, typed);
    },
  });
  const { values, submitCount, isSubmitting } = formik;
  const drafts = useDrafts({ message: values, mayBeSent: mayHaveBeenSent(delivery, values) });
  const isSending = delivery.phase === 'sending';

  const takeOver = useEffectEvent((isFirst: boolean) => {
    const found = findMessage(form.current, isFirst);
    formik.setValues(found);
    drafts.load();
    if (readDrafts().some((draft) => draft.mayBeSent && isSameMessage(draft.message, found))) findSentBefore(found);
  });

  useEffect(() => {
    takeOver(true);
    // Some browsers fill the fields again only when the page shows, after back and forward too.
    const onPageShow = () => takeOver(false);
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
  useLayoutEffect(() => keepForTheWayBack(form.current));

  useEffect(() => {
    const element = form.current;
    element?.addEventListener('formdata', trimFormData);
    return () => element?.removeEventListener('formdata', trimFormData);
  }, [form]);

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFirstInvalid(form.current);
  }, [form, submitCount, isSubmitting]);

  return {
    formik,
    delivery,
    drafts,
    isSending,
    submit() {
      if (isSending) return;
      setHasSubmitted(true);
      formik.submitForm();
    },
    /** Lets the browser post the form, by the same rules. */
    async submitPlainly() {
      if (isSending) return;
      setHasSubmitted(true);
      const errors = await formik.validateForm();
      if (Object.keys(errors).length > 0) {
        // The errors have to be in the page before the first of them can be found there.
        requestAnimationFrame(() => focusFirstInvalid(form.current));
        return;
      }
      handToBrowser(formik.values);
      form.current?.submit();
    },
    bringBack() {
      if (!drafts.offered) return;
      const { message, mayBeSent } = drafts.offered;
      drafts.exchange();
      formik.setValues(message);
      if (mayBeSent) findSentBefore(message);
    },
  };
}

/**
 * What belongs into the fields when the form comes up: the message whose outcome came while
 * the visitor was elsewhere, or else what stands in the fields, typed before the scripts ran
 * or brought back by the browser. Of a message that the browser brought back in part the tab
 * has kept the whole.
 *
 * @param isFirst whether this form has just come to the page, and not the page back to view.
 */
function findMessage(form: HTMLFormElement | null, isFirst: boolean): Message {
  const delivery = readDelivery();
  const [last] = readDrafts();
  if (delivery.phase === 'sending') return delivery.message;
  const isUndecided = delivery.phase === 'failed' || delivery.phase === 'uncertain';
  if (isFirst && isUndecided && last && isSameMessage(last.message, delivery.message)) return delivery.message;
  const found = readFields(form);
  const isInPart = last && !isSameMessage(found, EMPTY_MESSAGE) && isPartOf(found, last.message);
  return isFirst && isInPart && cameBack() ? last.message : found;
}

/** Whether the visitor came by the browser's back or forward. */
function cameBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
