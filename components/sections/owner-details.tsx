import type { ReactNode } from 'react';
import { renderFacts, renderList, type ShownFact } from '@/components/ui/list';

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
