import { type PropsWithChildren, useId } from 'react';
import styled from 'styled-components';
import { star } from '@/styles/star';
import { drawMark } from './mark';

interface LatticeProps {
  /** Side of one tile in px. */
  tile?: number;
  className?: string;
}

/** The star-and-cross lattice of Cairo's woodwork, as a ground that fills its box. */
export function Lattice({ tile, className }: LatticeProps) {
  const id = useId();
  return (
    <LatticeGround className={className} pattern={id}>
      <LatticePattern id={id} tile={tile} />
    </LatticeGround>
  );
}

interface LatticeGroundProps {
  /** `id` of the `LatticePattern` that it is filled with. */
  pattern: string;
  className?: string;
}

/** A ground of that lattice, from a pattern that may stand elsewhere on the page. */
export function LatticeGround({ pattern, className, children }: PropsWithChildren<LatticeGroundProps>) {
  return (
    <Ground className={className} width="100%" height="100%" aria-hidden="true">
      {children}
      <rect width="100%" height="100%" fill={`url(#${pattern})`} />
    </Ground>
  );
}

/** The lattice's tile, for any number of grounds. Its lines take the stroke of where it stands. */
export function LatticePattern({ id, tile = 64 }: { id: string; tile?: number }) {
  return (
    <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse">
      <path d={TILE} transform={`scale(${tile / SIDE})`} vectorEffect="non-scaling-stroke" />
    </pattern>
  );
}

const SIDE = 48;

/** Stars touch tip to tip; what they leave between them are the crosses. */
const TILE = drawMark(SIDE / 2, [SIDE / 2, SIDE / 2], { ...star, rings: 1, turn: 0 });

const Ground = styled.svg`
  position: absolute;
  inset: 0;
  fill: none;
  stroke: currentColor;
  pointer-events: none;
`;
