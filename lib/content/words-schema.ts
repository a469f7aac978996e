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

/**
 * What became of a message. The first two sentences show in a note that passes (a toast); the others make
 * the paragraph under the form: what is known, then what to do.
 */
export interface OutcomeWords {
  /** It was sent. Also at the head of the form, where a form service has sent the visitor back. */
  sent: string;
  /** It was not. */
  failed: string;
  /** The note's second line when no answer came in time; `{count}` are seconds, 15 of them. */
  unanswered: Plural;
  /** What is known when no answer came, because the visitor or the form service is offline. */
  unreachable: string;
  /** No answer came in time; `{count}` are seconds, 15 of them. */
  timeout: Plural;
  /** The form service refused the message. */
  refused: string;
  /** Its answer makes no sense. */
  unreadable: string;
  /** The browser sent the message without this page's help. */
  posted: string;
  /** What to do: nothing is lost. */
  kept: string;
  /** What to do when the message may have arrived; `{send}` is what the form's button says. */
  askTwice: Sentence<'send'>;
  /** Follows when the message is longer than a mail link can hold. */
  cut: string;
}

/** The ways out when a message could not be sent: the buttons under the form, and in the note. */
export interface WayOutWords {
  /** Opens the visitor's mail program with the message. */
  mail: string;
  /** Puts the message on the clipboard. */
  copy: string;
  /** What that button says when it is there. */
  copied: string;
  /** What it says where the browser refuses. */
  notCopied: string;
  /** Has the browser send the form by itself. */
  plain: string;
  /** Leads back to the form, where the visitor has gone to another page. */
  back: string;
}

/** The offer of a message that was not sent, over the form. */
export interface DraftWords {
  /** It is there; `{beginning}` is how it begins, in quotes. */
  unsent: Sentence<'beginning'>;
  /** It is there, and may have been sent. */
  maybeUnsent: Sentence<'beginning'>;
  /** It was discarded just now. */
  discarded: Sentence<'beginning'>;
  /** Puts it into the form. */
  bringBack: string;
  /** Forgets it. */
  discard: string;
  /** Has it back after all. */
  undo: string;
}

/** What the form says where `site.ts` names no form service, so that it writes an email. `{send}` is what the button says. */
export interface MailFormWords {
  /** Stands over the button. */
  note: Sentence<'send'>;
  /** What is known of the message once the mail program has it. */
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
  /** The ways out when a message could not be sent. */
  waysOut: WayOutWords;
  /** The offer of a message that was not sent. */
  drafts: DraftWords;
  /** The form that writes an email. */
  mailForm: MailFormWords;
  /** The notes that pass. */
  toasts: ToastWords;
  /** The page that stands in for one that has failed. */
  error: ErrorWords;
  /** `llms.txt`. */
  summary: SummaryWords;
}
