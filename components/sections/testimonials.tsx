'use client';

import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { AppLink } from '@/components/ui/link';
import { columnsFor, renderList } from '@/components/ui/list';
import { More } from '@/components/ui/more';
import { Picture } from '@/components/ui/picture';
import { REVEAL_DELAYS, Reveal } from '@/components/ui/reveal';
import { TitledSection } from '@/components/ui/section';
import { drawMark } from '@/lib/brand/geometry';
import type { OwnPicture } from '@/lib/picture';
import { star } from '@/site-data/browser';
import { headingFont, media, notPrinted, smallText, stack, tallLink, theme, wideColumns } from '@/styles/theme';

/** A client's testimonial, ready to be rendered. */
interface ShownTestimonial {
  quote: ReactNode;
  /** Set larger, because it takes a few lines at most. */
  isShort: boolean;
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

interface TestimonialsProps {
  heading: ReactNode;
  testimonials: readonly ShownTestimonial[];
  /** The testimonials that are shown only when their label is pressed. */
  more?: { label: ReactNode; testimonials: readonly ShownTestimonial[] };
}

/** The clients' testimonials. */
export function Testimonials({ heading, testimonials, more }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  return (
    <TitledSection id="testimonials" heading={heading}>
      <QuoteGrid testimonials={testimonials} />
      {more && (
        <Rest>
          <More label={more.label}>
            <QuoteGrid testimonials={more.testimonials} />
          </More>
        </Rest>
      )}
    </TitledSection>
  );
}

/** On a desktop three in a row if that leaves no gap, otherwise two, with the first of an odd number across the row. */
function QuoteGrid({ testimonials }: Pick<TestimonialsProps, 'testimonials'>) {
  const columns = columnsFor(testimonials.length);
  return (
    <Grid $columns={columns}>
      {renderList(testimonials, ({ quote, isShort, name, position, link, project, photo, picture }, index) => {
        const isAcross = index === 0 && columns < 3 && testimonials.length % 2 === 1;
        const isLarge = isShort && isAcross;
        return (
          <Testimonial as="figure" $across={isAcross} $delay={REVEAL_DELAYS[index % 3]}>
            <Marks viewBox="0 0 44 20" width={44} height={20} aria-hidden="true">
              <path d={QUOTATION_STARS} />
            </Marks>
            <Quote $size={SIZES[Number(isShort) + Number(isAcross)]} data-large={isLarge ? '' : undefined}>
              <p>{quote}</p>
            </Quote>
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

/** The owner's star twice, in place of a quotation mark, which differs between languages. */
const QUOTATION_STARS = drawMark(10, star, [10, 10]) + drawMark(10, star, [34, 10]);

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

const Testimonial = styled(Reveal)<{ $across: boolean }>`
  ${({ $across }) => $across && 'grid-column: 1 / -1;'}
  padding-top: 1.75rem;
  border-top: 1px solid ${theme.color.line};

  ${media.print} {
    padding-top: 0.3cm;
  }
`;

const Marks = styled.svg`
  fill: ${theme.color.secondAccent};
  ${notPrinted}
`;

/** The styles of quotes, from small to large: a short one and one across the row are each a size larger. */
const SIZES = [
  undefined,
  css`
    font-size: ${theme.size.lead};
    line-height: 1.5;
  `,
  css`
    max-width: 52rem;
    ${headingFont('clamp(1.6rem, 1.2rem + 1.7vw, 2.6rem) / 1.2', '-0.025em')}
    text-wrap: balance;
  `,
];

const Quote = styled.blockquote<{ $size: (typeof SIZES)[number] }>`
  max-width: ${theme.width.text};
  margin-block: 1.1rem 1.4rem;
  ${({ $size }) => $size}
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
