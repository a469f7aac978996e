import type { Content } from '@/lib/content/schema';
import { germanWords } from './german-words';

/** A freelancer in Cologne who writes German, with the long words of the trade and of its clients. */
export function germanOwner({ site, brand }: Content): Content {
  return {
    brand,
    words: germanWords,
    site: { ...site, language: 'de', locale: 'de_DE' },
    navigation: [
      { path: '/', label: 'Startseite' },
      { path: '/about/', label: 'Über mich' },
      { path: '/projects/', label: 'Projekte' },
      { path: '/services/', label: 'Leistungen' },
      { path: '/contact/', label: 'Kontakt' },
    ],
    availability: {
      open: true,
      note: 'ab März, für höchstens zwei Auftraggeber',
      whenOpen: {
        badge: 'Verfügbar für Projekte',
        sentence:
          'Ich nehme freiberufliche Aufträge an: ein ganzes System, ein einzelnes Modul oder einen zweiten Blick auf Ihres.',
        invitation: 'Ich lese jede Nachricht selbst und antworte innerhalb von zwei Werktagen.',
        closing: {
          heading: 'Sie haben ein System im Sinn?',
          text: 'Schreiben Sie mir, was es leisten soll. Ich antworte innerhalb von zwei Werktagen.',
        },
        homeDescription:
          'Softwareentwickler in Köln für Desktop-, Server- und Webanwendungen in C# und .NET. Verfügbar für freiberufliche Aufträge.',
      },
      whenClosed: {
        badge: 'Zurzeit ausgebucht',
        sentence:
          'Ich bin zurzeit ausgebucht und nehme nichts Neues an, führe aber eine Liste und melde mich, sobald sich das ändert.',
        invitation: 'Ich lese jede Nachricht selbst, auch während ich ausgebucht bin.',
        closing: {
          heading: 'Sie planen voraus?',
          text: 'Schreiben Sie mir, was Sie vorhaben. Ich melde mich, sobald Platz dafür ist.',
        },
        homeDescription:
          'Softwareentwickler in Köln für Desktop-, Server- und Webanwendungen in C# und .NET. Sehen Sie die Projekte und wie sie entstanden.',
      },
    },
    profile: {
      name: 'Jürgen Großmüller-Weiß',
      role: 'Softwareentwicklungsdienstleister',
      lead: 'Informatiker in Köln. Ich baue Desktop-, Server- und Websoftware, die man auf den ersten Blick versteht – und die auch nach Jahren noch „in der Wartungsvereinbarung“ steht.',
      location: { city: 'Köln', country: 'Deutschland', countryCode: 'DE' },
      email: 'juergen.grossmueller-weiss@example.com',
      phone: '+49 221 0000 0000',
      tagline: 'Softwareentwicklungsdienstleistungen aus Köln, geliefert bis in den letzten Winkel.',
    },
    facts: [
      { label: 'Standort', value: 'Köln, Deutschland' },
      { label: 'Schwerpunkt', value: 'Geschäftsprozessdigitalisierung' },
      { label: 'Abschluss', value: 'Wirtschaftsinformatik' },
      { label: 'Abschlussnote', value: '1,3' },
    ],
    links: {
      cv: 'https://example.com/lebenslauf.pdf',
      profiles: [
        { label: 'GitHub', address: 'https://github.com/juergen-example', mark: 'github' },
        { label: 'LinkedIn', address: 'https://www.linkedin.com/in/juergen-example', mark: 'linkedin' },
        {
          label: 'LeetCode',
          address: 'https://leetcode.com/u/juergen-example',
          mark: 'leetcode',
          iconIn: [],
          purpose: 'Programmierübungen',
        },
      ],
    },
    projects: [
      {
        title: 'Kraftfahrzeugzulassungsbehörde',
        description:
          'Eine Desktopanwendung, mit der eine Zulassungsstelle arbeitet: Anträge, Fahrprüfungen, Verlängerungen, Ersatzausstellungen und Führerscheinentziehungen, vom Schalter bis ins Archiv.',
        technologies: ['C#', 'WinForms', 'SQL Server', 'ADO.NET'],
        repository: 'https://github.com/juergen-example/zulassung',
        image: {
          src: 'https://images.unsplash.com/photo-1449965408869-eaa3f722e40d',
          alt: 'Zwei Hände an einem Lenkrad',
        },
        featured: true,
      },
      {
        title: 'Filmbrowser',
        description:
          'Eine Java-Anwendung zum Suchen, Sortieren und Merken von Filmen. Treffer erscheinen schon beim Tippen, und die Merkliste ist auch morgen noch da.',
        technologies: ['Java', 'Objektorientierung', 'Swing'],
        repository: 'https://github.com/juergen-example/filmbrowser',
        liveLink: 'https://filme.example.com',
        image: { src: 'https://images.unsplash.com/photo-1489599849927-2ee91cede3ba' },
        featured: true,
      },
      {
        title: 'Konsolenkontoverwaltung',
        description:
          'Eine Konsolenanwendung in C++ für eine kleine Bank: Kundschaft, Einzahlungen, Auszahlungen und Überweisungen, mit Berechtigungen, die in jedem Menü geprüft werden. Gespeichert in einfachen Dateien.',
        technologies: ['C++', 'Objektorientierung', 'Dateispeicherung'],
        codeNote: 'GitHub, noch nicht öffentlich',
        image: { src: 'https://images.unsplash.com/photo-1501167786227-4cba60f6d58f' },
      },
    ],
    skills: [
      { title: 'Jede Woche', skills: ['C#', 'ASP.NET Core', 'SQL Server', 'Schnittstellenentwicklung'] },
      { title: 'In den meisten Projekten', skills: ['Entity Framework', 'LINQ', 'T-SQL', 'Objektorientierung'] },
      { title: 'Wenn es der Auftrag verlangt', skills: ['WinForms', 'ADO.NET', 'C++', 'Java'] },
    ],
    services: [
      {
        title: 'Desktopanwendungsentwicklung',
        description:
          'Windows-Software, auf die sich ein Schalter den ganzen Tag verlässt: schnelle Formulare, klare Regeln und Berichte, die aufgehen.',
        icon: 'desktop',
      },
      {
        title: 'Datenbankmodellierung',
        description: 'Datenmodelle, SQL Server und Dienste in C#, die auch nach der zehnten Änderung lesbar bleiben.',
        icon: 'database',
      },
      {
        title: 'Schnittstellenprogrammierung',
        description:
          'REST-Schnittstellen mit ehrlichen Fehlermeldungen, Dokumentation und Tests, bereit für Anwendungen, die es noch gar nicht gibt.',
        icon: 'api',
      },
      {
        title: 'Webanwendungen aus einer Hand',
        description: 'Vom Schema bis zum Bildschirm: Webanwendungen, die sofort da sind und sich selbst erklären.',
        icon: 'web',
      },
    ],
    process: [
      {
        title: 'Anforderungsanalyse',
        description: 'Wir schreiben auf, was das System tun muss, was es niemals tun darf und wer entscheidet.',
      },
      {
        title: 'Entwurf und Planung',
        description: 'Datenmodell, Masken und Meilensteine, vereinbart, bevor es Code zu verteidigen gibt.',
      },
      {
        title: 'Entwicklung',
        description: 'Kleine Schritte in einem gemeinsamen Repository, jede Woche etwas zum Ausprobieren.',
      },
      {
        title: 'Test und Qualitätssicherung',
        description: 'Automatische Tests neben dem Code und Ihre schwierigsten Fälle obendrauf.',
      },
      {
        title: 'Inbetriebnahme und Anbindung',
        description: 'Installiert, mit Ihren Systemen verbunden und mit einer Betriebsdokumentation übergeben.',
      },
      {
        title: 'Wartung und Unterstützung',
        description: 'Fehlerbehebungen, Aktualisierungen und klare Antworten nach dem Start.',
      },
    ],
    experience: [
      {
        title: 'Freiberuflicher Softwareentwickler',
        organization: 'Rechtsschutzversicherungsgesellschaften in Köln und Düsseldorf',
        from: 2021,
        to: 'present',
        description:
          'Umsetzung der Datenschutzgrundverordnung in der Schadensfallbearbeitung, einschließlich Aufbewahrungsfristenüberwachung.',
      },
      { title: 'Anwendungsentwickler', organization: 'Straßenverkehrsamt', from: 2018, to: 2021 },
    ],
    education: [
      {
        title: 'Bachelor of Science in Wirtschaftsinformatik',
        organization: 'Technische Hochschule, Köln',
        from: 2014,
        to: 2018,
        description: 'Algorithmen, Betriebssysteme, Datenbanken und Softwaretechnik.',
        grade: 'Note 1,3',
        university: true,
      },
    ],
    languages: [
      { name: 'Deutsch', code: 'de', level: 'Muttersprache', proficiency: 100 },
      { name: 'Englisch', code: 'en', level: 'Verhandlungssicher', proficiency: 90 },
    ],
    pages: {
      home: {
        title: 'Softwareentwickler in Köln',
        about: {
          heading: 'Über mich',
          text: 'Ich entwerfe zuerst das Datenmodell, schreibe die Tests neben dem Code und halte die Oberfläche ehrlich.',
          more: 'Meist arbeite ich mit C# und SQL Server: Systeme, auf denen Büros laufen, und die Schnittstellen dahinter.',
          link: 'Mehr über mich',
        },
        projects: { heading: 'Ausgewählte Projekte', link: 'Alle Projekte' },
      },
      about: {
        title: 'Über mich',
        description:
          'Softwareentwickler in Köln: Kenntnisse in C#, ASP.NET Core und SQL Server, Berufserfahrung, Ausbildung und Sprachen.',
        heading: 'Über mich',
        bio: [
          'Ich baue, worauf Büros laufen: Desktopsysteme, die Datenbanken dahinter und die Schnittstellen, die beides verbinden.',
          'Am liebsten ist mir der Anfang, wenn aus einem vagen Ablauf ein klares Datenmodell wird. Stimmt es, zeichnen sich die Masken fast von selbst; stimmt es nicht, hilft auch noch so viel Code nicht.',
        ],
        skills: { heading: 'Kenntnisse', text: 'Geordnet danach, wie oft ich damit arbeite.' },
        experience: 'Berufserfahrung',
        education: 'Ausbildung',
        languages: 'Sprachen',
      },
      projects: {
        title: 'Projekte',
        description:
          'Eine Zulassungsstelle auf dem Desktop, ein Filmbrowser in Java und eine Bank in der Konsole: drei Systeme, von Anfang bis Ende gebaut.',
        heading: 'Projekte',
        text: 'Drei Systeme, von Anfang bis Ende gebaut. Der Code ist offen, wo ein Verweis es sagt.',
      },
      services: {
        title: 'Leistungen',
        description:
          'Softwareentwicklungsdienstleistungen in C# und .NET: Desktop, Server, Schnittstellen und Web, in sechs Schritten bis zur Wartung.',
        heading: 'Softwareentwicklungsdienstleistungen',
        text: 'Vier Arten von Arbeit, eine Arbeitsweise.',
        process: {
          heading: 'So arbeite ich',
          text: 'Sechs Schritte in dieser Reihenfolge, wie groß der Auftrag auch ist.',
        },
      },
      contact: {
        title: 'Kontakt',
        description:
          'Schreiben Sie mir wegen eines Desktopsystems, einer Schnittstelle oder einer Webanwendung: über das Formular, per E-Mail oder über meine Profile.',
        badge: 'Schreiben Sie mir',
        heading: 'Kontakt',
        text: 'Nutzen Sie das Formular oder die Kontaktdaten daneben.',
        information: 'Kontaktdaten',
        card: 'Kontakt speichern',
        connect: 'Vernetzen Sie sich mit mir',
        availability: 'Bauen wir gemeinsam etwas Großartiges',
        form: 'Senden Sie mir eine Nachricht',
        sampleEmail: 'name@firma.de',
      },
      notFound: {
        title: 'Seite nicht gefunden',
        description: 'Unter dieser Adresse gibt es keine Seite. Die Startseite führt zu allem, was es hier gibt.',
        heading: '404',
        text: 'Hoppla! Seite nicht gefunden',
        link: 'Zurück zur Startseite',
      },
    },
  };
}
