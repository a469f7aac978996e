import { useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import { ArrowOn } from '@/components/ui/arrows';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { brokenStar } from '@/components/ui/khatam/broken-star';
import { Rosette } from '@/components/ui/khatam/rosette';
import { Lead } from '@/components/ui/text';
import { logMissingPage } from '@/lib/missing-page';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

export interface NotFoundProps {
  heading: string;
  text: string;
  link: string;
  /** The home page. */
  homeHref: string;
}

/** The page for addresses without a page (docs/behaviour.md, "Not-found page"), with the rosette that lacks a line. */
export function NotFoundScreen({ heading, text, link, homeHref }: NotFoundProps) {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => logMissingPage(screen.current), []);

  return (
    <Stage ref={screen} data-not-found="">
      <Figure broken={brokenStar} />
      <Code as="h1" $size="h1" $isCode={heading.length <= CODE_LENGTH}>
        {heading}
      </Code>
      <Message $strong>{text}</Message>
      <ButtonLink href={homeHref}>
        {link}
        <Icon icon={ArrowOn} />
      </ButtonLink>
    </Stage>
  );
}

/** A heading of at most so many characters is a code, as `404` is, and is set much larger than words could be. */
const CODE_LENGTH = 4;

const Stage = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 1.5rem;
  min-height: min(100svh, 52rem);
  margin-top: calc(-1 * ${theme.space.header});
  padding: ${theme.space.header} ${theme.space.gutter} 2rem;
  text-align: center;
`;

const Figure = styled(Rosette)`
  position: absolute;
  z-index: -1;
  top: 50%;
  left: 50%;
  width: min(46rem, 118vw);
  max-width: none;
  translate: -50% -50%;
  opacity: 0.45;

  ${media.print} {
    display: none;
  }
`;

/** Has a ground of its own, so that the figure's lines do not run through the text. */
const Message = styled(Lead)`
  padding: 0.1rem 1rem;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.page};
`;

const CODE = css`
  font-size: clamp(7rem, 4rem + 14vw, 15rem);
  line-height: 0.85;
`;

const Code = styled(Heading)<{ $isCode: boolean }>`
  ${({ $isCode }) => $isCode && CODE}
`;
