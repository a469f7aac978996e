import type { Content } from '@/lib/content/schema';
import { allWords } from './all-words';

/** A small company: years of work, six featured projects of clients whose code nobody may see, and no school. */
export function agencyOwner(shipped: Content): Content {
  const { profile, projects, services } = shipped;
  const pages = allWords(shipped.pages);
  const names = ['A port authority', 'A clinic', 'A publisher', 'A museum', 'A bakery', 'A city'];
  return {
    ...shipped,
    profile: { ...profile, name: 'Two Rivers Software', role: 'Software Company' },
    links: {
      cv: undefined,
      profiles: [
        { label: 'LinkedIn', address: 'https://www.linkedin.com/company/two-rivers', mark: 'linkedin' },
        { label: 'YouTube', address: 'https://www.youtube.com/@two-rivers', mark: 'youtube', purpose: 'Talks' },
        { label: 'Chamber', address: 'https://chamber.example.org/two-rivers' },
      ],
    },
    projects: names.map((title, index) => ({
      title,
      description: projects[index % projects.length]?.description ?? title,
      technologies: [],
      codeNote: 'Private work for a client',
      featured: true,
    })),
    services: [...services, ...services].map((service, index) => ({
      ...service,
      title: `${service.title} ${index + 1}`,
    })),
    process: shipped.process.slice(0, 4),
    experience: names.map((organization, index) => ({
      title: 'Contractor',
      organization,
      from: 2015 + index,
      to: index === 5 ? 'present' : 2015 + index,
    })),
    education: [],
    languages: [],
    pages: { ...pages, about: { ...pages.about, experience: 'Clients', education: undefined, languages: undefined } },
  };
}
