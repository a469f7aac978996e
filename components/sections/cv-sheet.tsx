'use client';

import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { ButtonLink } from '@/components/ui/button';
import type { LabelledLink } from '@/components/ui/link';
import { renderList } from '@/components/ui/list';
import { Container, Heading, Lead } from '@/components/ui/section';
import { figuresOf } from '@/lib/brand/geometry';
import { star } from '@/site-data/browser';
import { forcedOutline, headingFont, media, notPrinted, theme } from '@/styles/theme';
import { type CvLink, CvLinks, CvListItem, CvSection, type CvSectionProps } from './cv-section';
import { PageFigure, TextBesideFigure } from './page-header';

interface CvSheetProps {
  cv: Record<'name' | 'role' | 'summary', ReactNode> & {
    availability?: ReactNode;
    place?: ReactNode;
    contact: readonly CvLink[];
    sections: readonly CvSectionProps[];
  };
  pdf?: LabelledLink;
}

/** The whole CV, on the screen and on paper. */
export function CvSheet({ cv, pdf }: CvSheetProps) {
  const { name, role, summary, availability, place, contact, sections } = cv;
  return (
    <Sheet>
      <SheetMargins />
      <Top data-letterhead>
        <SheetFigure {...figuresOf(star).added} $alone />
        <TopText>
          <div>
            <Name as="h1">{name}</Name>
            <Role>{role}</Role>
          </div>
          <Lead>{summary}</Lead>
          <CvLinks>
            {place && <li>{place}</li>}
            {renderList(contact, CvListItem)}
          </CvLinks>
          {availability && <Availability>{availability}</Availability>}
          {pdf && <Download {...pdf} newTab withArrow />}
        </TopText>
      </Top>
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
  position: relative;
  max-width: calc(54rem + 2 * ${theme.space.gutter});

  ${media.print} {
    font-size: 10pt;
    line-height: 1.45;
    font-variant-ligatures: no-common-ligatures;

    && * {
      color: black;
    }
  }
`;

const Top = styled.div`
  padding-block: 4.5rem clamp(1.5rem, 3vw, 2.5rem);

  ${media.print} {
    padding-block: 0 4mm;
  }
`;

/** Text and figure share the width of the sheet, which is narrower than other pages. */
const TopText = styled(TextBesideFigure)`
  ${media.desktop} {
    max-width: 34rem;
  }

  ${media.print} {
    max-width: none;
  }
`;

const SheetFigure = styled(PageFigure)`
  ${media.desktop} {
    height: 18rem;
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
  border-radius: ${theme.radius.chip};
  background: ${theme.color.chip};
  font-size: ${theme.size.small};
  ${forcedOutline}

  ${media.print} {
    padding: 0;
    outline: 0;
  }
`;

const Download = styled(ButtonLink)`
  ${notPrinted}
`;
