import { NotFound } from '@/components/sections/not-found';
import { localizerFor } from '@/lib/language/localized-text';
import { browserMetadata } from '@/site/metadata';
import { notFoundTexts } from '@/site/pages';
import { longestWord } from '@/site/text-width';
import site from '@/site-data/site';

const copy = notFoundTexts(site.content);
const localize = localizerFor(site.content.site);

export const metadata = browserMetadata(copy, site);

export default async function NotFoundPage() {
  return (
    <NotFound
      heading={copy.heading}
      longestWord={await longestWord(site, copy.heading)}
      text={localize(copy.text)}
      link={localize(copy.link)}
    />
  );
}
