/**
 * The text of the interface: buttons, labels, messages. Each comment says where a text is shown. `words/` has them in
 * other languages, and `content/words.ts` those that the owner has changed.
 *
 * A name in braces, such as `{count}`, is a placeholder that the site fills in. It may be anywhere in the sentence, and
 * keeps its English name in every language.
 */
export const words = {
  header: {
    /** The skip link, the first stop of the Tab key. It is visible only while it has the focus. */
    skip: 'Skip to content',
    /** The name of the main navigation for screen readers, without the word “navigation”: `Main`. */
    navigation: 'Main',
    /** Accessible name and tooltip of the menu button on small screens. */
    menu: 'Menu',
    /** Accessible name and tooltip of the theme button, for each choice. */
    theme: { system: 'Theme: system', light: 'Theme: light', dark: 'Theme: dark' },
  },
  footer: {
    /** The heading above the links to the pages. */
    links: 'Quick Links',
    /** The heading above your location, phone number and email address. */
    contact: 'Contact',
    /** The copyright notice; `{year}` is the current year on the visitor's device, `{name}` your name. */
    rights: '© {year} {name}. All rights reserved.',
  },
  /** The headings above your lists, with a link or an introduction. Those in `pages.ts` replace them. */
  headings: {
    /** The featured projects on the home page, and the link to all. */
    projects: { heading: 'Featured Projects', link: 'All projects' },
    testimonials: 'What clients say',
    /** Before the names in `clients.ts`. */
    clients: 'Worked for',
    skills: { heading: 'Skills', text: 'What I work with.' },
    experience: 'Experience',
    education: 'Education',
    languages: 'Languages',
    process: { heading: 'How I work', text: 'Step by step.' },
    /** Your profiles on the contact page. */
    connect: 'Connect With Me',
  },
  /** Links and buttons on several pages. */
  links: {
    /** The link to the contact page, below the home page's heading and at the end of the pages. */
    contact: 'Contact Me',
    /** The link to your CV on the home page. */
    viewCv: 'View CV',
    /** The link to your CV on the about page. */
    downloadCv: 'Download CV',
    /** Opens the rest of a long list: of tags, or of testimonials; `{count}` is how many these are. */
    more: 'Show {count} more',
    /** Opens the rest of a long testimonial. */
    readMore: 'Read more',
    /** Appended, for screen readers, to the text of a link that opens in a new tab. */
    newTab: '(opens in a new tab)',
  },
  lists: {
    /** Joins two names, such as city and country, or technologies: your language's comma. */
    pair: '{first}, {second}',
  },
  projects: {
    /** The accessible name of a project's list of technologies, for screen readers. */
    technologies: 'Technologies',
    /** The link to the source code if the site has no name for its host, as it has for GitHub. */
    code: 'Code',
    /** The link to `liveLink`, and its name for a project with a `client`. */
    live: 'Live Demo',
    website: 'Website',
    /** The name for screen readers: `{link}` is the visible text, `{project}` the project's title. */
    linkOf: '{link} of {project}',
    /** Heading and title of the page of a technology, if `byTechnology` in `pages.ts` asks for these pages. */
    with: 'Projects with {technology}',
    /** The description of that page in search results. */
    aboutTechnology: 'Projects by {name} that are made with {technology}.',
  },
  /** Case studies, with the labels of their facts; `link` is on the project's card. */
  caseStudy: {
    link: 'Case study',
    client: 'Client',
    year: 'Year',
    role: 'Role',
    /** The labels above the titles of the neighbouring case studies. */
    previous: 'Previous project',
    next: 'Next project',
  },
  /** The pages of Markdown files. */
  writing: {
    /** Heading and title of the list of posts, unless `blog` in `pages.ts` or the navigation has others. */
    heading: 'Writing',
    /** Its description in search results, unless `blog` in `pages.ts` has another. */
    introduction: 'All posts by {name}, newest first.',
    newest: 'Newest posts',
    allPosts: 'All posts',
    /** The accessible name of a list of tags, for screen readers. */
    tags: 'Tags',
    /** The link to the posts with any tag. */
    allTags: 'All',
    /** Heading and title of the page of a tag. */
    tagged: 'Posts about {tag}',
    /** The description of that page in search results. */
    aboutTag: 'Posts by {name} about {tag}, newest first.',
    readingTime: '{minutes} min read',
    updated: 'Updated {date}',
    /** The mark of a post that only `npm run dev` shows. */
    draft: 'Draft',
    contents: 'On this page',
    /** The heading of the footnotes, for screen readers. */
    footnotes: 'Footnotes',
    /** The name of the link from a footnote back to the text, for screen readers. */
    backToText: 'Back to the text of footnote {number}',
    /** The name of a table's box, which scrolls, for screen readers. */
    table: 'Table',
    /** The name of a formula's box, which scrolls, for screen readers. */
    formula: 'Formula',
    /** The names of notes in a text that stand out (`> [!NOTE]`), as on GitHub. */
    alerts: { note: 'Note', tip: 'Tip', important: 'Important', warning: 'Warning', caution: 'Caution' },
    /** The button that copies a block of code; screen readers hear its title or language after it. */
    copy: 'Copy',
    /** The button that stops a film which plays by itself. */
    pause: 'Pause',
    /** The question before the link to an email about a post, and that link. */
    question: 'Something to add?',
    reply: 'Reply by email',
    /** The labels above the titles of the neighbouring posts, and their name for screen readers. */
    older: 'Older',
    newer: 'Newer',
    neighbours: 'More posts',
    /** The words before the link to the feed, and that link. */
    elsewhere: 'Read it elsewhere:',
    feed: 'Feed',
  },
  home: {
    /** The page's title, if `pages.ts` has none. Without a `location`, or in a language without it, it is the role. */
    title: '{role} in {city}',
    /** The accessible name of the list of skills on the home page, for screen readers. */
    skills: 'Skills',
  },
  about: {
    /** The label before your name on the card next to the bio. */
    name: 'Name',
    /** The label before your email address on that card. */
    email: 'Email',
    /** Shown in place of the last year of an entry that has not ended: 2024 – present. */
    present: 'present',
  },
  /** Your achievements on the about page and the CV: the heading of each kind. */
  achievements: {
    certificate: 'Certificates',
    award: 'Awards',
    talk: 'Talks',
    publication: 'Publications',
    podcast: 'Podcasts',
    volunteering: 'Volunteering',
    /** The links to slides and to a recording. */
    slides: 'Slides',
    video: 'Video',
  },
  form: {
    /** The form's fields. The placeholder of the email field is `contact.sampleEmail` in `pages.ts`. */
    fields: {
      name: { label: 'Name', placeholder: 'Your Name' },
      email: { label: 'Email' },
      subject: { label: 'Subject', placeholder: 'Subject of your message' },
      message: { label: 'Message', placeholder: 'Your message here...' },
    },
    /** The error below a field whose text is too short; `{count}` is the minimum number of characters: 2, 3 and 10. */
    tooShort: {
      name: 'Name must be at least {count} characters',
      subject: 'Subject must be at least {count} characters',
      message: 'Message must be at least {count} characters',
    },
    noAddress: 'Please enter a valid email address',
    /** The sentence beside a box or without one (`form.consent` in `site.ts`), in Markdown. */
    consent: {
      box: 'I agree that what I write here is used to answer me, as the [privacy notice](/privacy/) says.',
      note: 'What happens to what you write here is in the [privacy notice](/privacy/).',
      /** The error below a box that is not ticked. */
      missing: 'Please tick the box before you send the message',
    },
    send: 'Send Message',
    sending: 'Sending...',
    /** Announced by screen readers while the message is being sent. */
    underWay: 'Sending your message.',
  },
  /** The result of sending a message, in the toast and in the panel below the form. */
  outcome: {
    /** Toast: the message was sent. Also shown when the form service sends the visitor back. */
    sent: "Message sent successfully! I'll get back to you soon.",
    /** Toast: the message was not sent. */
    failed: 'Failed to send message. Please try again or contact directly via email.',
    /** Toast and panel: the message may have been sent. */
    unconfirmed: "We couldn't confirm that your message was sent.",
    /** Panel: the message was sent; `{name}` and `{email}` are the visitor's. */
    thanks: "Message sent. Thank you, {name}. I'll reply to {email}.",
    /** Panel: the message was not sent. A reason follows, then `kept`. */
    notSent: "Your message wasn't sent.",
    /** A reason: the server responded with an error and no text for visitors; `{status}` is the HTTP status. */
    serverError: 'Something went wrong on the server ({status}).',
    fields: 'Please check the fields marked above.',
    offline: "You're offline.",
    /** Panel: the message may not have been sent, because of a network error while the device is online. */
    unreachable: "Your message may not have been sent: we couldn't read an answer from the server.",
    /** A cause of `unconfirmed`: the server did not respond in time; `{count}` is the timeout in seconds, 15. */
    timeout: "The server didn't respond within {count} seconds.",
    unreadable: "The server's response couldn't be read.",
    closed: 'The page was closed while your message was being sent.',
    /** A cause of `unconfirmed`: the browser submitted the form itself, without this page's script. */
    posted: "Your browser submitted the form directly, so this page can't see the result.",
    /** Panel: the visitor's text is kept. The buttons of `fallback` follow. */
    kept: 'Nothing you typed is lost.',
    /** Panel, or the browser's own question before the scripts have run: before a message that may have arrived is sent again. */
    askTwice: 'It may already have arrived. Send it again anyway?',
    /** Added if the message is too long for a `mailto:` link. */
    cut: 'The email contains only the beginning. Copy the message to get the rest.',
  },
  /** The panel's buttons: other ways to send a message that was not sent. */
  fallback: {
    retry: 'Try again',
    /** The same button after the panel has asked `askTwice`. */
    sendAgain: 'Send again',
    mail: 'Send by email',
    copy: 'Copy message',
    copied: 'Copied',
    notCopied: "Couldn't copy",
    /** Lets the browser submit the form itself, without this page's script. */
    plain: 'Send with a basic form',
    /** The link back to the form, in a toast on another page. */
    back: 'Back to the form',
  },
  /** The line above the form when the visitor's draft was restored. */
  draft: {
    restored: 'Restored your draft.',
    discard: 'Discard',
  },
  /** The form on a site without a form service, which opens the visitor's email app. */
  mailForm: {
    note: 'This form opens your email app with the message filled in. Send it from there.',
    /** Shown in the panel after the page has asked for the visitor's email app. It can't know whether one opened. */
    posted: 'Your email app should open now with the message filled in. If it does not, copy the message.',
    /** In place of the form where scripts don't run; `{email}` is your address. */
    withoutScripts: 'This form needs JavaScript. Without it, please write to {email}.',
  },
  /** The offer: prices, availability and the link for calls. */
  offer: {
    /** From when you are free; `{date}` is a day or a month. */
    from: 'free from {date}',
    /** How much you work for a client; `{days}` is a number of days, such as `3 days`. */
    perWeek: '{days} a week',
    remote: 'remote',
    onSite: 'on site',
    both: 'remote or on site',
    /** A sentence with all of these, behind another one. */
    availability: 'Availability: {details}.',
    /** The sentence in its place if nothing but the place is known; `{where}` is one of the three above. */
    workplace: 'Work is {where}.',
    startingAt: 'from {price}',
    /** In place of a price of 0. */
    free: 'free',
    /** The price for a time, or for the whole project. */
    units: {
      hour: '{price} an hour',
      day: '{price} a day',
      week: '{price} a week',
      month: '{price} a month',
      project: '{price} for the project',
    },
    /** The labels before price and duration, for screen readers, and above what a service includes. */
    price: 'Price',
    duration: 'Duration',
    includes: 'Included',
    /** The link to what a service's `link` names. */
    more: 'More about {service}',
    /** The label before the project that a testimonial is about. */
    project: 'Project',
    booking: 'Book a call',
  },
  legal: {
    /** Title and description of the imprint, and the labels of what it lists. The title is also the text of the links. */
    imprint: {
      title: 'Imprint',
      description: 'Who runs this website: the name, the postal address and the contact details of {name}.',
      email: 'Email',
      phone: 'Phone',
      vatId: 'VAT ID',
      register: 'Register',
      profession: 'Profession',
      responsible: 'Responsible for the content',
    },
    privacy: {
      title: 'Privacy',
      description:
        'What the website of {name} sends and to whom, what it stores in your browser, and what it does not do.',
      /** The heading above your name and addresses. */
      controller: 'Who is responsible',
      delivery: {
        heading: 'How the pages reach you',
        text: '{host} delivers the pages. To do so, it receives your IP address, the time, the address of the page, and the kind of browser you use.',
      },
      messages: {
        heading: 'What you write to me',
        /** A form service forwards messages; `{fields}` are the labels of the form's fields. */
        service: 'The form sends the following to {service}, which passes it on to me: {fields}.',
        own: 'The form sends the following to {host}: {fields}.',
        mail: 'The form itself sends nothing. It opens your email app with these filled in: {fields}.',
        none: 'This website has no form. An email reaches me through your email service and mine.',
        /** The language of the page, which is sent along on a site with several. */
        language: 'the language of the page',
        /** What visitors agree to beside the form, which is sent along. */
        consent: 'the text of your consent',
        purpose: 'I use them to answer you.',
      },
      visits: {
        heading: 'Counting visits',
        none: 'Visits are not counted.',
        counted: 'Visits are counted with {service}.',
        /** An analytics service that the site does not know; `{host}` is where its script comes from. */
        own: 'Visits are counted by a script from {host}. What that script stores in your browser is up to its service.',
        reported:
          'It learns the address of the page, where you came from, and which kind of device and browser you use.',
      },
      hosts: {
        heading: 'Which hosts are contacted',
        none: 'The pages contact no host but their own.',
        some: 'Apart from their own host, the pages contact only these. Each of them learns your IP address.',
        entry: '{host}: {purpose}',
        form: 'receives the message when you send the form',
        visits: 'counts visits',
        pictures: 'delivers pictures',
      },
      storage: {
        heading: 'What stays in your browser',
        text: 'The pages themselves set no cookies. What they store stays in your browser and is not sent to anyone:',
        theme: 'The theme, if you choose one, until you delete the data of this website.',
        draft:
          'What you type into the form, until the form has sent it, you discard it or you close the tab. Sending it with your email app does not delete it.',
      },
      rights: {
        heading: 'Your rights',
        text: 'You can ask me what data I have about you, and have it corrected, deleted, restricted or handed over to you. You can object to its use, withdraw your consent, and complain to a data protection authority.',
      },
      link: 'Privacy at {service}',
      updated: 'Last reviewed: {date}',
    },
  },
  toasts: {
    /** The accessible name of the region with the toasts, for screen readers. */
    region: 'Notifications',
    /** Accessible name and tooltip of the button that dismisses a toast, and name of the one that closes a large picture. */
    dismiss: 'Dismiss',
  },
  /** The error screen, shown in place of a page that failed; the heading is also its title. */
  error: {
    heading: 'Unexpected Application Error!',
    /** Shown if the error has neither a status nor a message. */
    unknown: 'Something went wrong.',
    retry: 'Try again',
  },
  /** The CV page. Its other headings are those of the lists. */
  cv: {
    /** The page's title and description, unless `pages.ts` has them. */
    title: 'CV',
    description: '{name}, {role}: CV to read here or on paper.',
    projects: 'Projects',
    /** When something began and ended, or began if it has no end yet. */
    period: '{from} – {to}',
    since: 'since {from}',
    download: 'Download as PDF',
  },
  /** `llms.txt`, the site in Markdown for language models. */
  summary: {
    basedIn: 'Based in {place}',
    /** The label before the skills of a group without a title. */
    skills: 'Skills',
    /** The languages you speak, each in the format of `language`. */
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
  /** Labels of the contact page, in place of which `contact` in `pages.ts` may have others. */
  contact: {
    /** The badge above the heading. */
    badge: 'Get In Touch',
    /** The heading above your email address and the contact card. */
    information: 'Contact Information',
    /** The link to the contact card. */
    card: 'Save my contact',
    /** The heading of the form. */
    form: 'Send Me a Message',
  },
  /** The 404 page, unless `notFound` in `pages.ts` has other texts. */
  notFound: {
    title: 'Page not found',
    description: 'There is no page at this address. The home page leads to everything that is here.',
    heading: '404',
    text: 'Oops! Page not found',
    /** The link to the home page. */
    link: 'Back to Home',
  },
};
