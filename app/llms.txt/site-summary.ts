import { availabilityCopy } from '@/content/availability-copy';
import type { RouteId } from '@/content/navigation';
import { hasPage, sitePages } from '@/content/site-pages';
import type { Content, TimelineEntry } from '@/content/types';
import type { Words } from '@/content/word-types';
import { fillIn } from '@/lib/fill-in';
import { inARow } from '@/lib/in-a-row';
import { absoluteUrl, wholeUrl } from '../metadata/urls';

/** A text on one line, with the characters escaped that Markdown would read as markup. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>]/g, '\\$&');
}

/** A part of the summary; without lines there is none. Lines that the content has nothing for are left out. */
function section(heading: string, ...lines: (string | undefined)[]): string | undefined {
  const told = lines.filter((line) => line !== undefined);
  return told.length > 0 ? [`## ${plain(heading)}`, '', ...told].join('\n') : undefined;
}

function timelineEntry({ title, organization, from, to, grade }: TimelineEntry, words: Words): string {
  const last = to === 'present' ? plain(words.about.present) : String(to);
  const years = from === to ? last : fillIn(words.summary.years, { from: String(from), to: last });
  return `- ${inARow([plain(title), plain(organization), years, ...(grade ? [plain(grade)] : [])], words.lists)}`;
}

/** What is left of the about page's lists where there is no such page. */
const NOTHING_ABOUT: Pick<Content, 'education' | 'experience' | 'languages'> = {
  education: [],
  experience: [],
  languages: [],
};

/** The site in Markdown, in the shape llmstxt.org asks for: a title, a summary, lists of links. It tells no more than the pages. */
export function siteSummary(content: Content): string {
  const { availability, links, profile, skills, words } = content;
  const { lists, summary } = words;
  const has = (page: RouteId) => hasPage(page, content);
  const { education, experience, languages } = has('about') ? content : NOTHING_ABOUT;
  const services = has('services') ? content.services : [];
  const projects = content.projects.filter(({ featured }) => featured || has('projects'));
  const { location, phone } = profile;
  return [
    `# ${plain(profile.name)}`,
    `> ${plain(profile.role)}. ${plain(profile.lead)}`,
    [
      `- ${plain(availabilityCopy(availability).sentence)}`,
      ...(location
        ? [`- ${fillIn(summary.basedIn, { place: plain(inARow([location.city, location.country], lists)) })}`]
        : []),
      ...skills.map((group) => `- ${plain(group.title ?? summary.skills)}: ${inARow(group.skills.map(plain), lists)}`),
      ...[...experience, ...education].map((entry) => timelineEntry(entry, words)),
      ...(languages.length > 0
        ? [
            `- ${fillIn(summary.languages, {
              languages: inARow(
                languages.map(({ name, level }) =>
                  fillIn(summary.language, { name: plain(name), level: plain(level) }),
                ),
                lists,
              ),
            })}`,
          ]
        : []),
    ].join('\n'),
    section(
      summary.pages,
      ...sitePages(content).map(
        ({ path, label, description }) => `- [${plain(label)}](${absoluteUrl(path, content)}): ${plain(description)}`,
      ),
    ),
    section(summary.services, ...services.map(({ title, description }) => `- ${plain(title)}: ${plain(description)}`)),
    section(
      summary.projects,
      ...projects.map(({ title, description, technologies, repository, liveLink }) => {
        const name = repository ? `[${plain(title)}](${wholeUrl(repository, content)})` : plain(title);
        const made = technologies.length > 0 ? ` (${inARow(technologies.map(plain), lists)})` : '';
        const live = liveLink ? ` ${fillIn(summary.live, { address: `<${wholeUrl(liveLink, content)}>` })}` : '';
        return `- ${name}: ${plain(description)}${made}${live}`;
      }),
    ),
    section(
      summary.contact,
      `- ${fillIn(summary.email, { address: `<${profile.email}>` })}`,
      phone && `- ${fillIn(summary.phone, { number: plain(phone) })}`,
      `- [${plain(summary.card)}](${absoluteUrl('/contact.vcf', content)})`,
      links.cv && `- [${plain(summary.cv)}](${wholeUrl(links.cv, content)})`,
      ...links.profiles.map(({ label, address }) => `- [${plain(label)}](${wholeUrl(address, content)})`),
    ),
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
    .concat('\n');
}
