import type { Metadata } from 'next';
import { pageOf, writtenPages } from '@/app/metadata/page-metadata';
import { currentTranslation, cvPage, legalPages, type Page } from '@/lib/content/pages';
import type { Content } from '@/lib/content/schema';
import { hasPath } from '@/lib/routes';

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

const files = require.context('../', true, /\/page\.[jt]sx?$/);

/**
 * Every page with metadata from `pageMetadata`, including dynamic routes: first those in the navigation, in its order,
 * then the others by path. The sitemap, the preview images and `llms.txt` list them.
 */
export async function exportedPages(content: Content): Promise<Page[]> {
  const found = await Promise.all(files.keys().map(async (file) => pagesOf((await files(file)) as PageModule)));
  const listed = content.navigation.map(({ path }) => path);
  const place = ({ path }: Page) => (listed.includes(path) ? listed.indexOf(path) : listed.length);
  const language = currentTranslation();
  const made = [...writtenPages(content), ...[cvPage(content) ?? []].flat(), ...legalPages(content)];
  const pages = [...found.flat(), ...made].filter(({ path }) => !language || hasPath(language, path));
  return pages.sort(
    (one, other) => place(one) - place(other) || one.path.localeCompare(other.path, content.site.language),
  );
}

async function pagesOf({ metadata, generateMetadata, generateStaticParams }: PageModule): Promise<Page[]> {
  const allParams = (await generateStaticParams?.()) ?? [{}];
  const heads = await Promise.all(
    allParams.map((params) => (generateMetadata ? generateMetadata({ params: Promise.resolve(params) }) : metadata)),
  );
  return heads.flatMap((head) => (head && pageOf(head)) ?? []);
}
