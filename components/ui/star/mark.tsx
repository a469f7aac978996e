import { useId } from 'react';
import styled, { css } from 'styled-components';
import { drawMark } from '@/lib/brand/geometry';
import { star } from '@/lib/built';
import { theme } from '@/styles/theme';

type MarkColor = 'accent' | 'secondAccent';

/** The brand mark: the owner's star, filled; `size` is its side in px. */
export function Mark({ size = 22, color = 'accent' }: { size?: number; color?: MarkColor }) {
  return (
    <Outline viewBox="-12 -12 24 24" width={size} height={size} $color={color} aria-hidden="true">
      <path d={OUTLINE} />
    </Outline>
  );
}

const OUTLINE = drawMark(12);

const Outline = styled.svg<{ $color: MarkColor }>`
  fill: ${({ $color }) => theme.color[$color]};
`;

/**
 * A small mark before the first line of a list's entry, for its `::before`.
 *
 * @param size in px: a clip path has no other units.
 * @param middle distance of the line's middle from the top.
 */
export const bullet = (size: number, middle: string) => css`
  content: '';
  position: absolute;
  top: calc(${middle} - ${size / 2}px);
  width: ${size}px;
  height: ${size}px;
  background: ${theme.color.secondAccent};
  clip-path: path('${drawMark(size / 2, [size / 2, size / 2], { ...star, rings: 1 })}');
  forced-color-adjust: none;
`;

/** The star-and-cross lattice of Cairo's woodwork, as a background that fills its box. */
export function Lattice({ className }: { className?: string }) {
  const id = useId();
  return (
    <Background className={className}>
      <LatticePattern id={id} tile={72} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </Background>
  );
}

/** The lattice as an SVG pattern; `tile` is its side in px. Its lines inherit the stroke of the element around it. */
export function LatticePattern({ id, tile = 64 }: { id: string; tile?: number }) {
  return (
    <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse">
      <path d={TILE} transform={`scale(${tile / SIDE})`} vectorEffect="non-scaling-stroke" />
    </pattern>
  );
}

const SIDE = 48;

/** Stars touch tip to tip; the shapes between them are the crosses. */
const TILE = drawMark(SIDE / 2, [SIDE / 2, SIDE / 2], { ...star, rings: 1, turn: 0 });

/** A drawing that fills its box, in lines of the text's colour. */
export const Background = styled.svg.attrs({ width: '100%', height: '100%', 'aria-hidden': true })`
  position: absolute;
  inset: 0;
  fill: none;
  stroke: currentColor;
  pointer-events: none;
`;
