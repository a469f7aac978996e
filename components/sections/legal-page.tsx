import type { ComponentProps, PropsWithChildren, ReactNode } from 'react';
import type { Graph } from 'schema-dts';
import { renderFacts, renderList, type ShownFact } from '@/components/ui/list';
import { StructuredData } from '@/components/ui/structured-data';
import { LegalText } from './legal-text';
import { PageHeader } from './page-header';

interface LegalPageProps extends Pick<ComponentProps<typeof PageHeader>, 'heading' | 'longestWord' | 'text'> {
  graph: Graph;
}

/** A legal page: its heading, and its text as children. */
export function LegalPage({ graph, children, ...header }: PropsWithChildren<LegalPageProps>) {
  return (
    <>
      <StructuredData graph={graph} />
      <PageHeader {...header} />
      <LegalText>{children}</LegalText>
    </>
  );
}

interface OwnerDetailsProps {
  /** The name and the postal address, line by line. */
  address: readonly ReactNode[];
  contact: readonly { label: string; href: string; text: ReactNode }[];
  /** Further facts about the owner. */
  facts?: readonly ShownFact[];
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
