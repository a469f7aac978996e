import type { Testimonial } from '@/lib/content/schema';
import { joinList } from '@/lib/language/fill-in';
import { localizerFor } from '@/lib/language/localized-text';
import type { Site } from '@/lib/site';
import { FACE_WIDTHS, ownPicture } from './pictures';

/** Maximum length of a quote that is set larger, in code points. */
const SHORT_QUOTE = 140;

/**
 * What clients say, and the heading above it.
 *
 * @param about the title of a project, for the testimonials about it alone.
 */
export async function testimonialsOf(site: Site, about?: string) {
  const { pages, projects, site: settings, words } = site.content;
  const chosen = site.content.testimonials.filter(({ project }) => about === undefined || project === about);
  const localize = localizerFor(settings);
  const linkToProject = (title: string) => {
    const href = projects.find((project) => project.title === title)?.page;
    return { label: words.offer.project, title: localize(title), href };
  };

  async function show({ quote, name, role, company, link, photo, project }: Testimonial) {
    const position = joinList([role, company], words.lists);
    return {
      quote: localize(quote),
      isShort: [...quote].length <= SHORT_QUOTE,
      name: localize(name),
      position: position ? localize(position) : undefined,
      link,
      photo,
      project: project && about === undefined ? linkToProject(project) : undefined,
      picture: photo && (await ownPicture(photo, FACE_WIDTHS, site)),
    };
  }

  return {
    heading: localize(pages.home.testimonials ?? words.headings.testimonials),
    testimonials: await Promise.all(chosen.map(show)),
  };
}
