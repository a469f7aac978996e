import type { ProcessStep } from '@/lib/content/schema';

export const process: readonly ProcessStep[] = [
  {
    title: 'Gespräch',
    description: 'Dreißig Minuten, kostenlos: was heute zu lange dauert und was niemals schiefgehen darf.',
  },
  {
    title: 'Entwurf',
    description:
      'Innerhalb einer Woche ein klickbarer Entwurf und ein fester Preis. Er kostet 900 €, die ich auf das Projekt anrechne.',
  },
  {
    title: 'Umsetzung',
    description:
      'Jeden Freitag etwas zum Ausprobieren, damit Fehler auffallen, solange sie klein sind. Ein Drittel des Preises ist zu Beginn fällig, eines zur Hälfte und eines nach der Übergabe.',
  },
  {
    title: 'Übergabe',
    description:
      'Dokumentation, eine Schulung für Ihre Leute und eine Woche, in der ich in Bereitschaft bin. Der Code gehört Ihnen.',
  },
  {
    title: 'Betreuung',
    description:
      'Auf Wunsch: Aktualisierungen, Datensicherung, Überwachung und ein halber Tag für Änderungen im Monat. Bin ich krank, springt Birte Lorenz ein, eine Entwicklerin in Bremen, die meine Systeme kennt wie ich ihre.',
  },
];
