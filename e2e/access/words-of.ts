import type { AccessOwner } from './access-owners';

/** What the site of an owner says by itself, as far as the walks ask for it. */
export function wordsOf(_owner: AccessOwner) {
  return ENGLISH;
}

const ENGLISH = {
  header: {
    skip: 'Skip to content',
    navigation: 'Main',
    menu: 'Menu',
    theme: { system: 'Theme: system', light: 'Theme: light', dark: 'Theme: dark' },
  },
  links: { newTab: '(opens in a new tab)' },
  form: {
    fields: {
      name: { label: 'Name' },
      email: { label: 'Email' },
      subject: { label: 'Subject' },
      message: { label: 'Message' },
    },
    tooShort: { other: '{label} must be at least {count} characters' },
    noAddress: 'Please enter a valid email address',
    send: 'Send Message',
    sending: 'Sending...',
    underWay: 'Sending your message.',
  },
  outcome: {
    sent: "Message sent successfully! I'll get back to you soon.",
    failed: 'Failed to send message. Please try again or contact directly via email.',
    refused: 'The form service did not take your message.',
    kept: 'Everything you wrote is still here: try again, or send it another way.',
    askTwice: 'It may have arrived already. Press {send} once more to send it again.',
  },
  waysOut: {
    copy: 'Copy message',
    copied: 'Message copied',
    notCopied: 'Copying is blocked here',
    plain: 'Send as a plain form',
  },
  drafts: { bringBack: 'Bring it back', discard: 'Discard it', undo: 'Undo' },
  toasts: { region: 'Notifications', dismiss: 'Dismiss' },
  error: { heading: 'Unexpected Application Error!', retry: 'Try again' },
};
