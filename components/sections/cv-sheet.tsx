'use client';

import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { ButtonLink } from '@/components/ui/button';
import type { LabelledLink } from '@/components/ui/link';
import { renderList } from '@/components/ui/list';
import { Container, Heading, Lead } from '@/components/ui/section';
import type { CvLink, CvSectionParts } from '@/lib/cv-parts';
import type { Localized } from '@/lib/language/localized-text';
import { headingFont, media, notPrinted, theme, wideColumns } from '@/styles/theme';
import { CvLinks, CvListItem } from './cv-links';
import { CvSection } from './cv-section';
import { PageTop } from './page-top';

interface CvSheetProps {
  cv: Record<'name' | 'role' | 'summary', ReactNode> & {
    availability?: ReactNode;
    place?: ReactNode;
    contact: readonly Localized<CvLink>[];
    sections: readonly Localized<CvSectionParts>[];
  };
  pdf?: LabelledLink;
}

/** The whole CV, on the screen and on paper. */
export function CvSheet({ cv, pdf }: CvSheetProps) {
  const { name, role, summary, availability, place, contact, sections } = cv;
  return (
    <Sheet>
      <SheetMargins />
      <Letterhead data-letterhead>
        <Top>
          <div>
            <Name as="h1">{name}</Name>
            <Role>{role}</Role>
          </div>
          <Lead>{summary}</Lead>
          {availability && <Availability>{availability}</Availability>}
          {pdf && <Download {...pdf} newTab withArrow />}
        </Top>
        <Addresses $columns={Math.min(4, Math.ceil((contact.length + (place ? 1 : 0)) / 2))}>
          {place && <li>{place}</li>}
          {renderList(contact, CvListItem)}
        </Addresses>
      </Letterhead>
      {renderList(sections, CvSection)}
    </Sheet>
  );
}

/** Printed margins of this page alone. */
const SheetMargins = createGlobalStyle`
  ${media.print} {
    @page {
      margin: 18mm;
    }
  }
`;

/**
 * On paper everything is black, in 10pt, whatever the theme. There are no ligatures, which programs that read a PDF
 * take for other letters, or for none.
 */
const Sheet = styled(Container)`
  ${media.print} {
    font-size: 10pt;
    line-height: 1.45;
    font-variant-ligatures: no-common-ligatures;

    && * {
      color: black;
    }
  }
`;

const Top = styled(PageTop)`
  margin-bottom: 0;
  padding: 0;
`;

/** Names the page's top as that of a CV, for print and for `footer.tsx`. */
const Letterhead = styled.div`
  display: contents;
`;

/** In two rows where there is room. */
const Addresses = styled(CvLinks)<{ $columns: number }>`
  padding-block: 1rem;

  ${wideColumns(2)}

  @media (min-width: 78rem) {
    justify-content: space-between;
    grid-template-columns: repeat(${({ $columns }) => $columns}, auto);
  }

  ${media.print} {
    display: flex;
    padding-block: 0 4mm;
  }
`;

const Name = styled(Heading)`
  ${media.print} {
    font-size: 26pt;
  }
`;

const Role = styled.p`
  margin-top: 0.6rem;
  color: ${theme.color.accent};
  ${headingFont(`${theme.size.h3} / 1.2`, '-0.02em')}
`;

const Availability = styled.p`
  padding: 0.3rem 0.8rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.chip};
  font-size: ${theme.size.small};

  ${media.print} {
    padding: 0;
    border: 0;
  }
`;

const Download = styled(ButtonLink)`
  ${notPrinted}
`;
