import { z } from 'zod';
import { line } from './fields';

/**
 * What the site says by itself, on every owner's site alike: the fields of `content/words.ts`. The comment of a field
 * tells where it shows. None may be left out
 * unless its comment says so.
 *
 * A word in braces is a placeholder, such as `{count}`: the site puts something in its place. It may stand anywhere in
 * the sentence, and keeps its English name in every language.
 */

/** A sentence in which each of the placeholders stands. */
export type Sentence<Placeholder extends string> = (
  Placeholder extends string
    ? (sentence: `${string}{${Placeholder}}${string}`) => void
    : never
) extends (sentence: infer Whole) => void
  ? Whole & string
  : never;

const named = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' and ');

/** A line in which each of the needed placeholders stands once, and no other but the allowed ones. */
function template<T extends string>(needed: readonly string[], allowed = needed) {
  return z
    .custom<T>((value) => line().safeParse(value).success, 'must be one line of text without a space at either end')
    .check(({ value, issues }) => {
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
const sentence = <Name extends string>(...names: Name[]) => template<Sentence<Name>>(names);

/** Words without placeholders. */
const plain = () => template<string>([]);

/**
 * A sentence about a number, which is its `{count}`, in the forms that the site's language has for whole numbers:
 * English `one` and `other`, Polish `few` and `many` besides, Arabic all six. A form other than `other` may say the
 * number in a word in place of `{count}`.
 */
function plural<Name extends string = never>(...names: Name[]) {
  const all = [...names, 'count'] as const;
  const form = () => template<[Name] extends [never] ? string : Sentence<Name>>(names, all).optional();
  return z.strictObject({
    zero: form(),
    one: form(),
    two: form(),
    few: form(),
    many: form(),
    /** For every number without a form of its own. */
    other: template<Sentence<Name | 'count'>>(all),
  });
}

/** A sentence about a number. */
export type Plural<Name extends string = never> = z.infer<ReturnType<typeof plural<Name>>>;

/** What stands at the top of every page. */
const headerWords = z.strictObject({
  /** The first stop of the keyboard, which leads past the header. It shows once it has the focus. */
  skip: plain(),
  /** What screen readers call the links to the pages: `Main` navigation. */
  navigation: plain(),
  /** The button that opens those links on a phone: its name, and its tooltip. */
  menu: plain(),
  /** The button for light and dark: its name and its tooltip tell what is chosen. */
  theme: z.strictObject({
    /** The page follows the device. */
    system: plain(),
    /** It is light. */
    light: plain(),
    /** It is dark. */
    dark: plain(),
  }),
});

/** What stands at the foot of every page. */
const footerWords = z.strictObject({
  /** The heading over the links to the pages. */
  links: plain(),
  /** The heading over place, phone and email address. */
  contact: plain(),
  /** The last line; `{year}` is the visitor's, `{name}` yours. */
  rights: sentence('year', 'name'),
});

/** What links and buttons say that stand on several pages. */
const linkWords = z.strictObject({
  /** Leads to the contact page: under the home page's heading, and in the band at the end of the pages. */
  contact: plain(),
  /** Opens the CV, on the home page. */
  viewCv: plain(),
  /** The same on the about page. */
  downloadCv: plain(),
  /** What screen readers hear behind the name of a link that opens a tab of its own, as those to other sites do. */
  newTab: plain(),
});

/** How names stand together, wherever several do. */
const listWords = z.strictObject({
  /** Two of them, or a list and its next: city and country, name and role, technologies. It holds your language's comma. */
  pair: sentence('first', 'second'),
});

/** What the cards of the projects say. */
const projectWords = z.strictObject({
  /** What screen readers call the list of a project's technologies. */
  technologies: plain(),
  /** The link to the code where its host has no name of its own, as GitHub has. */
  code: plain(),
  /** The link to where a project can be tried. */
  live: plain(),
  /** What such a link is called for screen readers: `{link}` is what it shows, `{project}` the project's title. */
  linkOf: sentence('link', 'project'),
});

/** What case studies say, and the cards that lead to them. */
const caseStudyWords = z.strictObject({
  /** The link on the project's card. */
  link: plain(),
  /** Stands before the client's name. */
  client: plain(),
  /** Stands before the year. */
  year: plain(),
  /** Stands before what you did in the project. */
  role: plain(),
  /** Stands over the title of the case study before. */
  previous: plain(),
  /** Stands over the title of the next one. */
  next: plain(),
});

/** What the home page says besides. */
const homeWords = z.strictObject({
  /** What screen readers call the list of a few skills. */
  skills: plain(),
});

/** What the about page says besides. */
const aboutWords = z.strictObject({
  /** Stands before your name, on the card beside the bio. */
  name: plain(),
  /** Stands before your email address there. */
  email: plain(),
  /** The last year of what goes on: 2024 – present. */
  present: plain(),
});

const textField = z.strictObject({
  /** The word over the field. */
  label: plain(),
  /** What the field shows while it is empty. */
  placeholder: plain(),
});

/** The four fields of the contact form. */
const fieldWords = z.strictObject({
  /** Who writes. */
  name: textField,
  /** Where the answer goes; what the empty field shows is in `pages.ts`. */
  email: textField.pick({ label: true }),
  /** What it is about. */
  subject: textField,
  /** The message itself. */
  message: textField,
});

/** The contact form: its fields, its button, and what stands under a field that is not filled in as it should be. */
const formWords = z.strictObject({
  /** The fields. */
  fields: fieldWords,
  /**
   * Stands under a field whose text is too short. `{label}` is the word over the field, `{count}` how many
   * characters it takes: 2, 3 or 10. Where your language would bend the sentence to the word, begin with the
   * word and a colon.
   */
  tooShort: plural('label'),
  /** Stands under the email field when it holds no address. */
  noAddress: plain(),
  /** The button. */
  send: plain(),
  /** The button while the message is on its way. */
  sending: plain(),
  /** What screen readers hear meanwhile. */
  underWay: plain(),
});

/** What became of a message: the sentences of the toast, and those of the panel under the form, which stays. */
const outcomeWords = z.strictObject({
  /** Toast: it was sent. Also above the form, where a form service has sent the visitor back. */
  sent: plain(),
  /** Toast: it was not sent. */
  failed: plain(),
  /** Toast and panel: it may have been sent. */
  unconfirmed: plain(),
  /** Panel: it was sent; `{name}` and `{email}` are the visitor's. */
  thanks: sentence('name', 'email'),
  /** Panel: it was not sent. The reason follows, then what is `kept`. */
  notSent: plain(),
  /** A reason: the server answered with an error and no sentence for visitors; `{status}` is its HTTP status. */
  serverError: sentence('status'),
  /** A reason: the server found a mistake in some fields, which is written under them. */
  fields: plain(),
  /** A reason: the visitor's device is offline. */
  offline: plain(),
  /** Panel: it may not have been sent, because of a network error while the device is online. */
  unreachable: plain(),
  /** A cause: there was no answer in time; `{count}` are seconds, 15 of them. */
  timeout: plural(),
  /** A cause: the answer makes no sense. */
  unreadable: plain(),
  /** A cause: the page was closed or reloaded meanwhile. */
  closed: plain(),
  /** A cause: the browser submitted the form without this page's script. */
  posted: plain(),
  /** Panel: nothing is lost. The buttons of `fallback` follow. */
  kept: plain(),
  /** Panel: the question before a message is sent again that may have arrived. */
  askTwice: plain(),
  /** Follows where the message is longer than a mail link can hold. */
  cut: plain(),
});

/** The buttons of the panel: the ways to send a message that was not sent. */
const fallbackWords = z.strictObject({
  /** Sends it again. */
  retry: plain(),
  /** The same, once the panel has asked. */
  sendAgain: plain(),
  /** Opens the visitor's email app with the message. */
  mail: plain(),
  /** Puts the message on the clipboard. */
  copy: plain(),
  /** That button once it has. */
  copied: plain(),
  /** That button where the browser refuses. */
  notCopied: plain(),
  /** Has the browser submit the form. */
  plain: plain(),
  /** The link in a toast on another page, to the form. */
  back: plain(),
});

/** The line above the form where what was typed before was filled in again. */
const draftWords = z.strictObject({
  /** It was filled in. */
  restored: plain(),
  /** The button that empties the fields. */
  discard: plain(),
});

/** What the form says where `site.ts` names no form service, so that it writes an email. */
const mailFormWords = z.strictObject({
  /** Above the button. */
  note: plain(),
  /** In the panel, once the email app has the message. */
  posted: plain(),
});

/** The notes that pass (toasts). */
const toastWords = z.strictObject({
  /** What screen readers call the place where they stand. */
  region: plain(),
  /** The button that takes one away: its name, and its tooltip. */
  dismiss: plain(),
});

/** The page that stands in for one that has failed. */
const errorWords = z.strictObject({
  /** Its heading and its title. */
  heading: plain(),
  /** Stands where the error itself says nothing. */
  unknown: plain(),
  /** The button. */
  retry: plain(),
});

/** `llms.txt`, the summary of the site for programs that read it for people. */
const summaryWords = z.strictObject({
  /** Where you live; `{place}` is city and country. */
  basedIn: sentence('place'),
  /** Stands before skills of a group without a title. */
  skills: plain(),
  /** The languages you speak, each as the next line has it. */
  languages: sentence('languages'),
  /** One of them. */
  language: sentence('name', 'level'),
  /** The years of a position or a degree. */
  years: sentence('from', 'to'),
  /** The heading over the list of pages. */
  pages: plain(),
  /** The heading over the services. */
  services: plain(),
  /** The heading over the projects. */
  projects: plain(),
  /** Where a project can be tried. */
  live: sentence('address'),
  /** The heading over the ways to reach you. */
  contact: plain(),
  /** Your email address. */
  email: sentence('address'),
  /** Your phone number. */
  phone: sentence('number'),
  /** The link to your details as a card for an address book. */
  card: plain(),
  /** The link to your CV. */
  cv: plain(),
});

/** Everything the site says by itself. */
export const words = z.strictObject({
  /** Shown at the top of every page. */
  header: headerWords,
  /** Shown at the foot of every page. */
  footer: footerWords,
  /** Links and buttons that stand on several pages. */
  links: linkWords,
  /** How names stand together. */
  lists: listWords,
  /** The cards of the projects. */
  projects: projectWords,
  /** The case studies. May be left out while no project has a `page`. */
  caseStudy: caseStudyWords.optional(),
  /** The home page. */
  home: homeWords,
  /** The about page. */
  about: aboutWords,
  /** The contact form. */
  form: formWords,
  /** What became of a message. */
  outcome: outcomeWords,
  /** The ways to send a message that was not sent. */
  fallback: fallbackWords,
  /** A message that was filled in again. */
  draft: draftWords,
  /** The form that writes an email. */
  mailForm: mailFormWords,
  /** The notes that pass. */
  toasts: toastWords,
  /** The page that stands in for one that has failed. */
  error: errorWords,
  /** `llms.txt`. */
  summary: summaryWords,
});

export type HeaderWords = z.infer<typeof headerWords>;
export type FooterWords = z.infer<typeof footerWords>;
export type LinkWords = z.infer<typeof linkWords>;
export type ListWords = z.infer<typeof listWords>;
export type ProjectWords = z.infer<typeof projectWords>;
export type CaseStudyWords = z.infer<typeof caseStudyWords>;
export type HomeWords = z.infer<typeof homeWords>;
export type AboutWords = z.infer<typeof aboutWords>;
export type FormWords = z.infer<typeof formWords>;
export type OutcomeWords = z.infer<typeof outcomeWords>;
export type FallbackWords = z.infer<typeof fallbackWords>;
export type DraftWords = z.infer<typeof draftWords>;
export type ToastWords = z.infer<typeof toastWords>;
export type ErrorWords = z.infer<typeof errorWords>;
export type Words = z.infer<typeof words>;
