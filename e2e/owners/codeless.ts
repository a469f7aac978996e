import type { Content } from '@/lib/content/schema';
import { allWords } from './all-words';

/** Someone whose work is no code: no repository, no technologies, no skills, pictures on four of the cards, and no page with a form. */
export function codelessOwner(shipped: Content): Content {
  const { links, navigation, profile, projects } = shipped;
  const pages = allWords(shipped.pages);
  const titles = ['A timetable', 'A ticket', 'A form', 'A map'];
  return {
    ...shipped,
    navigation: navigation.filter(({ path }) => path !== '/contact/'),
    profile: { ...profile, role: 'Interface Designer', location: undefined },
    facts: shipped.facts.slice(1).map((fact) => ({ ...fact })),
    links: {
      ...links,
      profiles: [
        {
          label: 'Dribbble',
          address: 'https://dribbble.com/your-handle',
          mark: 'dribbble',
          iconIn: ['hero', 'contact'],
        },
      ],
    },
    projects: titles.map((title, index) => ({
      title,
      description: 'Redrawn so that it is understood at a distance.',
      technologies: [],
      image: projects[index % projects.length]?.image,
      featured: index < 3,
    })),
    skills: [],
    experience: [],
    pages: { ...pages, about: { ...pages.about, skills: undefined } },
  };
}
