import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/button';
import { fitContainer, Lead, PageTitle } from '@/components/ui/section';
import { Rosette } from '@/components/ui/star/star';
import { breakStar } from '@/lib/brand/geometry';
import { routes } from '@/lib/routes';
import { star } from '@/site-data/browser';
import { INLINE_SIGN, notPrinted, theme } from '@/styles/theme';

interface NotFoundProps extends Record<'text' | 'link', ReactNode> {
  heading: string;
  /** The width of the heading's longest word, in em. */
  longestWord: number;
}

/** The page for unknown addresses (docs/behaviour.md, "Not-found page"). */
export function NotFoundScreen({ heading, longestWord, text, link }: NotFoundProps) {
  return (
    <Stage data-not-found="">
      <BrokenRosette broken={BROKEN_STAR} />
      <Code $isCode={[...heading].length <= CODE_LENGTH} $longestWord={longestWord}>
        {heading}
      </Code>
      <Lead $strong>{text}</Lead>
      <ButtonLink href={routes.home}>{link}</ButtonLink>
    </Stage>
  );
}

const BROKEN_STAR = breakStar(star);

/** The longest heading, in characters, that is shown as large as a code such as `404`. */
const CODE_LENGTH = 4;

const Stage = styled.div`
  ${fitContainer}
  position: relative;
  isolation: isolate;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 1.5rem;
  min-height: min(100svh, 52rem);
  margin-block: calc(-1 * ${theme.space.header}) -3rem;
  padding: ${theme.space.header} ${theme.space.gutter} 2rem;
  text-align: center;
`;

/** Around the text, towards which it fades out, and below the header. */
const BrokenRosette = styled(Rosette)`
  position: absolute;
  z-index: -1;
  inset-block-start: calc(50% + (${theme.space.header} - 2rem) / 2);
  inset-inline-start: 50%;
  width: min(42rem, 118vw, max(20rem, 100svh - ${theme.space.header} - 4rem));
  translate: calc(${INLINE_SIGN}*-50%) -50%;
  opacity: 0.45;
  -webkit-mask-image: radial-gradient(closest-side, transparent 36%, #000 68%);
  ${notPrinted}
`;

const Code = styled(PageTitle)<{ $isCode: boolean }>`
  font-size: ${({ $isCode }) => $isCode && 'min(45vw, clamp(7rem, 4rem + 14vw, 15rem))'};
  line-height: ${({ $isCode }) => $isCode && '0.85'};
`;
