'use client';

import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { TitledSection } from '@/components/ui/container';
import { ExternalLink } from '@/components/ui/external-link';
import { renderList } from '@/components/ui/list';
import { type OwnPicture, Picture } from '@/components/ui/picture';
import { Reveal } from '@/components/ui/reveal';
import { REVEAL_DELAYS } from '@/lib/constants';
import type { Address } from '@/lib/content/schema';
import { drawMark } from '@/lib/star-geometry';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** What a client says, ready to be shown. */
export interface ShownTestimonial {
  quote: ReactNode;
  /** Set larger, because it takes a few lines at most. */
  isShort: boolean;
  name: ReactNode;
  /** Their position and company. */
  position?: ReactNode;
  /** Where the name leads. */
  link?: string;
  photo?: Address;
  /** What the build made of the photograph, where it is a file of the owner's. */
  picture?: OwnPicture;
}

interface TestimonialsProps {
  heading: ReactNode;
  testimonials: readonly ShownTestimonial[];
  /** What screen readers hear behind a link to another site. */
  newTab: string;
}

/**
 * What clients say: three in a row of a desktop where that comes out even, else two, with the first of an odd number
 * across the row.
 */
export function Testimonials({ heading, testimonials, newTab }: TestimonialsProps) {
  const isThreefold = testimonials.length % 3 === 0;
  return (
    <TitledSection id="testimonials" heading={heading}>
      <Grid $columns={isThreefold ? 3 : 2}>
        {renderList(testimonials, ({ quote, isShort, name, position, link, photo, picture }, index) => {
          const isAcross = index === 0 && !isThreefold && testimonials.length % 2 === 1;
          return (
            <Testimonial as="figure" $across={isAcross} $delay={DELAYS[index % DELAYS.length]}>
              <Marks viewBox="0 0 44 20" width={44} height={20} aria-hidden="true">
                <path d={MARKS} />
              </Marks>
              <Quote $size={sizeOf(isShort, isAcross)}>
                <p>{quote}</p>
              </Quote>
              <Person>
                {photo && (
                  <Picture
                    image={Photo}
                    src={photo}
                    picture={picture}
                    box={{ width: PHOTO_SIDE, height: PHOTO_SIDE }}
                    sizesOf={(ratio) => `${Math.ceil(PHOTO_SIDE * Math.max(1, ratio))}px`}
                    alt=""
                    loading="lazy"
                  />
                )}
                <span>
                  <Name>
                    {link ? (
                      <ExternalLink href={link} newTab={newTab}>
                        {name}
                      </ExternalLink>
                    ) : (
                      name
                    )}
                  </Name>
                  {position && <Position>{position}</Position>}
                </span>
              </Person>
            </Testimonial>
          );
        })}
      </Grid>
    </TitledSection>
  );
}

const DELAYS = REVEAL_DELAYS.slice(0, 3);

/** Side of the photograph, in px. */
const PHOTO_SIDE = 56;

/** The owner's star twice, in place of a quotation mark: those differ from language to language. */
const MARKS = drawMark(10, [10, 10]) + drawMark(10, [34, 10]);

const Grid = styled.div<{ $columns: number }>`
  display: grid;
  gap: clamp(2rem, 4vw, 3rem) clamp(1.5rem, 4vw, 3.5rem);

  ${media.wide} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.desktop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, 1fr);
  }

  ${media.print} {
    gap: 0.5cm;
  }
`;

const Testimonial = styled(Reveal)<{ $across: boolean }>`
  ${({ $across }) => $across && 'grid-column: 1 / -1;'}
  padding-top: 1.75rem;
  border-top: 1px solid ${theme.color.line};

  ${media.print} {
    padding-top: 0.3cm;
    break-inside: avoid;
  }
`;

const Marks = styled.svg`
  fill: ${theme.color.secondAccent};

  ${media.print} {
    display: none;
  }
`;

const SIZES = {
  small: css`
    max-width: ${theme.width.text};
  `,
  medium: css`
    max-width: ${theme.width.text};
    font-size: ${theme.size.lead};
    line-height: 1.5;
  `,
  large: css`
    max-width: 50rem;
    font-size: ${theme.size.h3};
    line-height: 1.4;
    letter-spacing: -0.01em;
  `,
  display: css`
    max-width: 52rem;
    font: 640 clamp(1.6rem, 1.2rem + 1.7vw, 2.6rem) / 1.2 ${theme.font.heading};
    letter-spacing: -0.025em;
    text-wrap: balance;
  `,
};

function sizeOf(isShort: boolean, isAcross: boolean): keyof typeof SIZES {
  if (isAcross) return isShort ? 'display' : 'large';
  return isShort ? 'medium' : 'small';
}

const Quote = styled.blockquote<{ $size: keyof typeof SIZES }>`
  margin-block: 1.1rem 1.4rem;
  ${({ $size }) => SIZES[$size]}
`;

const Person = styled.figcaption`
  display: flex;
  align-items: center;
`;

const Photo = styled.img`
  flex: none;
  width: ${PHOTO_SIDE}px;
  height: ${PHOTO_SIDE}px;
  margin-inline-end: 0.9rem;
  object-fit: cover;
  object-position: 50% 25%;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.chip};

  ${media.print} {
    display: none;
  }
`;

const Name = styled.span`
  display: block;
  font-weight: 600;
  line-height: 1.4;
`;

const Position = styled.span`
  display: block;
  color: ${theme.color.muted};
  font-size: ${theme.size.small};
  line-height: 1.5;
`;
