import type { Testimonial } from '@/lib/content/schema';
import { fillIn, inSiteDigits, joinList } from '@/lib/language/fill-in';
import { localizerFor } from '@/lib/language/localized-text';
import { plainText } from '@/lib/language/marked-text';
import type { Site } from '@/lib/site';
import { FACE_WIDTHS, ownPicture } from './picture-copies';

/** Maximum length of a quote that is set larger, in code points. */
const SHORT_QUOTE = 140;

/** How many are shown at once if the owner features none: two rows on a desktop. */
const SHOWN_TESTIMONIALS = 6;

/** The testimonials that are shown at once, and the others, which a button opens. */
function inParts(testimonials: readonly Testimonial[]): [Testimonial[], Testimonial[]] {
  const featured = testimonials.filter((testimonial) => testimonial.featured);
  const first = featured.length > 0 ? featured : testimonials.slice(0, SHOWN_TESTIMONIALS);
  return [first, testimonials.filter((testimonial) => !first.includes(testimonial))];
}

/**
 * What clients say, and the heading above it.
 *
 * @param about the title of a project, for the testimonials about it alone, all at once.
 */
export async function testimonialsOf(site: Site, about?: string) {
  const { pages, projects, site: settings, words } = site.content;
  const chosen = site.content.testimonials.filter(({ project }) => about === undefined || project === about);
  const [first, others] = about === undefined ? inParts(chosen) : [chosen, []];
  const localize = localizerFor(settings);
  const linkToProject = (title: string) => {
    const href = projects.find((project) => project.title === title)?.page;
    return { label: words.offer.project, title: localize(title), href };
  };

  async function show({ quote, name, role, company, link, photo, project }: Testimonial) {
    const position = joinList([role, company], words.lists);
    return {
      quote: localize(quote),
      isShort: [...plainText(quote)].length <= SHORT_QUOTE,
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
    testimonials: await Promise.all(first.map(show)),
    ...(others.length > 0 && {
      more: {
        label: fillIn(words.links.more, { count: inSiteDigits(others.length, settings) }),
        testimonials: await Promise.all(others.map(show)),
      },
    }),
  };
}
