import { longestWord } from '@/app/composition/text-width';
import { NotFound } from '@/components/sections/not-found';
import { content } from '@/lib/content/load';
import { localizerFor } from '@/lib/localized-text';
import { browserMetadata } from './metadata/page-metadata';

const copy = content.pages.notFound;
const localize = localizerFor(content.site);

export const metadata = browserMetadata(copy, content);

export default function NotFoundPage() {
  return (
    <NotFound
      heading={copy.heading}
      longestWord={longestWord(copy.heading)}
      text={localize(copy.text)}
      link={localize(copy.link)}
    />
  );
}
