import { NotFound } from '@/components/sections/not-found/not-found';
import { content } from '@/content/content';
import { routes } from '@/content/navigation';
import { pageMetadata } from './metadata/page-metadata';

const texts = content.pages.notFound;

export const metadata = pageMetadata(texts);

export default function NotFoundPage() {
  return <NotFound heading={texts.heading} text={texts.text} link={texts.link} homeHref={routes.home} />;
}
