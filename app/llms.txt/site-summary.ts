import { absoluteUrl, asciiUrl } from '@/app/metadata/addresses';
import { content, wordsOf } from '@/content/content';
import { routes } from '@/content/navigation';
import type { Content } from '@/content/types';

/** A text as Markdown that shows it as it is, on one line. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>]/g, '\\$&');
}

function section(heading: string, ...lines: string[]): string {
  return [`## ${plain(heading)}`, '', ...lines].join('\n');
}

/** The site in Markdown, in the form of llms.txt: a title, a summary, lists of links (llmstxt.org). */
export function siteSummary(owned: Content = content): string {
  const { availability, education, languages, links, navigation, pages, profile, projects, services, skills } = owned;
  const words = wordsOf(availability);
  const described = {
    [routes.home]: words.homeDescription,
    [routes.about]: pages.about.description,
    [routes.projects]: pages.projects.description,
    [routes.services]: pages.services.description,
    [routes.contact]: pages.contact.description,
  };
  return [
    `# ${plain(profile.name)}`,
    `> ${plain(profile.role)}. ${plain(profile.lead)}`,
    [
      `- ${plain(words.sentence)}`,
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
      ...navigation.map(
        ({ path, label }) => `- [${plain(label)}](${absoluteUrl(path, owned)}): ${plain(described[path])}`,
      ),
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
      `- [Contact card](${absoluteUrl('/contact.vcf', owned)})`,
      `- [CV](${asciiUrl(links.cv)})`,
      ...Object.values(links.profiles).map(({ label, address }) => `- [${plain(label)}](${asciiUrl(address)})`),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}
