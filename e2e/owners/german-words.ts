import type { Words } from '@/lib/content/words-schema';

/** What the site says by itself, in German. */
export const germanWords: Words = {
  header: {
    skip: 'Zum Inhalt springen',
    navigation: 'Hauptnavigation',
    menu: 'Menü',
    theme: {
      system: 'Farbschema: wie das System',
      light: 'Farbschema: hell',
      dark: 'Farbschema: dunkel',
    },
  },
  footer: {
    links: 'Schnellzugriff',
    contact: 'Kontakt',
    rights: '© {year} {name}. Alle Rechte vorbehalten.',
  },
  links: {
    contact: 'Kontakt aufnehmen',
    viewCv: 'Lebenslauf ansehen',
    downloadCv: 'Lebenslauf herunterladen',
    newTab: '(öffnet sich in einem neuen Tab)',
  },
  lists: { pair: '{first}, {second}' },
  projects: {
    technologies: 'Eingesetzte Technologien',
    code: 'Quellcode',
    live: 'Vorführung ausprobieren',
    linkOf: '{link} zum Projekt {project}',
  },
  home: { skills: 'Kenntnisse' },
  about: { name: 'Vor- und Nachname', email: 'E-Mail', present: 'heute' },
  form: {
    fields: {
      name: { label: 'Ihr Name', placeholder: 'Vor- und Nachname' },
      email: { label: 'Ihre E-Mail-Adresse' },
      subject: { label: 'Betreff', placeholder: 'Betreff Ihrer Nachricht' },
      message: { label: 'Ihre Nachricht', placeholder: 'Schreiben Sie hier …' },
    },
    tooShort: {
      one: '„{label}“ braucht mindestens {count} Zeichen',
      other: '„{label}“ braucht mindestens {count} Zeichen',
    },
    noAddress: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    send: 'Nachricht senden',
    sending: 'Wird gesendet …',
    underWay: 'Ihre Nachricht wird gesendet.',
  },
  outcome: {
    sent: 'Ihre Nachricht ist angekommen! Ich melde mich bald bei Ihnen.',
    failed:
      'Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal oder schreiben Sie mir direkt eine E-Mail.',
    unanswered: {
      one: 'Sie ist vielleicht angekommen: In {count} Sekunde kam keine Antwort.',
      other: 'Sie ist vielleicht angekommen: In {count} Sekunden kam keine Antwort.',
    },
    unreachable: 'Vom Formulardienst kam keine Antwort, Ihre Nachricht wurde also höchstwahrscheinlich nicht gesendet.',
    timeout: {
      one: 'In {count} Sekunde kam keine Antwort, Ihre Nachricht wurde also vielleicht gesendet.',
      other: 'In {count} Sekunden kam keine Antwort, Ihre Nachricht wurde also vielleicht gesendet.',
    },
    refused: 'Der Formulardienst hat Ihre Nachricht nicht angenommen.',
    unreadable:
      'Der Formulardienst hat unverständlich geantwortet, Ihre Nachricht wurde also vielleicht nicht gesendet.',
    posted:
      'Diese Nachricht ging auf einem Weg an den Formulardienst, von dem man hier nichts erfährt; vielleicht wurde sie gesendet.',
    kept: 'Alles, was Sie geschrieben haben, steht noch hier: Versuchen Sie es noch einmal oder senden Sie es auf anderem Weg.',
    askTwice: 'Sie ist vielleicht schon angekommen. Drücken Sie noch einmal „{send}“, um sie erneut zu senden.',
    cut: 'Die E-Mail fasst nur den Anfang: Kopieren Sie die Nachricht für den Rest.',
  },
  waysOut: {
    mail: 'Als E-Mail senden',
    copy: 'Nachricht kopieren',
    copied: 'Nachricht kopiert',
    notCopied: 'Kopieren ist hier gesperrt',
    plain: 'Als einfaches Formular senden',
    back: 'Zurück zu Ihrer Nachricht',
  },
  drafts: {
    unsent: 'Ihre letzte Nachricht wurde nicht gesendet. {beginning}',
    maybeUnsent: 'Ihre letzte Nachricht wurde vielleicht nicht gesendet. {beginning}',
    discarded: 'Verworfen: {beginning}',
    bringBack: 'Wiederherstellen',
    discard: 'Verwerfen',
    undo: 'Rückgängig machen',
  },
  mailForm: {
    note: 'Dieses Formular schreibt eine E-Mail: „{send}“ öffnet sie in Ihrem Mailprogramm, und dort senden Sie sie ab.',
    posted: 'Ihre Nachricht liegt in Ihrem Mailprogramm. Gesendet ist sie, sobald Sie sie dort absenden.',
  },
  toasts: { region: 'Benachrichtigungen', dismiss: 'Schließen' },
  error: {
    heading: 'Unerwarteter Anwendungsfehler!',
    unknown: 'Etwas ist schiefgegangen, und nichts sagt, was.',
    retry: 'Noch einmal versuchen',
  },
  summary: {
    basedIn: 'Standort: {place}',
    skills: 'Kenntnisse',
    languages: 'Sprachen: {languages}',
    language: '{name} ({level})',
    years: '{from} bis {to}',
    pages: 'Seiten',
    services: 'Leistungen',
    projects: 'Projekte',
    live: 'Zum Ausprobieren: {address}',
    contact: 'Kontakt',
    email: 'E-Mail: {address}',
    phone: 'Telefon: {number}',
    card: 'Kontaktdatei',
    cv: 'Lebenslauf',
  },
};
