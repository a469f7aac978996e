import { renderFacts } from '@/components/ui/list';
import { content } from '@/lib/content/load';
import { legalPage } from '@/lib/content/pages';
import { localizerFor } from '@/lib/localized-text';
import { contactDetails, LegalPage, OwnersAddress } from '../legal/legal-page';
import { pageMetadata } from '../metadata/page-metadata';

const page = legalPage('imprint', content);
const localize = localizerFor(content.site);

export const metadata = pageMetadata(page, content);

export default function ImprintPage() {
  const imprint = content.legal?.imprint || undefined;
  const words = content.words.legal.imprint;
  const further = (['vatId', 'register', 'profession', 'responsible'] as const).flatMap((field) => {
    const value = imprint?.[field];
    return value ? [{ label: words[field], value: localize(value) }] : [];
  });
  return (
    <LegalPage page={page} content={content}>
      <OwnersAddress content={content} />
      <dl>{renderFacts([...contactDetails(content), ...further])}</dl>
      {imprint?.paragraphs?.map((paragraph) => (
        <p key={paragraph}>{localize(paragraph)}</p>
      ))}
    </LegalPage>
  );
}
