'use client';

import type { ReactNode } from 'react';
import styled, { createGlobalStyle, css } from 'styled-components';
import { ButtonLink } from '@/components/ui/button';
import { AppLink, type LabelledLink } from '@/components/ui/link';
import { List, renderList } from '@/components/ui/list';
import { Container, Heading, Lead } from '@/components/ui/section';
import { figuresOf } from '@/lib/brand/geometry';
import { star } from '@/site-data/browser';
import { forcedOutline, headingFont, media, notPrinted, row, smallText, stack, theme } from '@/styles/theme';
import { PageFigure, TextBesideFigure } from './page-header';

/** A text of the CV with its address, if it is a link. */
interface CvLink {
  href?: string;
  label: ReactNode;
  /** Whether it is on another site. */
  newTab?: boolean;
}

/** A job, a project or a degree. */
interface CvEntry {
  title: ReactNode;
  byline?: ReactNode;
  period?: ReactNode;
  description?: ReactNode;
  highlights: readonly ReactNode[];
  technologies?: ReactNode;
  links: readonly CvLink[];
}

/** A part of the CV: its entries, or its lines. */
interface CvSection {
  id: string;
  heading: ReactNode;
  entries: readonly CvEntry[];
  lines: readonly { label?: ReactNode; text: ReactNode }[];
}

interface CvSheetProps {
  cv: Record<'name' | 'role' | 'summary' | 'availability', ReactNode> & {
    place?: ReactNode;
    contact: readonly CvLink[];
    sections: readonly CvSection[];
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
        <Figure {...figuresOf(star).added} $alone />
        <TopText>
          <div>
            <Name as="h1">{name}</Name>
            <Role>{role}</Role>
          </div>
          <Lead>{summary}</Lead>
          <Links>
            {place && <li>{place}</li>}
            {renderList(contact, ContactLink)}
          </Links>
          <Availability>{availability}</Availability>
          {pdf && <Download {...pdf} newTab withArrow />}
        </TopText>
      </Top>
      {renderList(sections, Part)}
    </Sheet>
  );
}

function ContactLink({ href, ...link }: CvLink) {
  return (
    <li>
      <Address href={href ?? ''} {...link} />
    </li>
  );
}

function Part({ id, heading, entries, lines }: CvSection) {
  return (
    <Row aria-labelledby={id}>
      <Title id={id}>{heading}</Title>
      <List as={entries.length > 0 ? 'ol' : 'ul'}>
        {renderList(entries, Entry)}
        {renderList(lines, ({ label, text }) => (
          <Line>
            {label && <strong>{label}</strong>} {text}
          </Line>
        ))}
      </List>
    </Row>
  );
}

function Entry({ title, byline, period, description, highlights, technologies, links }: CvEntry) {
  return (
    <Item>
      <Head>
        <EntryTitle>{title}</EntryTitle>
        {period && <Period>{period}</Period>}
      </Head>
      {byline && <Byline>{byline}</Byline>}
      {description && <p>{description}</p>}
      {highlights.length > 0 && (
        <List>
          {renderList(highlights, (highlight) => (
            <Highlight>{highlight}</Highlight>
          ))}
        </List>
      )}
      {technologies && <Technologies>{technologies}</Technologies>}
      {links.length > 0 && <Links>{renderList(links, ContactLink)}</Links>}
    </Item>
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
 * On paper everything is black, in 10pt, whatever the theme. No letter is a part of a ligature, which programs that read
 * a PDF take for another letter, or for none.
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

const Figure = styled(PageFigure)`
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

/** A space between texts on one line, which some programs that read the PDF would otherwise join. */
const spaceInPdf = css`
  ${media.print} {
    content: ' ';
    white-space: pre;
  }
`;

/** Contact details or addresses of an entry, in one line if they fit. On paper their text is the address. */
const Links = styled(List)`
  ${row('0 1.5rem')}
  align-items: center;
  ${smallText}

  > li::after {
    ${spaceInPdf}
  }
`;

/** Addresses and numbers run from left to right on every site. */
const Address = styled(AppLink)`
  direction: ltr;
  unicode-bidi: isolate;
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  color: inherit;

  ${media.print} {
    display: inline;
    min-height: 0;
    text-decoration: none;

    &&&::after {
      content: none;
    }
  }
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

/** The heading is in the margin: beside the entries on wide screens and on paper. */
const Row = styled.section`
  padding-block: clamp(1.75rem, 3vw, 2.25rem);
  border-top: 1px solid ${theme.color.line};

  ${media.wide} {
    display: grid;
    grid-template-columns: 11rem minmax(0, 1fr);
    column-gap: 2rem;
  }

  ${media.print} {
    display: block;
    min-height: 10mm;
    padding-block: 4mm;

    > :last-child {
      margin-inline-start: 40mm;
    }
  }
`;

/** A block without height on paper: unlike a cell of a grid, browsers keep it on the sheet of the first entry. */
const Title = styled.h2`
  margin-bottom: 1rem;
  ${headingFont('1.375rem / 1.3', '-0.02em')}

  ${media.print} {
    height: 0;
    max-width: 37mm;
    margin: 0;
  }
`;

const Item = styled.li`
  ${stack('0.35rem')}
  color: ${theme.color.muted};

  &:not(:first-child) {
    padding-top: 1.75rem;
  }

  ${media.print} {
    display: block;

    &:not(:first-child) {
      padding-top: 3.5mm;
    }
  }
`;

const Head = styled.div`
  ${row('0 1.5rem')}
  align-items: baseline;
  justify-content: space-between;
`;

const EntryTitle = styled.h3`
  color: ${theme.color.ink};
  ${headingFont('1.1875rem / 1.35', '-0.015em')}
`;

const Period = styled.p`
  color: ${theme.color.accent};
  font-size: ${theme.size.small};
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  &::before {
    ${spaceInPdf}
  }
`;

const Byline = styled.p`
  color: ${theme.color.ink};
  font-weight: 500;
`;

/**
 * Not positioned on paper, or its text would be behind all other in the PDF. Its mark is the browser's there, which is
 * printed without backgrounds, and which programs that read the PDF don't take for a letter.
 */
const Highlight = styled.li`
  position: relative;
  padding-inline-start: 1.4rem;

  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 0.25rem;
    top: 0.68em;
    width: 0.4rem;
    height: 0.4rem;
    background: ${theme.color.secondAccent};
    forced-color-adjust: none;
    rotate: 45deg;
  }

  ${media.print} {
    position: static;
    margin-inline-start: 4mm;
    padding: 0;
    list-style: disc;

    &::before {
      content: none;
    }
  }
`;

const Technologies = styled.p`
  font: 400 ${theme.size.tiny} / 1.7 ${theme.font.mono};

  ${media.print} {
    font-size: 8.5pt;
  }
`;

const Line = styled.li`
  color: ${theme.color.muted};

  > strong {
    margin-inline-end: 0.5rem;
    color: ${theme.color.ink};
    font-weight: 600;
  }
`;
