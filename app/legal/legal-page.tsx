import type { PropsWithChildren } from 'react';
import { longestWord } from '@/app/composition/text-width';
import { LegalText } from '@/components/sections/legal-text';
import { PageHeader } from '@/components/sections/page-header';
import type { ShownFact } from '@/components/ui/list';
import { mailto, telephoneLink } from '@/lib/contact-links';
import type { Page } from '@/lib/content/pages';
import type { Content } from '@/lib/content/schema';
import { leftToRight, localizerFor } from '@/lib/localized-text';
import { pageGraph } from '../metadata/page-graphs';
import { StructuredData } from '../metadata/structured-data';

interface LegalPageProps {
  page: Page;
  content: Content;
}

/** A legal page: its heading, and its text as children. */
export function LegalPage({ page, content, children }: PropsWithChildren<LegalPageProps>) {
  const localize = localizerFor(content.site);
  return (
    <>
      <StructuredData graph={pageGraph(page, content)} />
      <PageHeader
        heading={localize(page.title)}
        longestWord={longestWord(page.title)}
        text={localize(page.description)}
      />
      <LegalText>{children}</LegalText>
    </>
  );
}

/** The name and the postal address of whoever runs the site, which the imprint names, or else the privacy notice. */
export function OwnersAddress({ content }: { content: Content }) {
  const { legal, profile, site } = content;
  const localize = localizerFor(site);
  const { name = profile.name, postalAddress = undefined } = legal?.imprint || {};
  const lines = postalAddress ?? (legal?.privacy || undefined)?.postalAddress ?? [];
  return (
    <address>
      {[name, ...lines].map((line) => (
        <div key={line}>{localize(line)}</div>
      ))}
    </address>
  );
}

/** The email address and the phone number of whoever runs the site. */
export function contactDetails(content: Content): ShownFact[] {
  const { legal, profile, site } = content;
  const { email = profile.email, phone = profile.phone } = legal?.imprint || {};
  const words = content.words.legal.imprint;
  return [
    { label: words.email, value: <a href={mailto(email)}>{email}</a> },
    ...(phone ? [{ label: words.phone, value: <a href={telephoneLink(phone)}>{leftToRight(phone, site)}</a> }] : []),
  ];
}
