import { availabilityCopy } from '@/content/availability-copy';
import { routeIds, routes } from '@/content/navigation';
import type { Content } from '@/content/types';
import { pageLabel, pageSummary } from '../metadata/page-summary';
import { absoluteUrl, asciiUrl } from '../metadata/urls';

/** A text on one line, with the characters escaped that Markdown would read as markup. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>]/g, '\\$&');
}

function section(heading: string, ...lines: string[]): string {
  return [`## ${plain(heading)}`, '', ...lines].join('\n');
}

/** The site in Markdown, in the shape llmstxt.org asks for: a title, a summary, lists of links. */
export function siteSummary(content: Content): string {
  const { availability, education, languages, links, profile, projects, services, skills } = content;
  return [
    `# ${plain(profile.name)}`,
    `> ${plain(profile.role)}. ${plain(profile.lead)}`,
    [
      `- ${plain(availabilityCopy(availability).sentence)}`,
      `- Based in ${plain(profile.location.city)}, ${plain(profile.location.country)}`,
      ...skills.map((group) => `- ${plain(group.title)}: ${group.skills.map(plain).join(', ')}`),
      ...education.map(
        ({ title, school, from, to, grade }) =>
          `- ${[`${plain(title)}, ${plain(school)}, ${from} to ${to}`, grade && plain(grade)].filter(Boolean).join(', ')}`,
      ),
      `- Languages: ${languages.map(({ name, level }) => `${plain(name)} (${plain(level)})`).join(', ')}`,
    ].join('\n'),
    section(
      'Pages',
      ...routeIds.map((id) => {
        const url = absoluteUrl(routes[id], content);
        return `- [${plain(pageLabel(id, content))}](${url}): ${plain(pageSummary(id, content).description)}`;
      }),
    ),
    section('Services', ...services.map(({ title, description }) => `- ${plain(title)}: ${plain(description)}`)),
    section(
      'Projects',
      ...projects.map(({ title, description, technologies, githubLink, liveLink }) => {
        const name = githubLink === 'not-public' ? plain(title) : `[${plain(title)}](${asciiUrl(githubLink)})`;
        const live = liveLink ? ` Live: <${asciiUrl(liveLink)}>` : '';
        return `- ${name}: ${plain(description)} (${technologies.map(plain).join(', ')})${live}`;
      }),
    ),
    section(
      'Contact',
      `- Email: <${profile.email}>`,
      `- Phone: ${plain(profile.phone)}`,
      `- [Contact card](${absoluteUrl('/contact.vcf', content)})`,
      `- [CV](${asciiUrl(links.cv)})`,
      ...links.profiles.map(({ label, address }) => `- [${plain(label)}](${asciiUrl(address)})`),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}
