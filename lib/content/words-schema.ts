/**
 * The shape of `words.ts`: what the site says by itself, on every owner's site alike. The doc comment of a
 * word tells where it shows. None may be left out.
 *
 * A word in braces is a placeholder, such as `{count}`: the site puts something in its place. It may stand
 * anywhere in the sentence, and keeps its English name in every language.
 */

/**
 * A sentence with placeholders. Each of them has to be in it; a name that the comment does not speak of
 * stops the build.
 */
export type Sentence<Placeholder extends string> = (
  Placeholder extends string
    ? (sentence: `${string}{${Placeholder}}${string}`) => void
    : never
) extends (sentence: infer Whole) => void
  ? Whole & string
  : never;

/**
 * A sentence about a number, which is its `{count}`, in the forms that the site's language has for whole
 * numbers: English `one` and `other`, Polish `few` and `many` besides, Arabic all six. The build says which
 * are missing. A form may go without `{count}` where it says the number in a word, all but `other`.
 */
export type Plural<Placeholder extends string = never> = {
  /** Of every number that has no form of its own. */
  other: Sentence<Placeholder | 'count'>;
} & {
  /** The further forms, by the names that Unicode has for them. */
  [Category in Exclude<Intl.LDMLPluralRule, 'other'>]?: [Placeholder] extends [never] ? string : Sentence<Placeholder>;
};

/** What stands at the top of every page. */
export interface HeaderWords {
  /** The first stop of the keyboard, which leads past the header. It shows once it has the focus. */
  skip: string;
  /** What screen readers call the links to the pages: `Main` navigation. */
  navigation: string;
  /** The button that opens those links on a phone: its name, and its tooltip. */
  menu: string;
  /** The button for light and dark: its name and its tooltip tell what is chosen. */
  theme: {
    /** The page follows the device. */
    system: string;
    /** It is light. */
    light: string;
    /** It is dark. */
    dark: string;
  };
}

/** What stands at the foot of every page. */
export interface FooterWords {
  /** The heading over the links to the pages. */
  links: string;
  /** The heading over place, phone and email address. */
  contact: string;
  /** The last line; `{year}` is the visitor's, `{name}` yours. */
  rights: Sentence<'year' | 'name'>;
}

/** What links and buttons say that stand on several pages. */
export interface LinkWords {
  /** Leads to the contact page: under the home page's heading, and in the band at the end of the pages. */
  contact: string;
  /** Opens the CV, on the home page. */
  viewCv: string;
  /** The same on the about page. */
  downloadCv: string;
  /** What screen readers hear behind the name of a link that opens a tab of its own, as those to other sites do. */
  newTab: string;
}

/** How names stand together, wherever several do. */
export interface ListWords {
  /** Two of them, or a list and its next: city and country, name and role, technologies. It holds your language's comma. */
  pair: Sentence<'first' | 'second'>;
}

/** What the cards of the projects say. */
export interface ProjectWords {
  /** What screen readers call the list of a project's technologies. */
  technologies: string;
  /** The link to the code where its host has no name of its own, as GitHub has. */
  code: string;
  /** The link to where a project can be tried. */
  live: string;
  /** What such a link is called for screen readers: `{link}` is what it shows, `{project}` the project's title. */
  linkOf: Sentence<'link' | 'project'>;
}

/** What the home page says besides. */
export interface HomeWords {
  /** What screen readers call the list of a few skills. */
  skills: string;
}

/** What the about page says besides. */
export interface AboutWords {
  /** Stands before your name, on the card beside the bio. */
  name: string;
  /** Stands before your email address there. */
  email: string;
  /** The last year of what goes on: 2024 – present. */
  present: string;
}

/** The four fields of the contact form. */
export interface FieldWords {
  /** Who writes. */
  name: {
    /** The word over the field. */
    label: string;
    /** What the field shows while it is empty. */
    placeholder: string;
  };
  /** Where the answer goes; what the empty field shows stands in `pages.ts`. */
  email: {
    /** The word over the field. */
    label: string;
  };
  /** What it is about. */
  subject: {
    /** The word over the field. */
    label: string;
    /** What the field shows while it is empty. */
    placeholder: string;
  };
  /** The message itself. */
  message: {
    /** The word over the field. */
    label: string;
    /** What the field shows while it is empty. */
    placeholder: string;
  };
}

/** The contact form: its fields, its button, and what stands under a field that is not filled in as it should be. */
export interface FormWords {
  /** The fields. */
  fields: FieldWords;
  /**
   * Stands under a field whose text is too short. `{label}` is the word over the field, `{count}` how many
   * characters it takes: 2, 3 or 10. Where your language would bend the sentence to the word, begin with the
   * word and a colon.
   */
  tooShort: Plural<'label'>;
  /** Stands under the email field when it holds no address. */
  noAddress: string;
  /** The button. */
  send: string;
  /** The button while the message is on its way. */
  sending: string;
  /** What screen readers hear meanwhile. */
  underWay: string;
}

/** What became of a message: the sentences of the toast, and those of the panel under the form, which stays. */
export interface OutcomeWords {
  /** Toast: it was sent. Also above the form, where a form service has sent the visitor back. */
  sent: string;
  /** Toast: it was not sent. */
  failed: string;
  /** Toast and panel: it may have been sent. */
  unconfirmed: string;
  /** Panel: it was sent; `{name}` and `{email}` are the visitor's. */
  thanks: Sentence<'name' | 'email'>;
  /** Panel: it was not sent. The reason follows, then what is `kept`. */
  notSent: string;
  /** A reason: the server answered with an error and no sentence for visitors; `{status}` is its HTTP status. */
  serverError: Sentence<'status'>;
  /** A reason: the server found a mistake in some fields, which is written under them. */
  fields: string;
  /** A reason: the visitor's device is offline. */
  offline: string;
  /** Panel: it may not have been sent, because of a network error while the device is online. */
  unreachable: string;
  /** A cause: there was no answer in time; `{count}` are seconds, 15 of them. */
  timeout: Plural;
  /** A cause: the answer makes no sense. */
  unreadable: string;
  /** A cause: the page was closed or reloaded meanwhile. */
  closed: string;
  /** A cause: the browser submitted the form without this page's script. */
  posted: string;
  /** Panel: nothing is lost. The buttons of `fallback` follow. */
  kept: string;
  /** Panel: the question before a message is sent again that may have arrived. */
  askTwice: string;
  /** Follows where the message is longer than a mail link can hold. */
  cut: string;
}

/** The buttons of the panel: the ways to send a message that was not sent. */
export interface FallbackWords {
  /** Sends it again. */
  retry: string;
  /** The same, once the panel has asked. */
  sendAgain: string;
  /** Opens the visitor's email app with the message. */
  mail: string;
  /** Puts the message on the clipboard. */
  copy: string;
  /** That button once it has. */
  copied: string;
  /** That button where the browser refuses. */
  notCopied: string;
  /** Has the browser submit the form. */
  plain: string;
  /** The link in a toast on another page, to the form. */
  back: string;
}

/** The line above the form where what was typed before was filled in again. */
export interface DraftWords {
  /** It was filled in. */
  restored: string;
  /** The button that empties the fields. */
  discard: string;
}

/** What the form says where `site.ts` names no form service, so that it writes an email. */
export interface MailFormWords {
  /** Above the button. */
  note: string;
  /** In the panel, once the email app has the message. */
  posted: string;
}

/** The notes that pass (toasts). */
export interface ToastWords {
  /** What screen readers call the place where they stand. */
  region: string;
  /** The button that takes one away: its name, and its tooltip. */
  dismiss: string;
}

/** The page that stands in for one that has failed. */
export interface ErrorWords {
  /** Its heading and its title. */
  heading: string;
  /** Stands where the error itself says nothing. */
  unknown: string;
  /** The button. */
  retry: string;
}

/** `llms.txt`, the summary of the site for programs that read it for people. */
export interface SummaryWords {
  /** Where you live; `{place}` is city and country. */
  basedIn: Sentence<'place'>;
  /** Stands before skills of a group without a title. */
  skills: string;
  /** The languages you speak, each as the next line has it. */
  languages: Sentence<'languages'>;
  /** One of them. */
  language: Sentence<'name' | 'level'>;
  /** The years of a position or a degree. */
  years: Sentence<'from' | 'to'>;
  /** The heading over the list of pages. */
  pages: string;
  /** The heading over the services. */
  services: string;
  /** The heading over the projects. */
  projects: string;
  /** Where a project can be tried. */
  live: Sentence<'address'>;
  /** The heading over the ways to reach you. */
  contact: string;
  /** Your email address. */
  email: Sentence<'address'>;
  /** Your phone number. */
  phone: Sentence<'number'>;
  /** The link to your details as a card for an address book. */
  card: string;
  /** The link to your CV. */
  cv: string;
}

/** Everything the site says by itself. */
export interface Words {
  /** Shown at the top of every page. */
  header: HeaderWords;
  /** Shown at the foot of every page. */
  footer: FooterWords;
  /** Links and buttons that stand on several pages. */
  links: LinkWords;
  /** How names stand together. */
  lists: ListWords;
  /** The cards of the projects. */
  projects: ProjectWords;
  /** The home page. */
  home: HomeWords;
  /** The about page. */
  about: AboutWords;
  /** The contact form. */
  form: FormWords;
  /** What became of a message. */
  outcome: OutcomeWords;
  /** The ways to send a message that was not sent. */
  fallback: FallbackWords;
  /** A message that was filled in again. */
  draft: DraftWords;
  /** The form that writes an email. */
  mailForm: MailFormWords;
  /** The notes that pass. */
  toasts: ToastWords;
  /** The page that stands in for one that has failed. */
  error: ErrorWords;
  /** `llms.txt`. */
  summary: SummaryWords;
}
