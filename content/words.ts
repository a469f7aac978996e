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
  caseStudy: {
    link: 'Case study',
    client: 'Client',
    year: 'Year',
    role: 'Role',
    previous: 'Previous project',
    next: 'Next project',
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
    unconfirmed: "We couldn't confirm that your message was sent.",
    thanks: "Message sent. Thank you, {name}. I'll reply to {email}.",
    notSent: "Your message wasn't sent.",
    serverError: 'Something went wrong on the server ({status}).',
    fields: 'Please check the fields marked above.',
    offline: "You're offline.",
    unreachable: "Your message may not have been sent: we couldn't read an answer from the server.",
    timeout: {
      one: "The server didn't respond within {count} second.",
      other: "The server didn't respond within {count} seconds.",
    },
    unreadable: "The server's response couldn't be read.",
    closed: 'The page was closed while your message was being sent.',
    posted: "Your browser submitted the form directly, so this page can't see the result.",
    kept: 'Nothing you typed is lost.',
    askTwice: 'It may already have arrived. Send it again anyway?',
    cut: 'The email contains only the beginning. Copy the message to get the rest.',
  },
  fallback: {
    retry: 'Try again',
    sendAgain: 'Send again',
    mail: 'Send by email',
    copy: 'Copy message',
    copied: 'Copied',
    notCopied: "Couldn't copy",
    plain: 'Send with a basic form',
    back: 'Back to the form',
  },
  draft: { restored: 'Restored your draft.', discard: 'Discard' },
  mailForm: {
    note: 'This form opens your email app with the message filled in. Send it from there.',
    posted: 'Your message is ready in your email app. Send it from there.',
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
