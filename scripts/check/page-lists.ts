import type { DocumentSource } from '../../lib/compile/read-documents';
import type { Finding } from '../../lib/content/finding';
import { mistakesOf } from '../../lib/content/mistakes';
import { pageListSchema, textOfList } from '../../lib/markdown/page-list';
import { findWrongMarkup } from './texts';

/** What is wrong with the list beside a page. */
export function findWrongList({ source: { list } }: Pick<DocumentSource, 'source'>): Finding[] {
  if (!list) return [];
  const { file, groups, lineOf, mistakes } = list;
  if (mistakes.length > 0) return mistakes.map((one) => ({ level: 'stop', file, field: 'the list', ...one }));
  const wrong = mistakesOf(pageListSchema, groups, (field) => ({ file, line: lineOf(field) }));
  return wrong.length > 0 ? wrong : findWrongMarkup({ file, text: textOfList(list) });
}

/** The texts of documents, with those of the lists beside them, for what looks for links. The lists are valid. */
export function withLists(documents: readonly DocumentSource[]) {
  return documents.flatMap((document) => {
    const { list } = document.source;
    return list ? [document, { ...document, file: list.file, text: textOfList(list) }] : [document];
  });
}
