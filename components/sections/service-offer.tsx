'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { factTexts, List, renderFacts, renderList, type ShownFact } from '@/components/ui/list';
import { bullet } from '@/components/ui/star/star';
import { media, row, smallText, stack, theme } from '@/styles/theme';

/** What a service costs and includes, ready to be rendered. */
interface ShownOffer {
  facts: readonly ShownFact[];
  included?: { label: ReactNode; items: readonly ReactNode[] };
}

/** What a service costs and includes: below its description, beside it on wide screens. */
export function ServiceOffer({ facts, included }: ShownOffer) {
  return (
    <Offer>
      {facts.length > 0 && <Facts>{renderFacts(facts)}</Facts>}
      {included && (
        <div>
          <Label>{included.label}</Label>
          <Parts>
            {renderList(included.items, (item) => (
              <li>{item}</li>
            ))}
          </Parts>
        </div>
      )}
    </Offer>
  );
}

const Offer = styled.div`
  ${stack('1.1rem')}
  align-content: start;

  ${media.narrow} {
    margin-top: 1.4rem;
    padding-top: 1.2rem;
    border-top: 1px solid ${theme.color.line};
  }

  ${media.print} {
    gap: 0.2cm;
  }
`;

const Facts = styled.dl`
  ${row('0.75rem 2.5rem')}
  ${factTexts}
`;

const Label = styled.p`
  margin-bottom: 0.35rem;
  ${smallText}
  line-height: 1.4;
`;

const Parts = styled(List)`
  ${stack('0.35rem')}

  li {
    position: relative;
    padding-inline-start: 1.4em;
    line-height: 1.5;
  }

  li::before {
    ${bullet(12, '0.75em')}
    inset-inline-start: 0;
  }
`;
