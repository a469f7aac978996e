import type { Metadata } from 'next';
import { hasPath } from '@/lib/routes';
import { currentLanguage, type Site } from '@/lib/site';
import { pageOf } from './metadata';
import { type Page, pagesOf } from './pages';

type Params = Record<string, string | string[]>;

/** The exports of a page's file, apart from its component. */
interface PageModule {
  metadata?: Metadata;
  generateMetadata?: (props: { params: Promise<Params> }) => Metadata | Promise<Metadata>;
  generateStaticParams?: () => Params[] | Promise<Params[]>;
}

/** Turbopack's function for importing all files in a folder that match a pattern. */
declare const require: {
  context: (folder: string, deep: boolean, files: RegExp) => { (file: string): unknown; keys: () => string[] };
};

const files = require.context('../app', true, /\/page\.(?:tsx?|jsx?)$/);

/**
 * Every page with metadata: first those in the navigation, in its order, then the others in the order of `pagesOf`, with
 * the newest post first. To the template's pages it adds those of the owner, which describe themselves in the metadata
 * that their files in `app/` export.
 */
export async function exportedPages(site: Site): Promise<Page[]> {
  const described = await Promise.all(files.keys().map(async (file) => pagesIn((await files(file)) as PageModule)));
  const templatePages = pagesOf(site);
  const { pages } = currentLanguage(site);
  const ownersPages = described
    .flat()
    .filter(({ path }) => hasPath(pages, path) && templatePages.every((page) => page.path !== path));
  const listed: string[] = site.content.navigation.map(({ path }) => path);
  const place = ({ path }: Page) => (listed.includes(path) ? listed.indexOf(path) : listed.length);
  return [...templatePages, ...ownersPages].sort((one, other) => place(one) - place(other));
}

async function pagesIn({ metadata, generateMetadata, generateStaticParams }: PageModule): Promise<Page[]> {
  const allParams = (await generateStaticParams?.()) ?? [{}];
  const heads = await Promise.all(
    allParams.map((params) => (generateMetadata ? generateMetadata({ params: Promise.resolve(params) }) : metadata)),
  );
  return heads.flatMap((head) => (head && pageOf(head)) ?? []);
}
