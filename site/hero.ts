import { codeHostOf } from '@/lib/code-hosts';
import { FILM_TYPES, isOnSite } from '@/lib/content/address-fields';
import type { Project } from '@/lib/content/schema';
import { fillIn, joinList } from '@/lib/language/fill-in';
import { localizerFor } from '@/lib/language/localized-text';
import { directionOf } from '@/lib/language/writing-systems';
import type { Corner } from '@/lib/picture';
import type { Site } from '@/lib/site';
import { linkTo } from './links';
import { heroPicture } from './picture-copies';
import { cityAndCountry } from './profile';
import { liveLabelOf, pauseLabelOf } from './projects';

/** The picture on the first screen, with the line below it, as `brand.hero` asks for it; `undefined` for the star alone. */
export async function heroOf(site: Site) {
  const { brand, pages, profile, projects, site: settings } = site.content;
  const { hero = 'work' } = brand;
  const localize = localizerFor(settings);
  if (hero === 'star') return undefined;
  if (hero === 'portrait') {
    const { src, alt = profile.name, focus = { x: 50, y: 0 } } = profile.photo ?? {};
    const link = linkTo('about', pages.home.about.link, site.content);
    const line = localize({ text: cityAndCountry(site.content), link });
    return src && { picture: await heroPicture(src, undefined, site), alt, focus, ...line };
  }
  if (typeof hero === 'object' && 'src' in hero)
    return { picture: await heroPicture(hero.src, undefined, site), alt: hero.alt ?? '' };
  const isShown = ({ image, featured, title }: Project) =>
    typeof hero === 'object'
      ? title === hero.project
      : featured && image?.kind !== 'logo' && isOnSite(image?.src ?? '');
  const project = projects.find(isShown);
  if (!project?.image) return undefined;
  const { src, kind, alt = '' } = project.image;
  const start: Corner = directionOf(site.languages[0].language) === 'rtl' ? 'right' : 'left';
  const corner = kind === 'screenshot' && !FILM_TYPES.test(src) ? start : undefined;
  const picture = await heroPicture(src, corner, site);
  const pauseLabel = picture.film && pauseLabelOf(project.title, site.content.words);
  return { picture, alt, corner, pauseLabel, ...describeBelow(project, site) } as const;
}

/** What the line below a project's picture says. */
function describeBelow(project: Project, site: Site) {
  const { title, summary, client, technologies, page, liveLink, repository } = project;
  const { caseStudy, lists, projects: words } = site.content.words;
  const localize = localizerFor(site.content.site);
  const texts = [summary, client].filter(Boolean);
  const links = [
    { href: page, label: caseStudy.link },
    { href: liveLink, label: liveLabelOf(project, site.content.words) ?? words.live },
    { href: repository, label: (repository && codeHostOf(repository)) || words.code },
  ];
  const { href, label = '' } = links.find((link) => link.href) ?? {};
  const text = joinList(texts.length > 0 ? texts : technologies.slice(0, 3), lists);
  const name = fillIn(words.linkOf, { link: label, project: title });
  return { ...localize({ title, text }), ...(href && { link: { href, label: localize(label), 'aria-label': name } }) };
}
