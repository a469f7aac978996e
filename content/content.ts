import { availability } from './availability';
import { education } from './education';
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
import type { Availability, AvailabilityWords, Content, HttpsUrl } from './types';

/** The whole content, with what the environment replaces for this build. Pages read it here. */
export const content: Content = {
  site: {
    ...site,
    address: (process.env.SITE_ADDRESS as HttpsUrl | undefined) || site.address,
    formEndpoint: process.env.FORM_ENDPOINT || site.formEndpoint,
  },
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
  education,
  languages,
};

/** The sentences that hold while work is welcome, or while it is not. */
export function wordsOf({ open, whenOpen, whenClosed }: Availability): AvailabilityWords {
  return open ? whenOpen : whenClosed;
}

/** The sentences that hold now. */
export const availabilityWords = wordsOf(availability);
