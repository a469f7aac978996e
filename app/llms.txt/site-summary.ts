import {
  availabilityCopy,
  cvAddress,
  formatPrice,
  hasPage,
  type Page,
  pageLabel,
  withAvailability,
} from '@/lib/content/pages';
import type { Content, Service, Words } from '@/lib/content/schema';
import { fillIn, joinList } from '@/lib/fill-in';
import { inYears } from '@/lib/period';
import { markdownPath, shownPosts } from '@/lib/writing/documents';
import { absoluteUrl, wholeUrl } from '../metadata/urls';

type Lines = readonly (string | undefined)[];

/** A text on one line, with Markdown's special characters escaped. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>]/g, '\\$&');
}

function link(label: string, url: string): string {
  return `[${plain(label)}](${url})`;
}

function list(lines: Lines): string {
  return lines.flatMap((line) => (line ? `- ${line}` : [])).join('\n');
}

/**
 * The site in Markdown, in the format of llmstxt.org: a title, a summary, lists of links. It has only information that
 * is also on the pages.
 */
export function siteSummary(pages: readonly Page[], content: Content): string {
  const { profile } = content;
  const { summary } = content.words;
  const posts = shownPosts();
  const pageLines = pages.map((page) => {
    const post = posts.find(({ path }) => path === page.path);
    const address = post ? markdownPath(post) : page.path;
    return `${link(pageLabel(page, content), absoluteUrl(address, content))}: ${plain(page.description)}`;
  });
  const services = hasPage('services', content) ? content.services : [];
  const sections: [heading: string, lines: Lines][] = [
    [summary.pages, pageLines],
    [summary.services, services.map((service) => serviceLine(service, content))],
    [summary.projects, projectLines(content)],
    [summary.contact, contactLines(content)],
  ];
  const parts = [
    `# ${plain(profile.name)}`,
    `> ${plain(profile.role)}. ${plain(profile.lead)}`,
    list(ownerLines(content)),
    ...sections.flatMap(([heading, lines]) => (lines.length > 0 ? `## ${plain(heading)}\n\n${list(lines)}` : [])),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Whether the owner takes on work, where they live, and what the about page lists. */
function ownerLines(content: Content): Lines {
  const { availability, education, experience, languages, profile, skills, words } = content;
  const { lists, summary } = words;
  const { location } = profile;
  const lines = [
    plain(withAvailability(availabilityCopy(availability).sentence, content)),
    location && fillIn(summary.basedIn, { place: plain(joinList([location.city, location.country], lists)) }),
    ...skills.map((group) => `${plain(group.title ?? summary.skills)}: ${joinList(group.skills.map(plain), lists)}`),
  ];
  if (!hasPage('about', content)) return lines;
  const spoken = languages.map(({ name, level }) => plain(fillIn(summary.language, { name, level })));
  return [
    ...lines,
    ...[...experience, ...education].map((entry) => timelineEntry(inYears(entry, content.site), words)),
    spoken.length > 0 ? fillIn(summary.languages, { languages: joinList(spoken, lists) }) : undefined,
  ];
}

function serviceLine(service: Service, content: Content): string {
  const { title, description, duration, includes = [] } = service;
  const offer = joinList([formatPrice(service, content), duration, ...includes], content.words.lists);
  return `${plain(title)}: ${plain(description)}${offer && ` (${plain(offer)})`}`;
}

function timelineEntry({ title, organization, from, to, grade }: ReturnType<typeof inYears>, words: Words): string {
  const last = to === 'present' ? plain(words.about.present) : to?.iso;
  const years = last ? fillIn(words.summary.years, { from: from.iso, to: last }) : from.iso;
  return joinList([plain(title), plain(organization), years, grade && plain(grade)], words.lists);
}

function projectLines(content: Content): Lines {
  const { lists, summary } = content.words;
  const projects = content.projects.filter(({ featured }) => featured || hasPage('projects', content));
  return projects.map(({ title, description, technologies, repository, liveLink }) => {
    const name = repository ? link(title, wholeUrl(repository, content)) : plain(title);
    const made = technologies.length > 0 ? ` (${joinList(technologies.map(plain), lists)})` : '';
    const live = liveLink ? ` ${fillIn(summary.live, { address: `<${wholeUrl(liveLink, content)}>` })}` : '';
    return `${name}: ${plain(description)}${made}${live}`;
  });
}

function contactLines(content: Content): Lines {
  const { links, profile, words } = content;
  const { card, cv, email, phone } = words.summary;
  const address = cvAddress(links);
  return [
    fillIn(email, { address: `<${profile.email}>` }),
    profile.phone && fillIn(phone, { number: plain(profile.phone) }),
    links.booking && link(content.words.offer.booking, wholeUrl(links.booking, content)),
    link(card, absoluteUrl('/contact.vcf', content)),
    address && link(cv, wholeUrl(address, content)),
    ...links.profiles.map(({ label, address }) => link(label, wholeUrl(address, content))),
  ];
}
