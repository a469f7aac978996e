import { readFileSync } from 'node:fs';
import { content } from '@/content/index';
import { translationBuilds } from './translations';

// It imports ES modules.
jest.mock('./command', () => ({ root: process.cwd() }));

test('the variables of a build stay short, however long the content is', async () => {
  const projects = Array.from({ length: 300 }, (_, index) => ({
    title: `Project ${index}`,
    description: 'What it does and for whom. '.repeat(10),
    technologies: ['C#'],
  }));
  const arabic = { ...content, projects, site: { ...content.site, language: 'ar', locale: 'ar_EG' } };
  const [main, further] = await translationBuilds([content, arabic], { BASE_PATH: '/portfolio' });
  expect(further).toMatchObject({ BASE_PATH: '/portfolio/ar', OUT_DIR: 'out/ar' });
  for (const [build, expected] of [
    [main, content],
    [further, arabic],
  ] as const) {
    expect(JSON.stringify(build).length).toBeLessThan(2000);
    expect(JSON.parse(readFileSync(build?.CONTENT_FILE ?? '', 'utf8'))).toEqual(expected);
  }
});

test('a page is left out of a language whose navigation lacks it, if it is the site’s own or in another navigation', async () => {
  const desk = { path: '/desk/', label: 'My desk' } as const;
  const english = { ...content, navigation: [{ path: '/', label: 'Home' }, desk] as const };
  const arabic = { ...content, navigation: content.navigation.filter(({ path }) => path !== desk.path) };
  const [build] = await translationBuilds([english, arabic], {});
  const [main, further] = JSON.parse(build?.TRANSLATIONS ?? '').map(({ leftOut }: { leftOut: string[] }) => leftOut);
  expect(main).toContain('/services/');
  expect(main).not.toContain('/desk/');
  expect(further).toEqual(['/desk/']);
});
