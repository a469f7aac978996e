import { availability } from './availability';
import { brand } from './brand';
import { education } from './education';
import { environment } from './environment';
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
import type { Content } from './types';
import { words } from './words';

/** The whole content, with what the environment replaces for this build. Only routes read it; they pass it on. */
export const content: Content = {
  site: { ...site, address: environment.siteAddress ?? site.address },
  brand,
  availability,
  profile,
  facts,
  links,
  navigation,
  pages,
  projects,
  skills,
  services,
  process: processSteps,
  experience,
  education,
  languages,
  words,
};
