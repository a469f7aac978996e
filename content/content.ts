import type { Content } from '@/lib/content/schema';
import { availability } from './availability';
import { brand } from './brand';
import { education } from './education';
import { experience } from './experience';
import { languages } from './languages';
import { links } from './links';
import { navigation } from './navigation';
import { pages } from './pages';
import { processSteps } from './process';
import { facts, profile } from './profile';
import { projects } from './projects';
import { services } from './services';
import { site } from './site';
import { skills } from './skills';
import { testimonials } from './testimonials';
import { words } from './words';

/** Collects the files of this folder. The build checks their values. */
export const content: Content = {
  site,
  brand,
  availability,
  profile,
  facts,
  links,
  navigation,
  pages,
  projects,
  testimonials,
  skills,
  services,
  process: processSteps,
  experience,
  education,
  languages,
  words,
};
