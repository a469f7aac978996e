import { type CompiledLanguage, compileSources } from '../../lib/compile/compile-sites';
import type { LanguageSource } from '../../lib/compile/read-languages';
import { readRepository } from '../../lib/compile/repository';
import { type Finding, withoutRepeated } from '../../lib/content/finding';
import { pathsOf } from '../../site/pages';
import { findWrongFields, findWrongFrontMatter } from './fields';
import { findWrongPicture } from './files';
import { findWrongLinks } from './links';
import { findWrongList } from './page-lists';
import { findWrongMarkup } from './texts';

/** The compiled languages, and what is wrong with them. */
interface CheckedLanguages {
  languages: readonly CompiledLanguage[];
  findings: readonly Finding[];
}

/**
 * Compiles languages that have been read, the main one first, and finds what is wrong with them. If a field or a text has
 * to be corrected, there are no languages, because links can't be checked.
 */
export function compileChecked(
  sources: readonly [LanguageSource, ...LanguageSource[]],
  isDevelopment = false,
): CheckedLanguages {
  const wrong = findWrongSources(sources);
  if (wrong.length > 0) return { languages: [], findings: wrong };
  const [main] = sources;
  const repository = readRepository();
  const languages = compileSources(sources, repository, { pathsOf, isDevelopment });
  const links = languages.flatMap(({ site, source }) => findWrongLinks(site, source, main, repository));
  return { languages, findings: withoutRepeated([...links, ...repository.findings]) };
}

/** What is wrong with single fields and texts. */
function findWrongSources(sources: readonly LanguageSource[]): Finding[] {
  const [main = [], ...others] = sources.map(({ folder, content, documents, findings }) => [
    ...findings,
    ...findWrongFields(content, folder),
    ...documents.flatMap((document) => [
      ...findWrongFrontMatter(document),
      ...findWrongPicture(document),
      ...findWrongMarkup(document),
      ...findWrongList(document),
    ]),
  ]);
  // Languages share files, and therefore findings. Each of them is reported once.
  const further = others.map((findings, index) =>
    withoutRepeated([...main, ...findings])
      .filter((finding) => !main.includes(finding))
      .map((finding) => {
        const isShared = /^content\/\w+\.ts/.test(finding.file);
        return isShared ? { ...finding, file: `In ${sources[index + 1]?.folder}/, ${finding.file}` } : finding;
      }),
  );
  return withoutRepeated([main, ...further].flat());
}
