import { z } from 'zod';
import { line } from './fields';

/**
 * The fields of `content/words.ts`, none of which may be left out. A field's comment says where it is shown.
 *
 * A word in braces is a placeholder, such as `{count}`, which the site fills in. It may stand anywhere in the sentence,
 * and keeps its English name in every language.
 */

const named = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' and ');

/** A line in which each of the needed placeholders stands once, and no other but the allowed ones. */
function template(needed: readonly string[], allowed = needed) {
  return line().check(({ value, issues }) => {
    const found = [...value.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
    const isRight =
      found.every((name, index) => allowed.includes(name) && found.indexOf(name) === index) &&
      needed.every((name) => found.includes(name));
    if (isRight) return;
    const message =
      allowed.length > 0
        ? `must have ${named(allowed)}, each once and no other word in braces`
        : 'must have no words in braces';
    issues.push({ code: 'custom', message, path: [], input: value });
  });
}

/** A sentence with placeholders. */
const sentence = (...names: string[]) => template(names);

/** A sentence about a fixed number of characters, which may stand in it as a word in place of `{count}`. */
const tooShort = () => template([], ['count']);

/** Words without placeholders. */
const plain = () => template([]);

const textField = z.strictObject({
  label: plain(),
  /** Shown in the field while it is empty. */
  placeholder: plain(),
});

export const words = z.strictObject({
  /** The top of every page. */
  header: z.strictObject({
    /** The first stop of the keyboard, which leads past the header. It is shown while it has the focus. */
    skip: plain(),
    /** What screen readers call the links to the pages: `Main` navigation. */
    navigation: plain(),
    /** Name and tooltip of the button that opens these links on a phone. */
    menu: plain(),
    /** Name and tooltip of the theme button, by what is chosen. */
    theme: z.strictObject({ system: plain(), light: plain(), dark: plain() }),
  }),
  /** The foot of every page. */
  footer: z.strictObject({
    /** The heading over the links to the pages. */
    links: plain(),
    /** The heading over place, phone and email address. */
    contact: plain(),
    /** The last line; `{year}` is the visitor's, `{name}` yours. */
    rights: sentence('year', 'name'),
  }),
  /** Links and buttons on several pages. */
  links: z.strictObject({
    /** Leads to the contact page, under the home page's heading and at the end of the pages. */
    contact: plain(),
    /** Opens the CV, on the home page. */
    viewCv: plain(),
    /** Opens the CV, on the about page. */
    downloadCv: plain(),
    /** Added for screen readers to the name of a link that opens in a new tab. */
    newTab: plain(),
  }),
  lists: z.strictObject({
    /** Joins two names, or a list and its next entry: city and country, technologies. Has your language's comma. */
    pair: sentence('first', 'second'),
  }),
  /** The cards of the projects. */
  projects: z.strictObject({
    /** What screen readers call the list of a project's technologies. */
    technologies: plain(),
    /** The link to the code where its host is none that the site knows by name, as it knows GitHub. */
    code: plain(),
    /** The link to where a project can be tried. */
    live: plain(),
    /** What screen readers call such a link: `{link}` is the text it shows, `{project}` the project's title. */
    linkOf: sentence('link', 'project'),
  }),
  /** Case studies, and the cards that link to them. Optional while no project has a `page`. */
  caseStudy: z
    .strictObject({
      /** The link on the project's card. */
      link: plain(),
      /** Stands before the client's name. */
      client: plain(),
      /** Stands before the year. */
      year: plain(),
      /** Stands before what you did in the project. */
      role: plain(),
      /** Stands over the title of the previous case study. */
      previous: plain(),
      /** Stands over the title of the next one. */
      next: plain(),
    })
    .optional(),
  home: z.strictObject({
    /** What screen readers call the list of skills on the home page. */
    skills: plain(),
  }),
  about: z.strictObject({
    /** Stands before your name, on the card beside the bio. */
    name: plain(),
    /** Stands before your email address there. */
    email: plain(),
    /** The last year of an entry that goes on: 2024 – present. */
    present: plain(),
  }),
  form: z.strictObject({
    /** The fields. What the empty email field shows is in `pages.ts`. */
    fields: z.strictObject({
      name: textField,
      email: textField.pick({ label: true }),
      subject: textField,
      message: textField,
    }),
    /** Under a field whose text is too short; `{count}` is how many characters it takes: 2, 3 and 10. */
    tooShort: z.strictObject({ name: tooShort(), subject: tooShort(), message: tooShort() }),
    /** Under the email field when it holds no address. */
    noAddress: plain(),
    send: plain(),
    /** The button while the message is being sent. */
    sending: plain(),
    /** What screen readers hear meanwhile. */
    underWay: plain(),
  }),
  /** What became of a message: the sentences of the toast, and those of the panel under the form, which stays. */
  outcome: z.strictObject({
    /** Toast: it was sent. Also above the form, where a form service has sent the visitor back. */
    sent: plain(),
    /** Toast: it was not sent. */
    failed: plain(),
    /** Toast and panel: it may have been sent. */
    unconfirmed: plain(),
    /** Panel: it was sent; `{name}` and `{email}` are the visitor's. */
    thanks: sentence('name', 'email'),
    /** Panel: it was not sent. The reason follows, then `kept`. */
    notSent: plain(),
    /** A reason: the server answered with an error and no sentence for visitors; `{status}` is its HTTP status. */
    serverError: sentence('status'),
    /** A reason: the server found a mistake in some fields, which is written under them. */
    fields: plain(),
    /** A reason: the visitor's device is offline. */
    offline: plain(),
    /** Panel: it may not have been sent, because of a network error while the device is online. */
    unreachable: plain(),
    /** A cause: the server did not answer in time; `{count}` is the number of seconds, 15. */
    timeout: sentence('count'),
    /** A cause: the answer could not be read. */
    unreadable: plain(),
    /** A cause: the page was closed or reloaded meanwhile. */
    closed: plain(),
    /** A cause: the browser submitted the form without this page's script. */
    posted: plain(),
    /** Panel: nothing is lost. The buttons of `fallback` follow. */
    kept: plain(),
    /** Panel: the question before a message is sent again that may have arrived. */
    askTwice: plain(),
    /** Added where the message is longer than a mail link can hold. */
    cut: plain(),
  }),
  /** The buttons of the panel: the other ways to send a message that was not sent. */
  fallback: z.strictObject({
    retry: plain(),
    /** The same, once the panel has asked. */
    sendAgain: plain(),
    /** Opens the visitor's email app with the message. */
    mail: plain(),
    /** Puts the message on the clipboard. */
    copy: plain(),
    /** The copy button once it has. */
    copied: plain(),
    /** The copy button where the browser refuses. */
    notCopied: plain(),
    /** Has the browser submit the form. */
    plain: plain(),
    /** The link in a toast on another page, to the form. */
    back: plain(),
  }),
  /** The line above the form where what was typed before was filled in again. */
  draft: z.strictObject({
    restored: plain(),
    /** The button that empties the fields. */
    discard: plain(),
  }),
  /** The form on a site without a form service, which writes an email. */
  mailForm: z.strictObject({
    /** Above the button. */
    note: plain(),
    /** In the panel, once the email app has the message. */
    posted: plain(),
  }),
  toasts: z.strictObject({
    /** What screen readers call the place of the toasts. */
    region: plain(),
    /** Name and tooltip of the button that removes a toast. */
    dismiss: plain(),
  }),
  /** The screen shown in place of a page that failed. */
  error: z.strictObject({
    /** Heading and title of the page. */
    heading: plain(),
    /** Shown where the error has neither a status nor a message. */
    unknown: plain(),
    retry: plain(),
  }),
  /** `llms.txt`, the site in Markdown for language models. */
  summary: z.strictObject({
    /** Where you live; `{place}` is city and country. */
    basedIn: sentence('place'),
    /** Stands before skills of a group without a title. */
    skills: plain(),
    /** The languages you speak, each as the next line has it. */
    languages: sentence('languages'),
    language: sentence('name', 'level'),
    /** The years of a position or a degree. */
    years: sentence('from', 'to'),
    /** Headings over the pages, the services and the projects. */
    pages: plain(),
    services: plain(),
    projects: plain(),
    /** Where a project can be tried. */
    live: sentence('address'),
    /** The heading over the ways to reach you, which follow. */
    contact: plain(),
    email: sentence('address'),
    phone: sentence('number'),
    /** The link to your contact card. */
    card: plain(),
    cv: plain(),
  }),
});

export type Words = z.infer<typeof words>;
