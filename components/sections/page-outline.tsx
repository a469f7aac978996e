import type { ComponentProps, PropsWithChildren } from 'react';
import type { Graph } from 'schema-dts';
import { StructuredData } from '@/components/ui/structured-data';
import { ClosingBand } from './closing-band';

interface PageOutlineProps {
  /** The page's structured data. */
  graph: Graph;
  /** The band at the page's end. */
  closing?: ComponentProps<typeof ClosingBand>;
}

/** A page from its structured data to the band that links to the contact page, or to the owner's email address, if it has one. */
export function PageOutline({ graph, closing, children }: PropsWithChildren<PageOutlineProps>) {
  return (
    <>
      <StructuredData graph={graph} />
      {children}
      {closing && <ClosingBand {...closing} />}
    </>
  );
}
