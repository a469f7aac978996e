import { z } from 'zod';
import { type Address, isOnSite } from './address-fields';
import { list, valid } from './fields';
import { nearest } from './nearest';
import { brand } from './schema/brand';
import { legal } from './schema/legal';
import { navigation, pages } from './schema/pages';
import { availability, fact, links, profile } from './schema/profile';
import { site } from './schema/site';
import { wordsSchema } from './schema/words';
import {
  achievement,
  client,
  language,
  processStep,
  project,
  service,
  skillGroup,
  testimonial,
  timelineEntry,
} from './schema/work';

/**
 * The schema of the content; its parts are in `schema/`. Each field is declared once: editors show its comment on hover,
 * the build validates it, and its TypeScript type is inferred. An `.optional()` field may be left out, and a list may be
 * empty unless it is a `filledList`; the site then leaves out that part of the page. The comment at the top of each file
 * of `content/` says what it is for.
 */
export const contentSchema = z
  .strictObject({
    site,
    brand,
    availability,
    profile,
    facts: list(fact),
    links,
    navigation,
    pages,
    projects: list(project, 'title'),
    testimonials: list(testimonial),
    clients: list(client, 'name'),
    skills: list(skillGroup),
    services: list(service, 'title'),
    process: list(processStep),
    experience: list(timelineEntry),
    education: list(timelineEntry),
    achievements: list(achievement),
    languages: list(language, 'name'),
    legal: legal.optional(),
    words: wordsSchema,
  })
  .superRefine(
    ({ projects, testimonials }, { addIssue }) => {
      testimonials.forEach(({ project }, index) => {
        const message = project !== undefined && findWrongTitle(project, projects);
        if (message) addIssue({ code: 'custom', message, path: ['testimonials', index, 'project'], input: project });
      });
    },
    { when: valid('projects', 'testimonials') },
  )
  .superRefine(
    ({ brand: { hero }, profile, projects }, { addIssue }) => {
      const isFile = (src?: Address) => src !== undefined && isOnSite(src);
      const title = typeof hero === 'object' && 'project' in hero ? hero.project : undefined;
      const project = projects.find((one) => one.title === title);
      const message =
        title !== undefined
          ? (findWrongTitle(title, projects) ??
            (!isFile(project?.image?.src) && `is ${JSON.stringify(title)}, which has no picture in public/`))
          : hero === 'portrait' &&
            !isFile(profile.photo?.src) &&
            'is "portrait", but profile.photo is no file in public/';
      if (message) addIssue({ code: 'custom', message, path: ['brand', 'hero'], input: hero });
    },
    { when: valid('brand', 'profile', 'projects') },
  );

/** What is wrong with the title by which another field names a project, as the rest of a sentence. */
function findWrongTitle(title: string, projects: readonly { title: string }[]): string | undefined {
  const titles = projects.map((project) => project.title);
  if (titles.includes(title)) return undefined;
  const near = nearest(title, titles);
  return `is ${JSON.stringify(title)}, but no project has this title${near ? `; the nearest is ${JSON.stringify(near)}` : ''}`;
}

export type Content = z.infer<typeof contentSchema>;
export type { TextBlock } from './fields';
export type * from './schema/brand';
export type * from './schema/legal';
export type * from './schema/pages';
export type * from './schema/profile';
export type * from './schema/site';
export type * from './schema/words';
export type * from './schema/work';
