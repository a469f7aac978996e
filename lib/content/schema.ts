import { z } from 'zod';
import { CV_PATH } from '../routes';
import { hasRoute, list, valid } from './fields';
import { brand } from './schema/brand';
import { navigation, pages } from './schema/pages';
import { availability, fact, links, profile } from './schema/profile';
import { site } from './schema/site';
import { words } from './schema/words';
import { language, processStep, project, service, skillGroup, testimonial, timelineEntry } from './schema/work';

const parts = z.strictObject({
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
  skills: list(skillGroup),
  services: list(service, 'title'),
  process: list(processStep),
  experience: list(timelineEntry),
  education: list(timelineEntry),
  languages: list(language, 'name'),
  words,
});

/**
 * The schema of the content; its parts are in `schema/`. Each field is declared once: editors show its comment on hover,
 * the build validates it, and its TypeScript type is inferred. An `.optional()` field may be left out, and a list may be
 * empty unless it is a `filledList`; the site then leaves out that part of the page. The comment at the top of each file
 * of `content/` says what it is for.
 */
export const contentSchema = parts
  .refine(({ links, words }) => links.cv !== 'page' || words.cv, {
    path: ['words', 'cv'],
    message: 'must be a group of words; copy it from the template',
    when: valid('links', 'words'),
  })
  .refine(
    ({ links, navigation }) =>
      links.cv === 'page' || navigation.every(({ path }) => path !== CV_PATH) || hasRoute(CV_PATH, /\/page\.\w+$/),
    {
      path: ['navigation'],
      message: "must not have /cv/ on a site without the CV page; write cv: 'page' in links.ts, or remove the entry",
      when: valid('links', 'navigation'),
    },
  );

export type Content = z.infer<typeof contentSchema>;
export type { TextBlock } from './fields';
export type { Brand } from './schema/brand';
export type { NavigationEntry, Pages } from './schema/pages';
export type { Availability, Fact, Links, Photo, Profile, ProfileLink } from './schema/profile';
export type { FormChoice, Site } from './schema/site';
export type { Words } from './schema/words';
export type {
  Language,
  ProcessStep,
  Project,
  ProjectImage,
  Service,
  SkillGroup,
  Testimonial,
  TimelineEntry,
} from './schema/work';
