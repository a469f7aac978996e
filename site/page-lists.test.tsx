import { renderToStaticMarkup } from 'react-dom/server';
import { ProjectGroups } from '@/components/sections/project-groups';
import { site } from '@/e2e/support/compiled-site';
import { showPageList } from './page-lists';

// It is tested in the browser.
jest.mock('@/site/text-width', () => ({}));
jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

test('a page shows the list beside it: cards with pictures, then rows, in groups, with links that say where they lead', async () => {
  const uses = site.documents.pages.find(({ list }) => list);
  const groups = (uses && (await showPageList(uses, site))) ?? [];
  expect(groups.map(({ cards, rows }) => [cards.length, rows.length])).toEqual([
    [2, 0],
    [0, 2],
  ]);
  expect(groups[0]?.cards[0]).toMatchObject({ byline: '1989' });
  const inRows = uses && (await showPageList({ ...uses, fields: { ...uses.fields, entries: 'rows' } }, site));
  expect(inRows?.map(({ cards, rows }) => [cards.length, rows.length])).toEqual([
    [0, 2],
    [0, 2],
  ]);
  const html = renderToStaticMarkup(<ProjectGroups groups={groups} words={site.content.words.projects} />);
  expect(html).not.toContain('undefined');
  expect(html).toMatch(/<a [^>]*href="https:\/\/keys\.duarte\.dev"[^>]*target="_blank"/);
  expect(html).toMatch(/<em>my first program<\/em>/);
});
