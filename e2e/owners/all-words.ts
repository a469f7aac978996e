import type { Pages } from '@/lib/content/schema';

/** The words of all pages, those too that the shipped content has nothing to write over. */
export function allWords({ home, about, services, contact, ...others }: Pages): Required<Pages> {
  return {
    ...others,
    home: { ...home, projects: home.projects ?? { heading: 'Projects', link: 'All projects' } },
    about: {
      ...about,
      skills: about.skills ?? { heading: 'Skills', text: 'By how often they are of use.' },
      experience: about.experience ?? 'Experience',
      education: about.education ?? 'Education',
      languages: about.languages ?? 'Languages',
    },
    services: { ...services, process: services.process ?? { heading: 'How I work', text: 'Step by step.' } },
    contact: { ...contact, connect: contact.connect ?? 'Elsewhere' },
  };
}
