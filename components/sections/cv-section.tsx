'use client';

import styled, { css } from 'styled-components';
import { Highlight, List, renderList } from '@/components/ui/list';
import type { CvPart, CvSectionParts } from '@/lib/cv-parts';
import type { Localized } from '@/lib/language/localized-text';
import { headingFont, media, row, stack, theme, wideColumns } from '@/styles/theme';
import { CvAddress, CvLinks, CvListItem, spaceInPdf } from './cv-links';

/** A part of the CV below its heading. */
export function CvSection({ id, heading, isDense, entries = [], lines = [] }: Localized<CvSectionParts>) {
  return (
    <MarginColumns aria-labelledby={id} $isWhole={entries.length === 0}>
      <MarginHeading id={id}>{heading}</MarginHeading>
      <List as={entries.length > 0 ? 'ol' : 'ul'}>
        {renderList(entries, (entry) => (
          <EntryItem $isDense={isDense}>
            {renderList(entry, (part) => (
              <Part {...part} isDense={isDense} />
            ))}
          </EntryItem>
        ))}
        {renderList(lines, ({ label, text, link }) => (
          <Line>
            {label && <strong>{label}</strong>} {text}
            {link && <CvAddress href={link.href ?? ''} {...link} />}
          </Line>
        ))}
      </List>
    </MarginColumns>
  );
}

function Part(props: Localized<CvPart> & { isDense?: boolean }) {
  const { title, byline, isDense, period, description, highlights = [], technologies, links } = props;
  return (
    <>
      <EntryHeader>
        <EntryTitle>
          <TitleText>{title}</TitleText> {isDense && byline && <Place>{byline}</Place>}
        </EntryTitle>
        {period && <Period>{period}</Period>}
      </EntryHeader>
      {!isDense && byline && <Byline>{byline}</Byline>}
      {description && <p>{description}</p>}
      {highlights.length > 0 && (
        <Points>
          {renderList(highlights, (highlight) => (
            <Highlight>{highlight}</Highlight>
          ))}
        </Points>
      )}
      {technologies && <Technologies>{technologies}</Technologies>}
      {links.length > 0 && <CvLinks>{renderList(links, CvListItem)}</CvLinks>}
    </>
  );
}

/** The heading is in the margin: beside the entries on wide screens and on paper. Lines alone stay on its sheet, because Chromium would move them to the next one without it. */
const MarginColumns = styled.section<{ $isWhole: boolean }>`
  padding-block: clamp(1.75rem, 3vw, 2.25rem);
  border-top: 1px solid ${theme.color.line};

  ${wideColumns(4)}

  ${media.wide} {
    > :last-child {
      grid-column: 2 / -1;
    }
  }

  ${media.print} {
    display: block;
    break-inside: ${({ $isWhole }) => $isWhole && 'avoid'};
    min-height: 10mm;
    padding-block: 4mm;

    > :last-child {
      margin-inline-start: 40mm;
    }
  }
`;

/** A block of hardly any height on paper: unlike a cell of a grid or one of no height, it stays on the sheet of the first entry. */
const MarginHeading = styled.h2`
  margin-bottom: 1rem;
  ${headingFont('1.375rem / 1.3', '-0.02em')}

  ${media.print} {
    height: 1px;
    max-width: 37mm;
    margin: 0;
  }
`;

/** Keeps a part of an entry on the sheet of the next part. Of the last one, it would be the sheet of the next entry. */
const withNext = css`
  &:not(:last-child) {
    break-after: avoid;
  }
`;

/** It may go on on the next sheet, but not with a single point of several. */
const EntryItem = styled.li<{ $isDense?: boolean }>`
  ${stack('0.35rem')}
  color: ${theme.color.muted};

  > :is(p, ul) {
    max-width: ${theme.width.text};
  }

  &:not(:first-child) {
    padding-top: ${({ $isDense }) => ($isDense ? '0.75rem' : '1.75rem')};
  }

  ${media.print} {
    display: block;
    break-inside: ${({ $isDense }) => ($isDense ? 'avoid' : 'auto')};

    &:not(:first-child) {
      padding-top: ${({ $isDense }) => ($isDense ? '1.5mm' : '4mm')};
    }
  }
`;

/** All dates are at the end of a line: that of their titles, or where there is no room for both the next one. */
const EntryHeader = styled.div`
  ${row('0 1.5rem')}
  align-items: baseline;

  ${media.print} {
    ${withNext}
  }

  &:not(:first-child) {
    margin-top: 1.25rem;

    ${media.print} {
      margin-top: 3mm;
    }
  }
`;

const EntryTitle = styled.h3`
  flex: 1 1 10rem;
  color: ${theme.color.ink};
  ${headingFont('1.1875rem / 1.35', '-0.015em')}

  ${media.print} {
    break-after: auto;
  }
`;

/** The space is behind the title, so that what is on the next line begins at its edge. */
const TitleText = styled.span`
  margin-inline-end: 0.5rem;
`;

const Place = styled.span`
  font: 500 ${theme.size.base} / 1.35 ${theme.font.body};
  letter-spacing: 0;

  /* It may begin a line on a phone. */
  ${media.narrow} {
    @media screen {
      margin: 0;
    }
  }
`;

const Period = styled.p`
  margin-inline-start: auto;
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

  ${media.print} {
    ${withNext}
  }
`;

const Points = styled(List)`
  ${media.print} {
    > :is(:first-child, :nth-last-child(2)) {
      ${withNext}
    }

    & + * {
      break-before: avoid;
    }
  }
`;

const Technologies = styled.p`
  font-size: ${theme.size.small};

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
