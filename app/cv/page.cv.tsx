import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Metadata } from 'next';
import { CvSheet } from '@/components/sections/cv-sheet';
import { translations } from '@/lib/built';
import { content } from '@/lib/content/load';
import { cvPage } from '@/lib/content/pages';
import { cvOf, pdfPath } from '@/lib/cv/cv';
import { localizerFor } from '@/lib/localized-text';
import { cvGraph } from '../metadata/page-graphs';
import { pageMetadata } from '../metadata/page-metadata';
import { StructuredData } from '../metadata/structured-data';
import { absoluteUrl, displayHost, wholeUrl } from '../metadata/urls';

const page = cvPage(content);
const pdf = pdfPath(content.site.language, translations[0]?.language);

function wholeUrlOf(address: Parameters<typeof wholeUrl>[0]) {
  return wholeUrl(address, content);
}

/** The page's metadata, with the CV in the format of JSON Resume as an alternate. */
function metadataOf(): Metadata | undefined {
  if (!page) return undefined;
  const metadata = pageMetadata(page, content);
  const types = { 'application/json': absoluteUrl('/resume.json', content) };
  return { ...metadata, alternates: { ...metadata.alternates, types: { ...metadata.alternates?.types, ...types } } };
}

export const metadata = metadataOf();

export default function CvPage() {
  if (!page) return null;
  return (
    <>
      <StructuredData graph={cvGraph(page, content)} />
      <CvSheet
        cv={localizerFor(content.site)(cvOf(content, wholeUrlOf, displayHost(content)))}
        pdf={existsSync(path.join('public', pdf)) ? { href: pdf, label: content.words.cv.download } : undefined}
      />
    </>
  );
}
