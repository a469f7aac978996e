'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { LabelledLink } from '@/components/ui/link';
import { List, renderList } from '@/components/ui/list';
import { SplitSection } from '@/components/ui/section';
import { headingFont, media, row, smallText, theme } from '@/styles/theme';

interface OfferListProps {
  /** If omitted, the section isn't rendered. */
  heading?: ReactNode;
  services: readonly { title: ReactNode; price?: ReactNode }[];
  link?: LabelledLink;
}

/** The names and prices of the services, on the home page. */
export function OfferList({ heading, services, link }: OfferListProps) {
  if (!heading || services.length === 0) return null;
  return (
    <SplitSection id="offer" heading={heading} link={link}>
      <Services>
        {renderList(services, ({ title, price }) => (
          <li>
            <span>{title}</span>
            {price && <small>{price}</small>}
          </li>
        ))}
      </Services>
    </SplitSection>
  );
}

const Services = styled(List)`
  width: 100%;
  margin-bottom: 0.6rem;

  &:not(:last-child) {
    margin-bottom: -0.75rem;
  }

  li {
    ${row('0 1.5rem')}
    align-items: baseline;
    justify-content: space-between;
    padding-block: 0.8rem;
    border-bottom: 1px solid ${theme.color.line};
    ${headingFont(`${theme.size.h3} / 1.2`, '-0.02em')}
  }

  small {
    margin-inline-start: auto;

    ${media.narrow} {
      flex-basis: 100%;
    }

    ${smallText}
    font-weight: 500;
    font-family: ${theme.font.body};
    letter-spacing: normal;
  }
`;
