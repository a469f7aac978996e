import { availabilityCopy, hasPage, type Page, pageLabel } from '@/lib/content/pages';
import type { Content, TimelineEntry } from '@/lib/content/schema';
import type { Words } from '@/lib/content/words-schema';
import { fillIn, joinList } from '@/lib/fill-in';
import { absoluteUrl, wholeUrl } from '../metadata/urls';

/** A text on one line, with Markdown's special characters escaped. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>]/g, '\\$&');
}

/** A section of the summary, or `undefined` if it has no lines. */
function section(heading: string, ...lines: (string | undefined)[]): string | undefined {
  const known = lines.filter((line) => line !== undefined);
  return known.length > 0 ? [`## ${plain(heading)}`, '', ...known].join('\n') : undefined;
}

/**
 * The site in Markdown, in the format of llmstxt.org: a title, a summary, lists of links. It has only information that
 * is also on the pages.
 */
export function siteSummary(pages: readonly Page[], content: Content): string {
  const { profile, words } = content;
  const parts = [
    `# ${plain(profile.name)}`,
    `> ${plain(profile.role)}. ${plain(profile.lead)}`,
    aboutOwner(content),
    section(words.summary.pages, ...pageLines(pages, content)),
    section(words.summary.services, ...serviceLines(content)),
    section(words.summary.projects, ...projectLines(content)),
    section(words.summary.contact, ...contactLines(content)),
  ];
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
}

/** Whether the owner takes on work, where they live, and what the about page lists. */
function aboutOwner(content: Content): string {
  const { availability, profile, skills, words } = content;
  const { lists, summary } = words;
  const { location } = profile;
  const { education, experience, languages } = hasPage('about', content)
    ? content
    : { education: [], experience: [], languages: [] };
  const spoken = languages.map(({ name, level }) =>
    fillIn(summary.language, { name: plain(name), level: plain(level) }),
  );
  const lines = [
    plain(availabilityCopy(availability).sentence),
    location && fillIn(summary.basedIn, { place: plain(joinList([location.city, location.country], lists)) }),
    ...skills.map((group) => `${plain(group.title ?? summary.skills)}: ${joinList(group.skills.map(plain), lists)}`),
    ...[...experience, ...education].map((entry) => timelineEntry(entry, words)),
    spoken.length > 0 ? fillIn(summary.languages, { languages: joinList(spoken, lists) }) : undefined,
  ];
  return lines
    .filter((line) => line !== undefined)
    .map((line) => `- ${line}`)
    .join('\n');
}

function timelineEntry({ title, organization, from, to, grade }: TimelineEntry, words: Words): string {
  const last = to === 'present' ? plain(words.about.present) : String(to);
  const years = from === to ? last : fillIn(words.summary.years, { from: String(from), to: last });
  return joinList([plain(title), plain(organization), years, ...(grade ? [plain(grade)] : [])], words.lists);
}

function pageLines(pages: readonly Page[], content: Content): string[] {
  return pages.map((page) => {
    const label = plain(pageLabel(page, content));
    return `- [${label}](${absoluteUrl(page.path, content)}): ${plain(page.description)}`;
  });
}

function serviceLines(content: Content): string[] {
  const services = hasPage('services', content) ? content.services : [];
  return services.map(({ title, description }) => `- ${plain(title)}: ${plain(description)}`);
}

function projectLines(content: Content): string[] {
  const { lists, summary } = content.words;
  const projects = content.projects.filter(({ featured }) => featured || hasPage('projects', content));
  return projects.map(({ title, description, technologies, repository, liveLink }) => {
    const name = repository ? `[${plain(title)}](${wholeUrl(repository, content)})` : plain(title);
    const made = technologies.length > 0 ? ` (${joinList(technologies.map(plain), lists)})` : '';
    const live = liveLink ? ` ${fillIn(summary.live, { address: `<${wholeUrl(liveLink, content)}>` })}` : '';
    return `- ${name}: ${plain(description)}${made}${live}`;
  });
}

function contactLines(content: Content): (string | undefined)[] {
  const { links, profile, words } = content;
  const { card, cv, email, phone } = words.summary;
  return [
    `- ${fillIn(email, { address: `<${profile.email}>` })}`,
    profile.phone && `- ${fillIn(phone, { number: plain(profile.phone) })}`,
    `- [${plain(card)}](${absoluteUrl('/contact.vcf', content)})`,
    links.cv && `- [${plain(cv)}](${wholeUrl(links.cv, content)})`,
    ...links.profiles.map(({ label, address }) => `- [${plain(label)}](${wholeUrl(address, content)})`),
  ];
}
