import { availabilityCopy } from '@/content/availability-copy';
import type { RouteId } from '@/content/navigation';
import { hasPage, sitePages } from '@/content/site-pages';
import type { Content, TimelineEntry } from '@/content/types';
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

function timelineEntry({ title, organization, from, to, grade }: TimelineEntry): string {
  const years = from === to ? from : `${from} to ${to}`;
  return `- ${[plain(title), plain(organization), years, grade && plain(grade)].filter(Boolean).join(', ')}`;
}

/** What is left of the about page's lists where there is no such page. */
const NOTHING_ABOUT: Pick<Content, 'education' | 'experience' | 'languages'> = {
  education: [],
  experience: [],
  languages: [],
};

/** The site in Markdown, in the shape llmstxt.org asks for: a title, a summary, lists of links. It tells no more than the pages. */
export function siteSummary(content: Content): string {
  const { availability, links, profile, skills } = content;
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
      ...(location ? [`- Based in ${plain(location.city)}, ${plain(location.country)}`] : []),
      ...skills.map((group) => `- ${plain(group.title ?? 'Skills')}: ${group.skills.map(plain).join(', ')}`),
      ...[...experience, ...education].map(timelineEntry),
      ...(languages.length > 0
        ? [`- Languages: ${languages.map(({ name, level }) => `${plain(name)} (${plain(level)})`).join(', ')}`]
        : []),
    ].join('\n'),
    section(
      'Pages',
      ...sitePages(content).map(
        ({ path, label, description }) => `- [${plain(label)}](${absoluteUrl(path, content)}): ${plain(description)}`,
      ),
    ),
    section('Services', ...services.map(({ title, description }) => `- ${plain(title)}: ${plain(description)}`)),
    section(
      'Projects',
      ...projects.map(({ title, description, technologies, repository, liveLink }) => {
        const name = repository ? `[${plain(title)}](${wholeUrl(repository, content)})` : plain(title);
        const made = technologies.length > 0 ? ` (${technologies.map(plain).join(', ')})` : '';
        const live = liveLink ? ` Live: <${wholeUrl(liveLink, content)}>` : '';
        return `- ${name}: ${plain(description)}${made}${live}`;
      }),
    ),
    section(
      'Contact',
      `- Email: <${profile.email}>`,
      phone && `- Phone: ${plain(phone)}`,
      `- [Contact card](${absoluteUrl('/contact.vcf', content)})`,
      links.cv && `- [CV](${wholeUrl(links.cv, content)})`,
      ...links.profiles.map(({ label, address }) => `- [${plain(label)}](${wholeUrl(address, content)})`),
    ),
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
    .concat('\n');
}
