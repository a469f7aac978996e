import type { Content } from '@/lib/content/schema';
import { completeWords } from '@/lib/content/schema/words';
import * as achievements from './achievements';
import * as availability from './availability';
import * as brand from './brand';
import * as clients from './clients';
import * as education from './education';
import * as experience from './experience';
import * as languages from './languages';
import * as legal from './legal';
import * as links from './links';
import * as navigation from './navigation';
import * as pages from './pages';
import * as process from './process';
import * as profile from './profile';
import * as projects from './projects';
import * as services from './services';
import * as site from './site';
import * as skills from './skills';
import * as testimonials from './testimonials';
import * as words from './words';

/** Collects the files of this folder. The build checks their values, and says which file lacks its export. */
export const content: Content = {
  site: site.site,
  brand: brand.brand,
  availability: availability.availability,
  profile: profile.profile,
  facts: profile.facts,
  links: links.links,
  navigation: navigation.navigation,
  pages: pages.pages,
  projects: projects.projects,
  testimonials: testimonials.testimonials,
  clients: clients.clients,
  skills: skills.skills,
  services: services.services,
  process: process.process,
  experience: experience.experience,
  education: education.education,
  achievements: achievements.achievements,
  languages: languages.languages,
  legal: legal.legal,
  words: completeWords(words.words, site.site),
};
