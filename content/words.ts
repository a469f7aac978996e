import type { Words } from '@/lib/content/words-schema';

/**
 * What the site says by itself: buttons, labels, messages. What you say yourself stands in the other files.
 * For a site in another language, translate the words between the quotes, here and there, and name the
 * language in `site.ts`. What stands in braces is filled in by the site: it keeps its English name, and goes
 * to whatever place your sentence has for it. Where a number decides, write each form that your language has:
 * `one`, `two`, `few`, `many`, `other`; the build says which it is missing.
 */
export const words: Words = {
  header: {
    skip: 'Skip to content',
    navigation: 'Main',
    menu: 'Menu',
    theme: { system: 'Theme: system', light: 'Theme: light', dark: 'Theme: dark' },
  },
  footer: {
    links: 'Quick Links',
    contact: 'Contact',
    rights: '© {year} {name}. All rights reserved.',
  },
  links: {
    contact: 'Contact Me',
    viewCv: 'View CV',
    downloadCv: 'Download CV',
    newTab: '(opens in a new tab)',
  },
  lists: { pair: '{first}, {second}' },
  projects: {
    technologies: 'Technologies',
    code: 'Code',
    live: 'Live Demo',
    linkOf: '{link} of {project}',
  },
  home: { skills: 'Skills' },
  about: { name: 'Name', email: 'Email', present: 'present' },
  form: {
    fields: {
      name: { label: 'Name', placeholder: 'Your Name' },
      email: { label: 'Email' },
      subject: { label: 'Subject', placeholder: 'Subject of your message' },
      message: { label: 'Message', placeholder: 'Your message here...' },
    },
    tooShort: {
      one: '{label} must be at least {count} character',
      other: '{label} must be at least {count} characters',
    },
    noAddress: 'Please enter a valid email address',
    send: 'Send Message',
    sending: 'Sending...',
    underWay: 'Sending your message.',
  },
  outcome: {
    sent: "Message sent successfully! I'll get back to you soon.",
    failed: 'Failed to send message. Please try again or contact directly via email.',
    unanswered: {
      one: 'It may have been sent: no answer came within {count} second.',
      other: 'It may have been sent: no answer came within {count} seconds.',
    },
    unreachable: 'No answer came from the form service, so your message was most likely not sent.',
    timeout: {
      one: 'No answer came within {count} second, so your message may have been sent.',
      other: 'No answer came within {count} seconds, so your message may have been sent.',
    },
    refused: 'The form service did not take your message.',
    unreadable: 'The form service gave an answer that cannot be read, so your message may not have been sent.',
    posted: 'This message went to the form service by a way that nobody here hears of, so it may have been sent.',
    kept: 'Everything you wrote is still here: try again, or send it another way.',
    askTwice: 'It may have arrived already. Press {send} once more to send it again.',
    cut: 'The email takes only its beginning: copy the message for the rest.',
  },
  waysOut: {
    mail: 'Send by email',
    copy: 'Copy message',
    copied: 'Message copied',
    notCopied: 'Copying is blocked here',
    plain: 'Send as a plain form',
    back: 'Back to your message',
  },
  drafts: {
    unsent: 'Your last message was not sent. {beginning}',
    maybeUnsent: 'Your last message may not have been sent. {beginning}',
    discarded: 'Discarded: {beginning}',
    bringBack: 'Bring it back',
    discard: 'Discard it',
    undo: 'Undo',
  },
  mailForm: {
    note: 'This form writes an email: {send} opens your mail program with it, and you send it there.',
    posted: 'Your message was handed to your mail program. It is sent once you send it there.',
  },
  toasts: { region: 'Notifications', dismiss: 'Dismiss' },
  error: {
    heading: 'Unexpected Application Error!',
    unknown: 'Something went wrong, and nothing says what.',
    retry: 'Try again',
  },
  summary: {
    basedIn: 'Based in {place}',
    skills: 'Skills',
    languages: 'Languages: {languages}',
    language: '{name} ({level})',
    years: '{from} to {to}',
    pages: 'Pages',
    services: 'Services',
    projects: 'Projects',
    live: 'Live: {address}',
    contact: 'Contact',
    email: 'Email: {address}',
    phone: 'Phone: {number}',
    card: 'Contact card',
    cv: 'CV',
  },
};
