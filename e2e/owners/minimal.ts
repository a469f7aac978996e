import type { Availability, Content } from '@/lib/content/schema';

const words: Availability['whenOpen'] = {
  badge: 'Open to work',
  sentence: 'Write to me, and we find out whether I can help.',
  invitation: 'I answer every message.',
  closing: { heading: 'Something to build?', text: 'Tell me what it should do.' },
  homeDescription: 'Noor builds small web sites that load at once and stay easy to change for whoever comes after.',
};

/** An owner with a name, a role, an email address, one project, and otherwise empty lists. The form has no service. */
export function minimalOwner({ site, brand, navigation, words: interfaceWords }: Content): Content {
  return {
    brand,
    site: { ...site, form: { service: 'none' } },
    navigation,
    availability: { open: true, whenOpen: words, whenClosed: words },
    profile: {
      name: 'Noor',
      role: 'Web Developer',
      lead: 'I build small web sites that load at once.',
      email: 'noor@example.org',
    },
    facts: [],
    links: { profiles: [] },
    projects: [
      {
        title: 'Tide Tables',
        description: 'When to go out and when to be back, for a harbour without a signal.',
        technologies: [],
        featured: true,
      },
    ],
    testimonials: [],
    skills: [],
    services: [],
    process: [],
    experience: [],
    education: [],
    languages: [],
    words: interfaceWords,
    pages: {
      home: {
        title: 'Web Developer',
        about: {
          heading: 'About',
          text: 'I like sites that a neighbour could keep up to date.',
          link: 'More about me',
        },
        projects: { heading: 'A recent site', link: 'All work' },
      },
      about: {
        title: 'About',
        description: 'Who builds these sites, why they are small, and what that is good for once they are finished.',
        heading: 'About',
        bio: ['I like sites that a neighbour could keep up to date.'],
      },
      projects: {
        title: 'Work',
        description: 'A site for a harbour without a signal: when to go out, and when to be back before the tide.',
        heading: 'Work',
        text: 'One site so far.',
      },
      services: {
        title: 'Services',
        description: 'Small web sites, built to load at once and to be kept up to date by the people they are for.',
        heading: 'Services',
        text: 'Small web sites, from the first page to the last.',
      },
      contact: {
        title: 'Contact',
        description: 'Write to me about a small web site: by the form on this page, or to my email address.',
        badge: 'Hello',
        heading: 'Contact',
        text: 'Use the form, or the email address.',
        information: 'Where to write',
        card: 'Save my address',
        availability: 'New work',
        form: 'Write to me',
        sampleEmail: 'name@company.com',
      },
      notFound: {
        title: 'Not found',
        description: 'There is no page at this address. The first page of the site leads to everything that is here.',
        heading: '404',
        text: 'Nothing is here.',
        link: 'Back to the start',
      },
    },
  };
}
