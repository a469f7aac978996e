import { isoOf } from '@/lib/content/fields';
import type { Content, Service } from '@/lib/content/schema';
import { fillIn, joinList } from '@/lib/language/fill-in';
import { type MarkedPart, markedParts } from '@/lib/language/marked-text';
import { inSamePrecision, shownPeriod } from '@/lib/language/period';
import { markdownPath } from '@/lib/routes';
import type { Site } from '@/lib/site';
import { absoluteUrl, wholeUrl } from './addresses';
import { describeAvailability, withAvailability } from './availability';
import { achievementsByKind, type CareerEntry, careerOf, describeOrigin } from './career';
import { cvAddress, pageLabel } from './links';
import { hasPage, type Page } from './pages';
import { cityAndCountry } from './profile';
import { formatPrice } from './services';

type Lines = readonly (string | undefined)[];

/** A text on one line, with Markdown's special characters escaped. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>]/g, '\\$&');
}

/** The signs around marks. Around code, there are two, because it may have one. */
const MARKDOWN_SIGNS = { em: '*', strong: '**', code: '``' } as const;

/** A sentence on one line in Markdown, with its marks; its links have absolute addresses. */
function formatProse(text: string, site: Site): string {
  const write = (part: MarkedPart): string => {
    if (typeof part === 'string') return plain(part);
    const { tag, href = '', parts } = part;
    const inside = tag === 'code' ? parts.join('') : parts.map(write).join('');
    if (tag === 'a') return `[${inside}](${new URL(href, site.content.site.address).href})`;
    return MARKDOWN_SIGNS[tag] + inside + MARKDOWN_SIGNS[tag];
  };
  return markedParts(text).map(write).join('');
}

/** A link, or its label alone if there is no address. */
function link(label: string, url?: string): string {
  return url ? `[${plain(label)}](${url})` : plain(label);
}

function formatList(lines: Lines): string {
  return lines.flatMap((line) => (line ? `- ${line}` : [])).join('\n');
}

/**
 * The site in Markdown, in the format of llmstxt.org: a title, a summary, lists of links. It has only information that
 * is also on the pages.
 */
export function siteSummary(pages: readonly Page[], site: Site): string {
  const { profile } = site.content;
  const { summary } = site.content.words;
  const pageLines = pages
    .filter(({ index }) => index !== false)
    .map((page) => {
      const copy = absoluteUrl(markdownPath(page.path), site);
      return `${link(pageLabel(page, site.content), copy)}: ${plain(page.description)}`;
    });
  const services = hasPage('services', site.content) ? site.content.services : [];
  const sections: [heading: string, lines: Lines][] = [
    [summary.pages, pageLines],
    [summary.services, services.map((service) => serviceLine(service, site))],
    [summary.projects, projectLines(site)],
    [summary.contact, contactLines(site)],
  ];
  const paragraphs = [
    `# ${plain(profile.name)}`,
    `> ${plain(profile.role)}. ${formatProse(profile.lead, site)}`,
    formatList(ownerLines(site)),
    ...sections.flatMap(([heading, lines]) => (lines.length > 0 ? `## ${plain(heading)}\n\n${formatList(lines)}` : [])),
  ];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}

/** Whether the owner takes on work, where they live, and what the about page lists. */
function ownerLines(site: Site): Lines {
  const { languages, skills, words } = site.content;
  const { achievements, education, experience } = careerOf(site.content);
  const { lists, summary } = words;
  const place = cityAndCountry(site.content);
  const copy = describeAvailability(site.content);
  const lines = [
    copy && formatProse(withAvailability(copy.sentence, site.content), site),
    place && fillIn(summary.basedIn, { place: plain(place) }),
    ...skills.map((group) => `${plain(group.title ?? summary.skills)}: ${joinList(group.skills.map(plain), lists)}`),
  ];
  if (!hasPage('about', site.content)) return lines;
  const spoken = languages.map(({ name, level }) => plain(level ? fillIn(summary.language, { name, level }) : name));
  return [
    ...lines,
    ...[experience, education].flatMap(inSamePrecision).map((entry) => timelineLine(entry, site.content)),
    ...achievementsByKind(achievements, words).flatMap(({ heading, entries }) =>
      entries.map(({ from, ...entry }) => {
        const { title, events, links } = entry;
        const name = link(title, links.own && wholeUrl(links.own, site));
        const origin = describeOrigin(entry, site.content);
        const date = events ? undefined : isoOf(from);
        return `${plain(heading)}: ${joinList([name, origin && plain(origin), date], lists)}`;
      }),
    ),
    spoken.length > 0 ? fillIn(summary.languages, { languages: joinList(spoken, lists) }) : undefined,
  ];
}

function serviceLine(service: Service, site: Site): string {
  const { title, description, duration, includes = [], link: address } = service;
  const offer = joinList([formatPrice(service, site.content), duration, ...includes], site.content.words.lists);
  const name = link(title, address && wholeUrl(address, site));
  return `${name}: ${formatProse(description, site)}${offer && ` (${plain(offer)})`}`;
}

function timelineLine({ title, organization, remark, ...entry }: CareerEntry, content: Content): string {
  const { words } = content;
  const { from, to } = shownPeriod(entry, content);
  const [first, last] = [from, to].map((moment) => {
    return moment === 'present' ? plain(words.about.present) : (moment?.iso ?? moment?.text);
  });
  const years = first && last ? fillIn(words.summary.years, { from: first, to: last }) : (first ?? last);
  return joinList([plain(title), organization && plain(organization), years, remark && plain(remark)], words.lists);
}

function projectLines(site: Site): Lines {
  const { lists, summary } = site.content.words;
  const projects = site.content.projects.filter(({ featured }) => featured || hasPage('projects', site.content));
  return projects.map(({ title, description, technologies, repository, liveLink, links = [] }) => {
    const name = link(title, repository && wholeUrl(repository, site));
    const technologyList = technologies.length > 0 ? ` (${joinList(technologies.map(plain), lists)})` : '';
    const live = liveLink ? ` ${fillIn(summary.live, { address: `<${wholeUrl(liveLink, site)}>` })}` : '';
    const others = links.map(({ label, address }) => ` ${link(label, wholeUrl(address, site))}`).join('');
    return `${name}: ${formatProse(description, site)}${technologyList}${live}${others}`;
  });
}

function contactLines(site: Site): Lines {
  const { links, profile, words } = site.content;
  const { card, cv, email, phone } = words.summary;
  const address = cvAddress(links);
  return [
    fillIn(email, { address: `<${profile.email}>` }),
    profile.phone && fillIn(phone, { number: plain(profile.phone) }),
    links.booking && link(site.content.words.offer.booking, wholeUrl(links.booking, site)),
    link(card, absoluteUrl('/contact.vcf', site)),
    address && link(cv, wholeUrl(address, site)),
    ...links.profiles.map(({ label, address }) => link(label, wholeUrl(address, site))),
  ];
}
