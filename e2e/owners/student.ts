import type { Content } from '@/lib/content/schema';
import { allWords } from './all-words';

/** A student before the first job: education and a language, no phone, no CV, and nothing on offer yet. */
export function studentOwner(shipped: Content): Content {
  const { availability, education, languages, profile, projects } = shipped;
  const pages = allWords(shipped.pages);
  const { services, ...otherPages } = pages;
  const { process: _process, ...servicesPage } = services;
  return {
    ...shipped,
    profile: { ...profile, phone: undefined, tagline: undefined },
    facts: [{ label: 'Studies', value: 'Computer Science' }],
    links: {
      profiles: [
        {
          label: 'Codeberg',
          address: 'https://codeberg.org/your-handle',
          mark: 'codeberg',
          iconIn: ['hero', 'footer'],
        },
      ],
    },
    availability: { ...availability, note: 'for an internship' },
    projects: projects.slice(1).map((project) => ({ ...project, image: undefined, featured: false })),
    skills: [{ skills: ['Java', 'C++', 'SQL', 'Git', 'Linux'] }],
    services: [],
    process: [],
    education: education.map((entry) => ({ ...entry, to: 'present', description: undefined })),
    languages: languages.slice(0, 1),
    pages: {
      ...otherPages,
      home: { ...pages.home, projects: undefined },
      services: servicesPage,
      contact: { ...pages.contact, connect: undefined },
    },
  };
}
