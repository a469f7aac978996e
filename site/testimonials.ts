import { lengthOf } from '@/lib/content/fields';
import type { Testimonial } from '@/lib/content/schema';
import { fillIn, inSiteDigits, joinList } from '@/lib/language/fill-in';
import { localizerFor } from '@/lib/language/localized-text';
import { plainText } from '@/lib/language/marked-text';
import { quotationMark } from '@/lib/language/writing-systems';
import type { Site } from '@/lib/site';
import { FACE_WIDTHS, ownPicture } from './picture-copies';

/** How many are shown at once: a row on a desktop. */
const SHOWN_TESTIMONIALS = 3;

/** The testimonials that are shown at once, featured ones first, and the others, which a button opens. */
function inParts(testimonials: readonly Testimonial[]): [Testimonial[], Testimonial[]] {
  const isFeatured = ({ featured = false }: Testimonial) => featured;
  const sorted = [...testimonials.filter(isFeatured), ...testimonials.filter((one) => !isFeatured(one))];
  return [sorted.slice(0, SHOWN_TESTIMONIALS), sorted.slice(SHOWN_TESTIMONIALS)];
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
      length: lengthOf(plainText(quote)),
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
    words: { mark: quotationMark(settings.language), readMore: words.links.readMore },
    ...(others.length > 0 && {
      more: {
        label: fillIn(words.links.more, { count: inSiteDigits(others.length, settings) }),
        testimonials: await Promise.all(others.map(show)),
      },
    }),
  };
}
