'use client';

import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { AppLink } from '@/components/ui/link';
import { columnsFor, renderList } from '@/components/ui/list';
import { More, moreLine } from '@/components/ui/more';
import { Picture } from '@/components/ui/picture';
import { REVEAL_DELAYS, Reveal } from '@/components/ui/reveal';
import { TitledSection } from '@/components/ui/section';
import type { OwnPicture } from '@/lib/picture';
import { headingFont, media, notPrinted, smallText, stack, tallLink, theme, wideColumns } from '@/styles/theme';

/** A client's testimonial, ready to be rendered. */
interface ShownTestimonial {
  quote: ReactNode;
  /** How long the quote is, as `lengthOf` counts it. */
  length: number;
  name: ReactNode;
  /** Their role and their company. */
  position?: ReactNode;
  link?: string;
  /** The project that it is about, behind a label, with the path of its case study. */
  project?: { label: string; title: ReactNode; href?: string };
  photo?: string;
  /** The build's copies of the photograph, if it is one of the owner's files. */
  picture?: OwnPicture;
}

interface QuotesProps {
  testimonials: readonly ShownTestimonial[];
  /** The quotation mark of the language, before each quote, and what opens the rest of a long one. */
  words: { mark: string; readMore: string };
}

interface TestimonialsProps extends QuotesProps {
  heading: ReactNode;
  /** The testimonials that are shown only when their label is pressed. */
  more?: { label: ReactNode; testimonials: readonly ShownTestimonial[] };
}

/** The clients' testimonials. */
export function Testimonials({ heading, testimonials, more, words }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  return (
    <TitledSection id="testimonials" heading={heading}>
      <QuoteGrid testimonials={testimonials} words={words} isFirst />
      {more && (
        <Rest>
          <More label={more.label}>
            <QuoteGrid testimonials={more.testimonials} words={words} />
          </More>
        </Rest>
      )}
    </TitledSection>
  );
}

/** On a desktop three in a row if that leaves no gap. Of two in a row, the first of an odd number is across it. */
function QuoteGrid({ testimonials, words, isFirst = false }: QuotesProps & { isFirst?: boolean }) {
  const columns = columnsFor(testimonials.length);
  const longFrom = LINES_OF_LONG * (columns < 3 ? LINE.wide : LINE.narrow);
  return (
    <Grid $columns={columns}>
      {renderList(testimonials, ({ quote, length, name, position, link, project, photo, picture }, index) => {
        const isAcross = index === 0 && testimonials.length % 2 === 1;
        const isShort = length <= SHORT_QUOTE;
        const isLarge = isShort && isAcross && columns < 3;
        const size = SIZES[isLarge ? 'display' : isFirst && index === 0 ? 'lead' : isShort ? 'large' : 'text'];
        return (
          <Testimonial as="figure" $across={isAcross} $columns={columns} $delay={REVEAL_DELAYS[index % 3]}>
            <QuotationMark aria-hidden="true" $lineHeight={LINE_HEIGHTS[words.mark] ?? 1}>
              {words.mark}
            </QuotationMark>
            <Quote $size={size} data-large={isLarge ? '' : undefined}>
              <p>{quote}</p>
            </Quote>
            {length > LINES_OF_LONG * LINE.narrow && (
              <ReadMore $onDesktop={length > longFrom}>
                <summary>{words.readMore}</summary>
              </ReadMore>
            )}
            <Person>
              {photo && (
                <Photo
                  src={photo}
                  picture={picture}
                  box={{ width: PHOTO_SIDE, height: PHOTO_SIDE }}
                  sizesOf={(ratio) => `${Math.ceil(PHOTO_SIDE * Math.max(1, ratio))}px`}
                  alt=""
                  loading="lazy"
                />
              )}
              <div>
                {link ? <AppLink href={link} label={name} newTab /> : name}
                {position && <Position>{position}</Position>}
                {project && (
                  <Position>
                    {`${project.label}: `}
                    {project.href ? <AppLink href={project.href}>{project.title}</AppLink> : project.title}
                  </Position>
                )}
              </div>
            </Person>
          </Testimonial>
        );
      })}
    </Grid>
  );
}

/** Side of the photograph, in px. */
const PHOTO_SIDE = 56;

/** The greatest length of a quote that is set larger, because it takes a few lines at most. */
const SHORT_QUOTE = 140;

/** A long quote has this many lines or more, of about so many letters on a phone, and in two columns of a desktop. */
const LINES_OF_LONG = 6;
const LINE = { narrow: 44, wide: 70 };

/** The line heights of marks that stand lower in their line than “, so that none touches the quote below it. */
const LINE_HEIGHTS: Readonly<Record<string, number>> = { '„': 0, '‚': 0, '«': 0.5, '»': 0.5 };

const Grid = styled.div<{ $columns: number }>`
  ${stack('clamp(2rem, 4vw, 3rem)')}
  ${wideColumns(2)}

  ${media.desktop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }

  ${media.print} {
    gap: 0.5cm;
  }
`;

const Rest = styled.div`
  margin-top: 1.5rem;
`;

const Testimonial = styled(Reveal)<{ $across: boolean; $columns: number }>`
  ${({ $across }) => $across && 'grid-column: 1 / -1;'}
  padding-top: 1.75rem;
  border-top: 1px solid ${theme.color.line};

  ${media.desktop} {
    grid-column: ${({ $across, $columns }) => $across && $columns > 2 && 'auto'};
  }

  ${media.print} {
    padding-top: 0.3cm;
  }
`;

/** Its box is as high as what one sees of the mark. */
const QuotationMark = styled.p<{ $lineHeight: number }>`
  height: 1.75rem;
  color: ${theme.color.secondAccent};
  font: 640 4rem / ${({ $lineHeight }) => $lineHeight} ${theme.font.heading};
  ${notPrinted}
`;

/** The styles of quotes: a short one alone in its row, the first one, other short ones, and all others. */
const SIZES = {
  display: css`
    max-width: 52rem;
    ${headingFont('clamp(1.6rem, 1.2rem + 1.7vw, 2.6rem) / 1.2', '-0.025em')}
    text-wrap: balance;
  `,
  lead: headingFont(`${theme.size.lead} / 1.4`, '-0.015em'),
  large: css`
    font-size: ${theme.size.lead};
    line-height: 1.5;
  `,
  text: undefined,
};

const Quote = styled.blockquote<{ $size: (typeof SIZES)[keyof typeof SIZES] }>`
  max-width: ${theme.width.text};
  margin-block: 1.1rem 1.4rem;
  ${({ $size }) => $size}
`;

/** The line below the first five lines of a long quote. Browsers without `:has()` show all of it. */
const ReadMore = styled.details<{ $onDesktop: boolean }>`
  display: none;
  width: fit-content;
  margin-block: -1rem 0.8rem;
  ${moreLine}

  @supports selector(:has(a)) {
    @media screen ${({ $onDesktop }) => !$onDesktop && 'and (max-width: 61.99rem)'} {
      display: block;

      ${Quote}:has(+ &:not([open])) > p:not(:focus-within) {
        overflow: hidden;
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 5;
      }
    }
  }
`;

const Person = styled.figcaption`
  display: flex;
  align-items: center;
  font-weight: 600;
  line-height: 1.4;

  a {
    ${tallLink}
  }

  > picture {
    flex: none;
  }
`;

const Photo = styled(Picture)`
  flex: none;
  width: ${PHOTO_SIDE}px;
  height: ${PHOTO_SIDE}px;
  margin-inline-end: 0.9rem;
  object-fit: cover;
  object-position: 50% 25%;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.chip};
  ${notPrinted}
`;

const Position = styled.p`
  ${smallText}
  font-weight: 400;
  line-height: 1.5;
`;
