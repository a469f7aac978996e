import { CaseStudy } from '@/app/composition/case-study';
import { content } from '@/lib/content/load';
import { shownDocument, shownDocuments } from '@/lib/writing/documents';
import { pageMetadata } from '../../metadata/page-metadata';
import { loadText } from '../../writing/load-text';
import { MarkdownText } from '../../writing/markdown-text';
import { caseStudyOf } from '../../writing/written-pages';

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return shownDocuments('case-studies').map(({ slug }) => ({ slug }));
}

async function findDocument({ params }: Props) {
  return shownDocument('case-studies', (await params).slug);
}

export async function generateMetadata(props: Props) {
  return pageMetadata(caseStudyOf(await findDocument(props), content), content);
}

export default async function CaseStudyPage(props: Props) {
  const document = await findDocument(props);
  return (
    <CaseStudy page={caseStudyOf(document, content)} content={content} myRole={document.fields.myRole}>
      <MarkdownText text={await loadText(document, content)} inColumns />
    </CaseStudy>
  );
}
