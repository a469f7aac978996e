import { type ShownTestimonial, Testimonials } from '@/components/sections/testimonials';
import type { Content, Testimonial } from '@/lib/content/schema';
import { joinList } from '@/lib/fill-in';
import { localizerFor } from '@/lib/localized-text';
import { FACE_WIDTHS, ownPicture } from './own-pictures';

/** Maximum length of a quote that is set larger, in code points. */
const SHORT_QUOTE = 140;

interface ClientTestimonialsProps {
  content: Content;
  /** The title of a project, to show those about it alone. */
  about?: string;
}

/** What clients say, if the owner has testimonials. */
export async function ClientTestimonials({ content, about }: ClientTestimonialsProps) {
  const { pages, projects, site, words } = content;
  const testimonials = content.testimonials.filter(({ project }) => about === undefined || project === about);
  if (testimonials.length === 0) return null;
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
      testimonials={await Promise.all(testimonials.map(show))}
    />
  );
}
