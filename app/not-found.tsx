import { NotFound } from '@/components/sections/not-found';
import { content } from '@/lib/content/load';
import { browserMetadata } from './metadata/page-metadata';

const copy = content.pages.notFound;

export const metadata = browserMetadata(copy, content);

export default function NotFoundPage() {
  return <NotFound heading={copy.heading} text={copy.text} link={copy.link} />;
}
