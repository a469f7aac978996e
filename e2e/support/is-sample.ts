import { content } from '@/lib/content/content';
import { isSampleName } from '@/scripts/check/placeholders';

const { profile, site, projects, services, links } = content;

/**
 * Whether the content is the sample's, about which some tests say more than about an owner's. The first of each list
 * is asked for because the recipes of docs/recipes.md put the owner's own there.
 */
export const IS_SAMPLE =
  isSampleName(profile.name) &&
  site.language === 'en' &&
  projects[0]?.title === 'Driver & Vehicle Licensing' &&
  services[0]?.title === 'Desktop Application Development' &&
  links.profiles[0]?.label === 'GitHub';
