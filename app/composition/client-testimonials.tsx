// On a site without testimonials, next.config.ts puts components/ui/left-out.ts in its place.
import { type ShownTestimonial, Testimonials } from '@/components/sections/testimonials';
import type { Content, Testimonial } from '@/lib/content/schema';
import { fillIn, inSiteDigits, joinList } from '@/lib/fill-in';
import { localizerFor } from '@/lib/localized-text';
import { FACE_WIDTHS, ownPicture } from './own-pictures';

/** Maximum length of a quote that is set larger, in code points. */
const SHORT_QUOTE = 140;

/** How many are shown at once if the owner features none: two rows on a desktop. */
const SHOWN_AT_ONCE = 6;

/** Those to show at once, and the others, which are behind a button. */
function inParts(testimonials: readonly Testimonial[]): [Testimonial[], Testimonial[]] {
  const featured = testimonials.filter((testimonial) => testimonial.featured);
  const first = featured.length > 0 ? featured : testimonials.slice(0, SHOWN_AT_ONCE);
  return [first, testimonials.filter((testimonial) => !first.includes(testimonial))];
}

interface ClientTestimonialsProps {
  content: Content;
  /** The title of a project, to show those about it alone, all at once. */
  about?: string;
}

/** What clients say, if the owner has testimonials. */
export async function ClientTestimonials({ content, about }: ClientTestimonialsProps) {
  const { pages, projects, site, words } = content;
  const testimonials = content.testimonials.filter(({ project }) => about === undefined || project === about);
  if (testimonials.length === 0) return null;
  const [first, others] = about === undefined ? inParts(testimonials) : [testimonials, []];
  const localize = localizerFor(site);
  const linkToProject = (title: string) => {
    const href = projects.find((project) => project.title === title)?.page;
    return { label: words.offer.project, title: localize(title), href };
  };

  async function show({ quote, name, role, company, link, photo, project }: Testimonial): Promise<ShownTestimonial> {
    const position = joinList([role, company], words.lists);
    return {
      quote: localize(quote),
      isShort: [...quote].length <= SHORT_QUOTE,
      name: localize(name),
      position: position ? localize(position) : undefined,
      link,
      photo,
      project: project && about === undefined ? linkToProject(project) : undefined,
      picture: photo && (await ownPicture(photo, FACE_WIDTHS)),
    };
  }

  return (
    <Testimonials
      heading={localize(pages.home.testimonials ?? words.headings.testimonials)}
      testimonials={await Promise.all(first.map(show))}
      {...(others.length > 0 && {
        more: {
          label: fillIn(words.links.more, { count: String(inSiteDigits(others.length)) }),
          testimonials: await Promise.all(others.map(show)),
        },
      })}
    />
  );
}
