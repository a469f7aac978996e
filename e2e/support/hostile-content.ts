import type { Content } from '@/lib/content/schema';

/** Markup, quotes and a script's end: what must never be more than text. */
export const HOSTILE = `"&' <b>&amp;</script><script>alert(1)</script><!--`;

/** Arabic, Latin, separators of the vCard and a character beyond the first plane. */
export const HOSTILE_NAME = `محمد "O'Brien"; علي, <Jr> & أبناؤه \\ 𝕏`;

const RTL_OVERRIDE = '\u202Eabc\u202C';

function described(text: string): string {
  return `${text} ${RTL_OVERRIDE} وصف طويل بما يكفي ليصل إلى سبعين حرفا على الأقل في هذه الصفحة`
    .padEnd(70, '.')
    .slice(0, 160);
}

/** The owner's content with every text a search engine, a preview or an address book reads turned against it. */
export function hostileContent(content: Content): Content {
  const { availability, pages, profile } = content;
  const words = { ...availability.whenOpen, homeDescription: described(HOSTILE), sentence: HOSTILE };
  return {
    ...content,
    profile: {
      ...profile,
      name: HOSTILE_NAME,
      role: `مهندس ${HOSTILE}`,
      lead: HOSTILE,
      location: { city: 'القاهرة; "Cairo", \\ <EG>', country: 'مصر', countryCode: 'EG' },
    },
    availability: { ...availability, whenOpen: words, whenClosed: words },
    pages: {
      ...pages,
      home: { ...pages.home, title: `<Home> & "بيت"; it's long enough to leave no name` },
      about: {
        ...pages.about,
        title: '</title><b>عن</b>',
        description: described(`1 ${HOSTILE}`),
        updated: '2026-03-14',
      },
      projects: { ...pages.projects, title: 'مشاريع C# & <C++>', description: described(`2 ${HOSTILE}`) },
      services: { ...pages.services, title: `"'&<>`, description: described(`3 ${HOSTILE}`) },
      contact: {
        ...pages.contact,
        title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunt',
        description: described(`4 ${HOSTILE}`),
      },
      notFound: { ...pages.notFound, title: '😀 لا شيء <هنا>' },
    },
    projects: content.projects.map((project, index) => ({
      ...project,
      title: `${index} ${HOSTILE}`,
      description: HOSTILE,
    })),
    services: content.services.map((service, index) => ({
      ...service,
      title: `${index} ${HOSTILE}`,
      description: HOSTILE,
    })),
    skills: content.skills.map((group) => ({ ...group, title: `${group.title} ${HOSTILE}` })),
    education: content.education.map((entry) => ({ ...entry, organization: `${HOSTILE}, جامعة; \\` })),
  };
}
