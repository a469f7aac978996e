import { useId } from 'react';
import styled from 'styled-components';
import { khatam } from './geometry';

interface LatticeProps {
  /** Side of one tile in px. */
  tile?: number;
  className?: string;
}

/** The star-and-cross lattice of Cairo's woodwork, as a ground that fills its box. */
export function Lattice({ tile = 64, className }: LatticeProps) {
  const id = useId();
  return (
    <Ground className={className} width="100%" height="100%" aria-hidden="true">
      <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse">
        <path d={TILE} transform={`scale(${tile / SIDE})`} vectorEffect="non-scaling-stroke" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </Ground>
  );
}

const SIDE = 48;

/** Stars touch tip to tip; what they leave between them are the crosses. */
const TILE = khatam(SIDE / 2, 0, [SIDE / 2, SIDE / 2]);

const Ground = styled.svg`
  position: absolute;
  inset: 0;
  fill: none;
  stroke: currentColor;
  pointer-events: none;
`;
