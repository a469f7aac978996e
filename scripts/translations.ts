import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Translation } from '../lib/built';
import { findMistakes } from '../lib/content/check';
import { environment, environmentProblems } from '../lib/content/environment';
import { languageTag } from '../lib/content/fields';
import { rejectMistakes, sentenceOf } from '../lib/content/mistakes';
import type { Content } from '../lib/content/schema';
import { completeWords } from '../lib/content/schema/words';
import { folderOf } from '../lib/content/site-address';
import { fileOf } from '../lib/content/source';
import { words } from '../lib/content/words';
import { optionalPages, routes, withCvPage, writtenRoutes } from '../lib/routes';
import { UserError } from '../lib/user-error';
import { writeBuilt } from '../lib/write-built';
import { unnamedCaseStudies } from '../lib/writing/documents';
import { findWritingMistakes } from '../lib/writing/find-writing-mistakes';
import { scriptsOf } from '../lib/writing-systems';
import { root } from './command';
import { cityAndCountry, isShown, type Text, textsOf } from './content-files';

/** Files that every further language needs, and the folders to copy them from. */
const NEEDED = { 'words.ts': 'lib/content', 'pages.ts': 'content' };

/**
 * Folders in `content/` with the texts of a further language, each named after its BCP 47 tag: `ar`, `pt-BR`. A folder
 * with neither a content file nor a folder of Markdown files is no language's.
 */
export function translationFolders(): string[] {
  const isPart = (name: string) => name.endsWith('.ts') || Object.hasOwn(writtenRoutes, name);
  return readdirSync(path.join(root, 'content'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !Object.hasOwn(writtenRoutes, entry.name))
    .map(({ name }) => name)
    .filter((name) => readdirSync(path.join(root, 'content', name)).some(isPart));
}

/**
 * Reads the files in `content/`.
 *
 * @returns the content of every language, the main one first, and a sentence for each mistake that stops the build, in
 * the content or in the environment variables.
 * @throws {UserError} if the main language lacks a file.
 */
export async function readContents(): Promise<{ contents: [Content, ...Content[]]; mistakes: string[] }> {
  const { content } = await import('../lib/content/load').catch(explainMissingFile);
  const mistakes = [...environmentProblems, ...mistakesIn(content)];
  const further = await Promise.all(translationFolders().map((language) => readTranslation(language, content)));
  // Languages share files, and with them their mistakes. Others show only with the other files of a language.
  const others = further.flatMap(({ content: { site }, mistakes: found }) =>
    found
      .filter((mistake) => !mistakes.includes(mistake))
      .map((mistake) => (/^content\/\w+\.ts/.test(mistake) ? `In content/${site.language}/, ${mistake}` : mistake)),
  );
  const contents = [content, ...further.map((translation) => translation.content)] as const;
  return { contents: withOtherLanguages(contents), mistakes: [...mistakes, ...new Set(others)] };
}

/**
 * The contents with every other language of the site among those that their pages mark words in. If several have one
 * script, words in it are in the first: in one that the content names itself, and not in one that it has from the main one.
 */
export function withOtherLanguages(contents: readonly [Content, ...Content[]]): [Content, ...Content[]] {
  const [main, ...further] = contents;
  const languages = contents.map(({ site }) => site?.language);
  const complete = (content: Content): Content => {
    const { otherLanguages = [], language } = content.site ?? {};
    const isOwn = content === main || otherLanguages !== main.site.otherLanguages;
    const all = isOwn ? [...otherLanguages, ...languages] : [...languages, ...otherLanguages];
    const others = [...new Set(all)].filter((one) => one !== language);
    return { ...content, site: content.site && { ...content.site, otherLanguages: others } };
  };
  return [complete(main), ...further.map(complete)];
}

function mistakesIn(content: Content, folder = 'content'): string[] {
  return [...findMistakes(content, folder), ...findWritingMistakes(content, folder)].map(sentenceOf);
}

/** The content of a further language: that of the main language, overridden by the files in its folder. */
async function readTranslation(language: string, main: Content): Promise<{ content: Content; mistakes: string[] }> {
  const name = `content/${language}`;
  const folder = path.join(root, name);
  if (!languageTag().safeParse(language).success) {
    return { content: main, mistakes: [`The name of ${name}/ must be a language tag, such as "ar".`] };
  }
  if (language === main.site?.language) {
    const advice = 'move its files into content/, or rename the folder';
    return { content: main, mistakes: [`${name}/ is for the main language of the site; ${advice}.`] };
  }
  const missing = Object.entries(NEEDED).filter(([file]) => !existsSync(path.join(folder, file)));
  // Open Graph's format, with the country that has the most speakers, also if the tag has a continent: `es-419`.
  const { language: code } = new Intl.Locale(language);
  const regions = [language, code].map((tag) => new Intl.Locale(tag).maximize().region);
  const region = regions.find((it) => /^[A-Z]{2}$/.test(it ?? ''));
  if (!region && !existsSync(path.join(folder, 'site.ts'))) {
    return {
      content: main,
      mistakes: [`${name}/ needs a site.ts with site.locale: its language has no main country.`],
    };
  }
  const site = {
    ...main.site,
    language,
    locale: `${code}_${region}`,
  };
  const parts = await Promise.all(
    Object.entries({ ...main, site }).map(async ([part, value]) => {
      const file = path.join(folder, fileOf(part));
      if (!existsSync(file)) return [part, value];
      const { [part]: translated } = await import(pathToFileURL(file).href);
      if (part === 'words') return [part, completeWords(translated, site)];
      // All languages are at one address.
      if (part === 'site') return [part, translated && { ...translated, address: main.site?.address }];
      // Facts are in the file of another part.
      return [part, part === 'facts' ? (translated ?? value) : translated];
    }),
  );
  const translated: Content = Object.fromEntries(parts);
  const content = environment.CV_PAGE ? withCvPage(translated) : translated;
  return {
    content,
    mistakes: [
      ...missing.map(([file, source]) => `${name}/${file} is missing; copy it from ${source}/, and translate it.`),
      ...(content.site && content.site.language !== language
        ? [`${name}/site.ts: site.language must be "${language}", as the folder is named.`]
        : []),
      ...mistakesIn(content, name),
    ],
  };
}

/** Explains why `content/index.ts` could not be loaded. */
export function explainMissingFile(error: Error): never {
  const [, name] = /^Cannot find module '.*[/\\]content[/\\](\w+)'/.exec(error.message) ?? [];
  if (!name) throw error;
  throw new UserError(`content/${name}.ts is missing; copy it from the template; a list in it can be empty ([]).`);
}

/** Whether a language has a part of the content, such as `projects`, in its own folder. */
export function isOwn(part: string, content: Content, main: Content): boolean {
  if (content === main) return true;
  return hasFile(part, content) && Reflect.get(content, part) !== Reflect.get(main, part);
}

function hasFile(part: string, { site }: Content): boolean {
  return existsSync(path.join(root, 'content', site.language, fileOf(part)));
}

/** A sentence for each file of a further language with texts of the main language, and for English words of a main one. */
export function findUntranslatedFiles(content: Content, main: Content): string[] {
  if (content === main) {
    const found = findUntranslated('words', main, { ...main, words: {} as Content['words'] });
    const fields = found === 'all' ? 'all fields' : found.join(', ');
    return fields ? [`content/words.ts still has the English text of lib/content/words.ts in ${fields}.`] : [];
  }
  const sentences = (Object.keys(main) as (keyof Content)[]).flatMap((part) => {
    const name = fileOf(part);
    const file = `content/${content.site.language}/${name}`;
    if (!isOwn(part, content, main)) {
      const missing = hasFile(part, content) ? `lacks ${part}` : 'is missing';
      return textsToTranslate(part, content).length > 0
        ? `${file} ${missing}; the site uses the text of content/${name}.`
        : [];
    }
    const found = findUntranslated(part, content, main);
    if (found.length === 0) return [];
    const fields = found !== 'all' ? found.join(', ') : name === `${part}.ts` ? 'all fields' : part;
    return `${file} still has the text of content/${name} in ${fields}.`;
  });
  return [...new Set(sentences)];
}

/** Parts without a text to translate: a testimonial is in the words of whoever gave it. */
const WITHOUT_TEXTS: readonly string[] = ['site', 'brand', 'testimonials'];

/** Names of people, places, products and technologies, and values that are not texts. */
const NAMES =
  /^profile\.(?:name|location|phone)|^projects\[\d+\]\.(?:title|client)|\.(?:skills|technologies)\[|\.(?:organization|location)$|^links\..*\.(?:label|mark)$|^links\.cv$|^languages\[\d+\]\.code$|\.(?:linkIn|iconIn)\[|^words\.projects\.live$|^legal\..*\.(?:name|vatId|register)$|^legal\..*postalAddress|^availability\.where$/;

/** Labels and headings. A single word of them is to be translated too, unless it may be the same in both languages. */
const LABELS = /^(?:words|pages|navigation|availability|languages)\b|\.label$|^(?:skills|process)\[\d+\]\.title$/;

/** What is no word of a language: `C#`, `.NET`, `Node.js`, an address, a number, a placeholder. */
const NO_WORD = /\{\w+\}|\S*(?:[@#/\d]|\p{L}\.\p{L})\S*|(?<!\S)\.\p{L}\S*/gu;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * The texts of a part that are still the main language's.
 *
 * @returns the fields' paths within the part's file, or `all` of them.
 */
export function findUntranslated(part: keyof Content, translated: Content, main: Content): string[] | 'all' {
  const scripts = scriptsOf(main.site.language);
  const isSameScript = scriptsOf(translated.site.language).some((script) => scripts.includes(script));
  // Languages with the same script share words, and titles such as `Frontend Developer`.
  const texts = isSameScript ? textsToTranslate(part, translated, 2, 5) : textsToTranslate(part, translated, 1, 2);
  // The words may be a copy of the English ones, whatever the main language's are.
  const english =
    part === 'words' && translated.site.language.split('-')[0] !== 'en'
      ? textsOf(words).filter(({ value }) => countWords(value) > 2)
      : [];
  const mainTexts = [...textsOf(main[part]), ...english].map(({ value }) => value);
  const isSame = ({ value }: Text) => mainTexts.includes(value);
  const same = texts.filter(isSame);
  if (same.length > 1 && same.length === texts.length) return 'all';
  // Single words may be the same in both languages, but not all of a file's by chance.
  const all = textsToTranslate(part, translated);
  if (all.length > 2 && all.every(isSame)) return 'all';
  return same.map(({ field }) => field.replace(`${part}.`, ''));
}

/** Texts of at least so many words; labels have their own minimum. */
function textsToTranslate(part: keyof Content, content: Content, leastInLabels = 1, least = 1): Text[] {
  if (WITHOUT_TEXTS.includes(part)) return [];
  const { projects, skills } = content;
  const listed = [...skills.flatMap((group) => group.skills), ...projects.flatMap((one) => one.technologies)];
  const names = [cityAndCountry(content), ...listed];
  return textsOf(content[part], part).filter(
    ({ field, value }) =>
      isShown(field, content) &&
      !NAMES.test(field) &&
      !names.includes(value) &&
      countWords(value) >= (LABELS.test(field) ? leastInLabels : least),
  );
}

/** The number of words that are not abbreviations in capitals. */
function countWords(text: string): number {
  const segments = [...segmenter.segment(text.replace(NO_WORD, ' '))];
  return segments.filter(({ isWordLike, segment }) => isWordLike && /[\p{Ll}\p{Lo}]/u.test(segment)).length;
}

/** @throws {UserError} with a sentence for each mistake in the current files in `content/`. */
export async function readBuilds(): Promise<Record<string, string>[]> {
  const { contents, mistakes } = await readContents();
  rejectMistakes(mistakes);
  return translationBuilds(contents, process.env.OUT_DIR);
}

/** The environment variables for each language's build, the main language first; empty with one language. */
export async function translationBuilds(
  contents: readonly Content[],
  outDir = 'out',
): Promise<Record<string, string>[]> {
  const [main] = contents;
  if (!main || contents.length === 1) return [{}];
  const folder = folderOf(main.site.address);
  const own = contents.map((content) =>
    [...content.navigation, ...optionalPages(content).filter(({ exists }) => exists)].map(({ path }): string => path),
  );
  const paths = new Set([...Object.values(routes), ...own.flat()]);
  const translations = contents.map(({ site, projects }, index): Translation => {
    // The posts' list is there with the first post.
    const unlisted = [...paths].filter((path) => path !== writtenRoutes.posts && !own[index]?.includes(path));
    const unnamed = unnamedCaseStudies(projects, index === 0 ? 'content' : `content/${site.language}`);
    const leftOut = [...unlisted, ...unnamed.map(({ path }) => path)];
    const basePath = index === 0 ? folder : `${folder}/${site.language}`;
    return { language: site.language, locale: site.locale, basePath, leftOut };
  });
  return Promise.all(
    translations.map(async ({ basePath }, index) => ({
      TRANSLATIONS: JSON.stringify(translations),
      // A variable can't hold the content: at most 128 KiB fit into one on Linux, and 32 KiB into all of them on Windows.
      CONTENT_FILE: path.join(root, await writeBuilt(JSON.stringify(contents[index]), 'json')),
      BASE_PATH: basePath,
      OUT_DIR: (outDir || 'out') + basePath.slice(folder.length),
    })),
  );
}
