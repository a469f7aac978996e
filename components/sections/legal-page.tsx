import type { PropsWithChildren, ReactNode } from 'react';
import type { Graph } from 'schema-dts';
import { renderFacts, renderList } from '@/components/ui/list';
import { StructuredData } from '@/components/ui/structured-data';
import { LegalText } from './legal-text';
import { PageHeader } from './page-header';

interface LegalPageProps {
  graph: Graph;
  heading: ReactNode;
  /** The width of the heading's longest word, in em. */
  longestWord: number;
  text: ReactNode;
}

/** A legal page: its heading, and its text as children. */
export function LegalPage({ graph, heading, longestWord, text, children }: PropsWithChildren<LegalPageProps>) {
  return (
    <>
      <StructuredData graph={graph} />
      <PageHeader heading={heading} longestWord={longestWord} text={text} />
      <LegalText>{children}</LegalText>
    </>
  );
}

interface OwnerDetailsProps {
  /** The name and the postal address, line by line. */
  address: readonly ReactNode[];
  contact: readonly { label: string; href: string; text: ReactNode }[];
  /** Further facts about the owner. */
  facts?: readonly { label: string; value: ReactNode }[];
}

/** Whoever runs the site, and how to reach them. */
export function OwnerDetails({ address, contact, facts = [] }: OwnerDetailsProps) {
  const links = contact.map(({ label, href, text }) => ({ label, value: <a href={href}>{text}</a> }));
  return (
    <>
      <address>
        {renderList(address, (line) => (
          <div dir="auto">{line}</div>
        ))}
      </address>
      <dl>{renderFacts([...links, ...facts])}</dl>
    </>
  );
}
