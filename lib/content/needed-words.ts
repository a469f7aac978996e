import type { Content } from './schema';
import { sitePages } from './site-pages';

/** Words of `pages.ts` that have to be there only while there is something for them to stand over, and when that is. */
const NEEDED_WORDS = [
  {
    field: 'home.projects',
    cause: 'projects.ts has a featured project',
    isMissing: ({ pages, projects }) => !pages.home.projects && projects.some(({ featured }) => featured),
  },
  {
    field: 'about.skills',
    cause: 'skills.ts has an entry',
    isMissing: ({ pages, skills }) => !pages.about.skills && skills.length > 0,
  },
  {
    field: 'about.experience',
    cause: 'experience.ts has an entry',
    isMissing: ({ pages, experience }) => !pages.about.experience && experience.length > 0,
  },
  {
    field: 'about.education',
    cause: 'education.ts has an entry',
    isMissing: ({ pages, education }) => !pages.about.education && education.length > 0,
  },
  {
    field: 'about.languages',
    cause: 'languages.ts has an entry',
    isMissing: ({ pages, languages }) => !pages.about.languages && languages.length > 0,
  },
  {
    field: 'services.process',
    cause: 'process.ts has an entry',
    isMissing: ({ pages, process }) => !pages.services.process && process.length > 0,
  },
  {
    field: 'contact.connect',
    cause: 'links.ts has a profile whose icon stands there',
    isMissing: ({ pages, links }) =>
      !pages.contact.connect && links.profiles.some(({ iconIn }) => iconIn?.includes('contact') ?? true),
  },
] satisfies { field: string; cause: string; isMissing: (content: Content) => boolean }[];

/**
 * The words of `pages.ts` that are missing and something needs, by their fields, each with what that is. Words of a page
 * that is left out are nobody's need.
 *
 * @param content without other mistakes.
 */
export function missingWords(content: Content): { field: string; cause: string }[] {
  const pages = sitePages(content).map(({ id }) => id);
  return NEEDED_WORDS.filter(({ field }) => pages.some((id) => field.startsWith(`${id}.`))).filter(({ isMissing }) =>
    isMissing(content),
  );
}
