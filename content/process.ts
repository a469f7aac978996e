import type { ProcessStep } from '@/lib/content/schema';

/** Describe how you run a project, step by step, from the first conversation to support. */
export const process: readonly ProcessStep[] = [
  {
    title: 'Requirements Analysis',
    description: 'We write down what the system must do, what it must never do, and who decides.',
  },
  {
    title: 'Design & Planning',
    description: 'Data model, screens and milestones, agreed before there is code to defend.',
  },
  {
    title: 'Development',
    description: 'Small steps in a shared repository, with something you can try every week.',
  },
  {
    title: 'Testing & Quality Assurance',
    description: 'Automated tests beside the code, and your own hard cases on top.',
  },
  {
    title: 'Deployment & Integration',
    description: 'Installed, connected to what you already run, and handed over with notes.',
  },
  {
    title: 'Maintenance & Support',
    description: 'Fixes, upgrades and straight answers after the launch.',
  },
];
