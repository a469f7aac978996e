import { z } from 'zod';
import { line, soFarValid } from '../fields';

/**
 * The fields of `content/words.ts`. All but the title of the home page are required. Each comment says where the text is
 * shown.
 *
 * A word in braces, such as `{count}`, is a placeholder that the site fills in. It may be anywhere in the sentence, and
 * keeps its English name in every language.
 */

/** The words in braces of a text, in alphabetical order. */
const bracesIn = (text: string) => (text.match(/\{[^{}]*\}/g) ?? []).sort().join();

/** A sentence with placeholders, such as `{first} and {second}`. */
const sentence = (placeholders: string) =>
  line().refine((value) => bracesIn(value) === bracesIn(placeholders), {
    error: `must have ${placeholders}, each once and no other word in braces`,
    when: soFarValid,
  });

/** A sentence about a minimum length. It may spell out the number in place of the placeholder `{count}`. */
const tooShort = () =>
  line().refine((value) => ['', '{count}'].includes(bracesIn(value)), {
    error: 'must have {count} once or not at all, and no other word in braces',
    when: soFarValid,
  });

/** Text without placeholders. */
const plain = () =>
  line().refine((value) => bracesIn(value) === '', {
    error: 'must have no words in braces',
    when: soFarValid,
  });

const introduction = z.strictObject({ heading: plain(), text: plain() });

const textField = z.strictObject({
  label: plain(),
  /** Shown in the field while it is empty. */
  placeholder: plain(),
});

const offerWords = z.strictObject({
  /** From when you are free; `{date}` is a day or a month. */
  from: sentence('{date}'),
  /** How much you work for a client; `{days}` is a number of days, such as `3 days`. */
  perWeek: sentence('{days}'),
  /** Where you work. */
  remote: plain(),
  onSite: plain(),
  both: plain(),
  /** A sentence with all of these, behind another one. */
  availability: sentence('{details}'),
  /** The lowest price of a service. */
  startingAt: sentence('{price}'),
  /** The price for a time, or for the whole project. */
  units: z.strictObject({
    hour: sentence('{price}'),
    day: sentence('{price}'),
    week: sentence('{price}'),
    month: sentence('{price}'),
    project: sentence('{price}'),
  }),
  /** The labels before price and duration, for screen readers, and above what a service includes. */
  price: plain(),
  duration: plain(),
  includes: plain(),
  /** The label before the project that a testimonial is about. */
  project: plain(),
  /** The link to the address where calls are booked. */
  booking: plain(),
});

const legalWords = z.strictObject({
  /** Title and description of the imprint, and the labels of what it lists. The title is also the text of the links. */
  imprint: z.strictObject({
    title: plain(),
    description: sentence('{name}'),
    email: plain(),
    phone: plain(),
    vatId: plain(),
    register: plain(),
    profession: plain(),
    responsible: plain(),
  }),
  /** The privacy notice. */
  privacy: z.strictObject({
    title: plain(),
    description: sentence('{name}'),
    /** The heading above your name and addresses. */
    controller: plain(),
    delivery: z.strictObject({ heading: plain(), text: sentence('{host}') }),
    messages: z.strictObject({
      heading: plain(),
      /** A form service forwards messages; `{fields}` are the labels of the form's fields. */
      service: sentence('{fields} and {service}'),
      /** Another service receives them. */
      own: sentence('{fields} and {host}'),
      /** The form opens the visitor's email app. */
      mail: sentence('{fields}'),
      /** The site has no form. */
      none: plain(),
      /** The language of the page, which is sent along on a site with several. */
      language: plain(),
      purpose: plain(),
    }),
    visits: z.strictObject({
      heading: plain(),
      none: plain(),
      counted: sentence('{service}'),
      /** An analytics service that the site does not know; `{host}` is where its script comes from. */
      own: sentence('{host}'),
      /** What the script reports. */
      reported: plain(),
    }),
    hosts: z.strictObject({
      heading: plain(),
      none: plain(),
      some: plain(),
      /** A host and why pages contact it. */
      entry: sentence('{host} and {purpose}'),
      form: plain(),
      visits: plain(),
      pictures: plain(),
    }),
    storage: z.strictObject({
      heading: plain(),
      text: plain(),
      /** What is stored, and for how long. */
      theme: plain(),
      draft: plain(),
    }),
    rights: z.strictObject({ heading: plain(), text: plain() }),
    /** The link to a service's privacy notice. */
    link: sentence('{service}'),
    updated: sentence('{date}'),
  }),
});

export const words = z.strictObject({
  header: z.strictObject({
    /** The skip link, the first stop of the Tab key. It is visible only while it has the focus. */
    skip: plain(),
    /** The name of the main navigation for screen readers, without the word “navigation”: `Main`. */
    navigation: plain(),
    /** Accessible name and tooltip of the menu button on small screens. */
    menu: plain(),
    /** Accessible name and tooltip of the theme button, for each choice. */
    theme: z.strictObject({ system: plain(), light: plain(), dark: plain() }),
  }),
  footer: z.strictObject({
    /** The heading above the links to the pages. */
    links: plain(),
    /** The heading above your location, phone number and email address. */
    contact: plain(),
    /** The copyright notice; `{year}` is the current year on the visitor's device, `{name}` your name. */
    rights: sentence('{year} and {name}'),
  }),
  /** The headings above your lists, with a link or an introduction. Those in `pages.ts` replace them. */
  headings: z.strictObject({
    /** The featured projects on the home page, and the link to all. */
    projects: z.strictObject({ heading: plain(), link: plain() }),
    testimonials: plain(),
    skills: introduction,
    experience: plain(),
    education: plain(),
    languages: plain(),
    process: introduction,
    /** Your profiles on the contact page. */
    connect: plain(),
  }),
  /** Links and buttons on several pages. */
  links: z.strictObject({
    /** The link to the contact page, below the home page's heading and at the end of the pages. */
    contact: plain(),
    /** The link to your CV on the home page. */
    viewCv: plain(),
    /** The link to your CV on the about page. */
    downloadCv: plain(),
    /** Appended, for screen readers, to the text of a link that opens in a new tab. */
    newTab: plain(),
  }),
  lists: z.strictObject({
    /** Joins two names, such as city and country, or technologies: your language's comma. */
    pair: sentence('{first} and {second}'),
  }),
  /** The project cards. */
  projects: z.strictObject({
    /** The accessible name of a project's list of technologies, for screen readers. */
    technologies: plain(),
    /** The link to the source code if the site has no name for its host, as it has for GitHub. */
    code: plain(),
    /** The link to a project's live demo. */
    live: plain(),
    /** The name for screen readers: `{link}` is the visible text, `{project}` the project's title. */
    linkOf: sentence('{link} and {project}'),
  }),
  /** Case studies, with the labels of their facts. */
  caseStudy: z.strictObject({
    /** The text of the link on the project's card. */
    link: plain(),
    client: plain(),
    year: plain(),
    /** The label before your role in the project. */
    role: plain(),
    /** The labels above the titles of the neighbouring case studies. */
    previous: plain(),
    next: plain(),
  }),
  /** The pages of Markdown files. */
  writing: z.strictObject({
    /** Heading and title of the list of posts, unless `blog` in `pages.ts` has others. */
    heading: plain(),
    /** Its introduction and description in search results, unless `blog` in `pages.ts` has others. */
    introduction: sentence('{name}'),
    /** The heading of the newest posts on the home page. */
    newest: plain(),
    /** The text of the link from there to all posts. */
    allPosts: plain(),
    /** The accessible name of a list of tags, for screen readers. */
    tags: plain(),
    /** The link to the posts with any tag. */
    allTags: plain(),
    /** Heading and title of the page of a tag. */
    tagged: sentence('{tag}'),
    /** The introduction of that page, and its description in search results. */
    aboutTag: sentence('{name} and {tag}'),
    /** A text's reading time. */
    readingTime: sentence('{minutes}'),
    updated: sentence('{date}'),
    /** The mark of a post that only `npm run dev` shows. */
    draft: plain(),
    /** The heading above the headings of a text. */
    contents: plain(),
    /** The heading of the footnotes, for screen readers. */
    footnotes: plain(),
    /** The name of the link from a footnote back to the text, for screen readers. */
    backToText: sentence('{number}'),
    /** The name of a table's box, which scrolls, for screen readers. */
    table: plain(),
    /** The question before the link to an email about a post, and that link. */
    question: plain(),
    reply: plain(),
    /** The labels above the titles of the neighbouring posts, and their name for screen readers. */
    older: plain(),
    newer: plain(),
    neighbours: plain(),
    /** The words before the link to the feed, and that link. */
    elsewhere: plain(),
    feed: plain(),
  }),
  home: z.strictObject({
    /**
     * Optional: the page's title, if `pages.ts` has none, of your role and your city: `{role} in {city}`. Without it, or
     * without a `location`, the title is the role.
     */
    title: sentence('{role} and {city}').optional(),
    /** The accessible name of the list of skills on the home page, for screen readers. */
    skills: plain(),
  }),
  about: z.strictObject({
    /** The label before your name on the card next to the bio. */
    name: plain(),
    /** The label before your email address on that card. */
    email: plain(),
    /** Shown in place of the last year of an entry that has not ended: 2024 – present. */
    present: plain(),
  }),
  form: z.strictObject({
    /** The form's fields. The placeholder of the email field is `contact.sampleEmail` in `pages.ts`. */
    fields: z.strictObject({
      name: textField,
      email: textField.pick({ label: true }),
      subject: textField,
      message: textField,
    }),
    /** The error below a field whose text is too short; `{count}` is the minimum number of characters: 2, 3 and 10. */
    tooShort: z.strictObject({ name: tooShort(), subject: tooShort(), message: tooShort() }),
    /** The error below the email field if its text is not an email address. */
    noAddress: plain(),
    send: plain(),
    /** The button while the message is being sent. */
    sending: plain(),
    /** Announced by screen readers while the message is being sent. */
    underWay: plain(),
  }),
  /** The result of sending a message, in the toast and in the panel below the form. */
  outcome: z.strictObject({
    /** Toast: the message was sent. Also shown when the form service sends the visitor back. */
    sent: plain(),
    /** Toast: the message was not sent. */
    failed: plain(),
    /** Toast and panel: the message may have been sent. */
    unconfirmed: plain(),
    /** Panel: the message was sent; `{name}` and `{email}` are the visitor's. */
    thanks: sentence('{name} and {email}'),
    /** Panel: the message was not sent. A reason follows, then `kept`. */
    notSent: plain(),
    /** A reason: the server responded with an error and no text for visitors; `{status}` is the HTTP status. */
    serverError: sentence('{status}'),
    /** A reason: the server rejected some fields. Their errors are shown below them. */
    fields: plain(),
    /** A reason: the visitor's device is offline. */
    offline: plain(),
    /** Panel: the message may not have been sent, because of a network error while the device is online. */
    unreachable: plain(),
    /** A cause of `unconfirmed`: the server did not respond in time; `{count}` is the timeout in seconds, 15. */
    timeout: sentence('{count}'),
    /** A cause of `unconfirmed`: the response could not be read. */
    unreadable: plain(),
    /** A cause of `unconfirmed`: the page was closed or reloaded while the message was being sent. */
    closed: plain(),
    /** A cause of `unconfirmed`: the browser submitted the form itself, without this page's script. */
    posted: plain(),
    /** Panel: the visitor's text is kept. The buttons of `fallback` follow. */
    kept: plain(),
    /** Panel: asks the visitor before a message that may have arrived is sent again. */
    askTwice: plain(),
    /** Added if the message is too long for a `mailto:` link. */
    cut: plain(),
  }),
  /** The panel's buttons: other ways to send a message that was not sent. */
  fallback: z.strictObject({
    retry: plain(),
    /** The same button after the panel has asked `askTwice`. */
    sendAgain: plain(),
    /** Opens the visitor's email app with the message. */
    mail: plain(),
    /** Copies the message to the clipboard. */
    copy: plain(),
    /** The copy button after it has copied the message. */
    copied: plain(),
    /** The copy button if the browser denies access to the clipboard. */
    notCopied: plain(),
    /** Lets the browser submit the form itself, without this page's script. */
    plain: plain(),
    /** The link back to the form, in a toast on another page. */
    back: plain(),
  }),
  /** The line above the form when the visitor's draft was restored. */
  draft: z.strictObject({
    restored: plain(),
    /** The button that clears the fields. */
    discard: plain(),
  }),
  /** The form on a site without a form service, which opens the visitor's email app. */
  mailForm: z.strictObject({
    /** Shown above the send button. */
    note: plain(),
    /** Shown in the panel after the visitor's email app has opened. */
    posted: plain(),
  }),
  /** The offer: prices, availability and the link for calls. */
  offer: offerWords,
  /** The imprint and the privacy notice. */
  legal: legalWords,
  toasts: z.strictObject({
    /** The accessible name of the region with the toasts, for screen readers. */
    region: plain(),
    /** Accessible name and tooltip of the button that dismisses a toast. */
    dismiss: plain(),
  }),
  /** The error screen, shown in place of a page that failed. */
  error: z.strictObject({
    /** Heading and page title of the error screen. */
    heading: plain(),
    /** Shown if the error has neither a status nor a message. */
    unknown: plain(),
    retry: plain(),
  }),
  /** The CV page. Its other headings are those of the lists. */
  cv: z.strictObject({
    /** The page's title and description, unless `pages.ts` has them. */
    title: plain(),
    description: sentence('{name} and {role}'),
    /** The heading above the projects. */
    projects: plain(),
    /** When something began and ended, or began if it has no end yet. */
    period: sentence('{from} and {to}'),
    since: sentence('{from}'),
    /** The link to the CV as a PDF. */
    download: plain(),
  }),
  /** `llms.txt`, the site in Markdown for language models. */
  summary: z.strictObject({
    /** Where you live; `{place}` is city and country. */
    basedIn: sentence('{place}'),
    /** The label before the skills of a group without a title. */
    skills: plain(),
    /** The languages you speak, each in the format of `language`. */
    languages: sentence('{languages}'),
    language: sentence('{name} and {level}'),
    /** The years of a position or a degree. */
    years: sentence('{from} and {to}'),
    /** The headings above the pages, the services and the projects. */
    pages: plain(),
    services: plain(),
    projects: plain(),
    /** The URL of a project's live demo. */
    live: sentence('{address}'),
    /** The heading above your contact details. */
    contact: plain(),
    email: sentence('{address}'),
    phone: sentence('{number}'),
    /** The text of the link to your contact card. */
    card: plain(),
    cv: plain(),
  }),
});

export type Words = z.infer<typeof words>;
