import type { ProcessStep } from '@/lib/content/schema';

/** Describe how you run a project, step by step, from the first conversation to support. */
export const process: readonly ProcessStep[] = [
  {
    title: 'Conversation',
    description: 'Thirty minutes, free of charge: what takes too long today, and what must never go wrong.',
  },
  {
    title: 'Draft',
    description: 'Within a week, a clickable draft and a fixed price. It costs €900, credited against the project.',
  },
  {
    title: 'Build',
    description:
      'Something to try every Friday, so that mistakes are found while they are small. A third of the price is due at the start, a third halfway, and a third after the handover.',
  },
  {
    title: 'Handover',
    description: 'Documentation, training for your people, and one week in which I am on call. The code is yours.',
  },
  {
    title: 'Maintenance',
    description:
      'Optional: updates, backups, monitoring and half a day of changes a month. If I am ill, Birte Lorenz steps in, a developer in Bremen who knows the systems in my care, as I know hers.',
  },
];
