/** @jest-environment node */
import { content } from './content';
import { checkContent } from './schema';
import type { Content } from './types';

/** The content with one entry replaced, or taken out where `value` is `undefined`. */
function withEntry(path: string, value: unknown): Content {
  const copy = structuredClone(content);
  const keys = path.split('.');
  const last = keys.pop() as string;
  const parent = keys.reduce<Record<string, unknown>>(
    (found, key) => found[key] as Record<string, unknown>,
    copy as unknown as Record<string, unknown>,
  );
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

test('takes the content as it is', () => {
  expect(() => checkContent(content)).not.toThrow();
});

test.each([
  ['links.cv', undefined, 'content/links.ts: links.cv is missing; write it'],
  ['links.cv', 'javascript:alert(1)', 'content/links.ts: links.cv is "javascript:alert(1)"; write an address'],
  ['links.cv', 'http://example.com/cv.pdf', 'content/links.ts: links.cv is "http://example.com/cv.pdf"; write'],
  ['links.cv', 'https://', 'content/links.ts: links.cv is "https://"; write an address that starts with https://'],
  ['links.cv', 'example.com/cv.pdf', 'content/links.ts: links.cv is "example.com/cv.pdf"; write an address'],
  ['links.profiles.codeHosting.icon', 'fox', 'content/links.ts: links.profiles.codeHosting.icon must be one of'],
  ['site.address', 'https://example.com/', 'content/site.ts: site.address must be the bare address'],
  ['site.formEndpoint', 'http://example.com/f', 'content/site.ts: site.formEndpoint is "http://example.com/f"; write'],
  ['site.language', 'English', 'content/site.ts: site.language must be a language tag such as en'],
  ['profile.name', '', 'content/profile.ts: profile.name is empty; write it'],
  ['profile.name', '   ', 'content/profile.ts: profile.name is empty; write it'],
  ['profile.name', 7, 'content/profile.ts: profile.name must be text in quotes'],
  ['profile.name', null, 'content/profile.ts: profile.name'],
  ['profile.email', 'you at example', 'content/profile.ts: profile.email is "you at example"; write an email address'],
  ['profile.phone', '0100 000 0000', 'content/profile.ts: profile.phone must be a number in international form'],
  ['profile.twitter', 'me', 'content/profile.ts: profile has a field the site does not know: twitter; check'],
  ['facts', [], 'content/profile.ts: facts needs at least 1 entry'],
  ['availability.open', 'yes', 'content/availability.ts: availability.open must be true or false'],
  ['navigation.0.path', '/home/', 'content/navigation.ts: navigation[0].path must be one of the site’s routes'],
  ['pages.about.description', 'x'.repeat(161), 'content/pages.ts: pages.about.description has 161 characters'],
  ['pages.about.description', 'Short.', 'content/pages.ts: pages.about.description has 6 characters'],
  ['pages.about.bio', [], 'content/pages.ts: pages.about.bio needs at least 1 entry'],
  ['projects.0.imageUrl', 'data:image/png,x', 'content/projects.ts: projects[0].imageUrl is "data:image/png,x"; write'],
  ['projects.0.githubLink', '#', 'content/projects.ts: projects[0].githubLink is "#"; write'],
  ['projects.0.title', content.projects[1]?.title.toUpperCase(), 'content/projects.ts: projects has the title "'],
  [
    'projects',
    content.projects.slice(0, 1),
    'content/projects.ts: projects must have featured: true on exactly 2 projects',
  ],
  ['projects.0.technologies', ['C#', ''], 'content/projects.ts: projects[0].technologies[1] is empty'],
  ['skills.0.skills', ['C#', 'LINQ', 'C#'], 'content/skills.ts: skills names a skill twice; remove one'],
  ['services.0.icon', 'rocket', 'content/services.ts: services[0].icon must be one of the drawings'],
  ['process.0.title', undefined, 'content/process.ts: process[0].title is missing; write it'],
  ['education.0.to', 1990, 'content/education.ts: education[0].to is before the first year; swap the two'],
  ['education.0.from', '2023', 'content/education.ts: education[0].from must be a year'],
  ['languages.0.proficiency', 101, 'content/languages.ts: languages[0].proficiency is 101; write a percentage'],
  ['languages.0.proficiency', -1, 'content/languages.ts: languages[0].proficiency is -1; write a percentage'],
  ['languages.0.proficiency', Number.NaN, 'content/languages.ts: languages[0].proficiency must be a number from 0'],
  ['languages', undefined, 'content/languages.ts: languages is missing; write it'],
])('stops at %s with %p', (path, value, sentence) => {
  expect(() => checkContent(withEntry(path, value))).toThrow(sentence.replace('’', "'"));
});

test.each([
  ['projects.0.githubLink', 'not-public'],
  ['projects.0.liveLink', undefined],
  ['projects.0.liveLink', 'https://example.com/demo'],
  ['site.formEndpoint', 'http://localhost:4100/f'],
  ['languages.0.proficiency', 0],
  ['languages.0.proficiency', 100],
])('takes %s with %p', (path, value) => {
  expect(() => checkContent(withEntry(path, value))).not.toThrow();
});

test('names every mistake at once', () => {
  const broken = { ...withEntry('profile.name', ''), links: { ...content.links, cv: 'ftp://example.com' } };
  expect(() => checkContent(broken as unknown as Content)).toThrow(/profile\.name.*links\.cv/s);
});
