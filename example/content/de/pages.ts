import type { Pages } from '@/lib/content/schema';

export const pages: Pages = {
  home: {
    about: {
      heading: 'Über mich',
      text: 'Ich frage zuerst, was niemals schiefgehen darf: zwei Gäste und ein Boot, ein Tagesabschluss, der nicht aufgeht, eine Gruppe im Watt, wenn das Wasser kommt.',
      more: 'Seit 2019 habe ich an 23 Projekten für 14 Kunden gearbeitet; 9 dieser Projekte betreue ich bis heute. Wir können Deutsch, Englisch oder Arabisch sprechen.',
      link: 'Mehr über mich',
    },
    projects: { heading: 'Projekte, die heute im Einsatz sind', link: 'Alle Projekte' },
    services: { heading: 'Leistungen und Preise', link: 'Was jeweils enthalten ist' },
  },
  about: {
    title: 'Über mich',
    description:
      'Vierzehn Jahre Software für Fähren, Lkw, Boote und Bäckereien: wie ich dazu kam, womit ich arbeite und welche Sprachen ich spreche.',
    heading: 'Über mich',
    bio: [
      'Ich entwickle Software für kleine Unternehmen: einen Bootsverleih, eine Bäckereigenossenschaft, einen Verein von Wattführern, ein Kino, eine Praxis für Physiotherapie. In den meisten gibt es niemanden, dessen Beruf Software ist.',
      'Ich bin in Alexandria geboren und habe dort Informatik studiert. Mein erstes Programm, das andere täglich benutzten, war ein Sitzplan für Fähren, und am meisten gelernt habe ich von denen, die die Fahrkarten verkauften.',
      '2014 kam ich nach Hamburg: erst Onlineshops und Buchungsseiten für Hotels, dann die Disposition von Container-Lkw bei Elbtakt Logistik, wo ich ein Team von drei Leuten leitete. Seit 2019 arbeite ich selbstständig, und Elbtakt ist einer meiner Kunden.',
      'Ich sehe mir an, wie gearbeitet wird, bevor ich etwas entwerfe. Ich nenne einen festen Preis, bevor ich mit der Umsetzung beginne. Und ich bleibe: Software, auf die man sich verlässt, braucht jemanden, der antwortet.',
    ],
    skills: { text: 'Was ich am häufigsten benutze, steht zuerst.' },
  },
  projects: {
    title: 'Projekte',
    description:
      'Ein Buchungskalender, ein Kassenbuch, eine Gezeitenkarte und sechs weitere Projekte: was jedes leistet, für wen, und was sich geändert hat.',
    heading: 'Projekte',
    text: 'Sechs Projekte für Kunden und drei Bibliotheken: was jedes leistet, und für wen.',
  },
  services: {
    title: 'Leistungen und Preise',
    description:
      'Eine Webanwendung ab 14.000 €, die Übernahme einer Anwendung ab 760 € pro Tag, ein technisches Review für 2.280 €, Betreuung für 480 € im Monat.',
    heading: 'Leistungen und Preise',
    text: 'Vier Leistungen. Alle Preise verstehen sich zuzüglich Umsatzsteuer; Rechnungen sind innerhalb von 14 Tagen per Überweisung fällig.',
    process: { text: 'Fünf Schritte. Nach dem zweiten kennen Sie den Preis und können noch aussteigen.' },
  },
  contact: {
    title: 'Kontakt',
    description:
      'Schreiben Sie Mariam Kassab, wenn Ihr Unternehmen Software braucht, auf Deutsch, Englisch oder Arabisch. Antwort innerhalb eines Werktags.',
    badge: 'Kontakt',
    heading: 'Schreiben Sie mir',
    text: 'Ein paar Sätze genügen: was Ihr Unternehmen macht, was heute zu lange dauert und wann Sie es brauchen.',
    information: 'Kontaktdaten',
    form: 'Ihre Nachricht',
    connect: 'Auch hier',
    sampleEmail: 'name@firma.de',
  },
};
