import { useId } from 'react';
import css from './Iris.module.css';
import { irisPaths } from './iris.ts';

export interface IrisProps {
  /** Side in pixels. */
  size: number;
  /** The hole's part of the radius, 0…1. */
  opening: number;
  /** Seven in the logo; six in the handles of the price slider. */
  blades?: number | undefined;
  /** Animates between nearly closed and half open: the loading indicator. */
  isMoving?: boolean | undefined;
}

const closed = irisPaths(0.12);
const open = irisPaths(0.62);
const movement = {
  '--iris-hole-closed': `path("${closed.hole}")`,
  '--iris-hole-open': `path("${open.hole}")`,
  '--iris-edges-closed': `path("${closed.edges}")`,
  '--iris-edges-open': `path("${open.edges}")`,
};

/** Wider gaps in large sizes, so that the blades look the same. */
const gapFor = (size: number): number => (size >= 48 ? 1.5 : size >= 26 ? 1.3 : 1.1);

/** A lens diaphragm in the text's colour: the portal's logo. */
export function Iris({ size, opening, blades = 7, isMoving = false }: IrisProps) {
  const mask = useId();
  const { hole, edges } = irisPaths(opening, blades);
  return (
    <svg
      className={css.iris}
      data-moving={isMoving || undefined}
      style={isMoving ? movement : undefined}
      width={size}
      height={size}
      viewBox="-50 -50 100 100"
      aria-hidden="true"
      focusable="false"
    >
      <mask id={mask} maskUnits="userSpaceOnUse" x="-50" y="-50" width="100" height="100">
        <circle r="50" fill="white" />
        <path className={css.hole} d={hole} fill="black" />
        <path className={css.edges} d={edges} fill="none" stroke="black" strokeWidth={(gapFor(size) * 100) / size} />
      </mask>
      <circle r="50" fill="currentColor" mask={`url(#${mask})`} />
    </svg>
  );
}
