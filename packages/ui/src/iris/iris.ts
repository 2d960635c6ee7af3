const RADIUS = 50;
const SMALLEST_HOLE = 5;

export interface IrisPaths {
  /** The polygon between the blades. */
  hole: string;
  /** One line per blade: from a corner of the hole past the rim. */
  edges: string;
}

const round = (n: number): number => Math.round(n * 100) / 100;

/**
 * The paths of an iris in a −50…50 box. `opening` is the hole's part of the radius (0…1). Edges run past the rim (the disc clips them), so that both
 * paths change linearly with the opening and a browser can interpolate between two of them.
 */
export function irisPaths(opening: number, blades = 7): IrisPaths {
  const hole = Math.max(SMALLEST_HOLE, RADIUS * opening);
  const corners = Array.from({ length: blades }, (_, i) => {
    const angle = (i / blades) * 2 * Math.PI - Math.PI / 2;
    return { x: hole * Math.cos(angle), y: hole * Math.sin(angle) };
  });
  const edges = corners.map((corner, i) => {
    const next = corners[(i + 1) % blades] ?? corner;
    const side = Math.hypot(next.x - corner.x, next.y - corner.y);
    const reach = (2 * RADIUS) / side;
    const end = { x: corner.x + (next.x - corner.x) * reach, y: corner.y + (next.y - corner.y) * reach };
    return `M${round(corner.x)} ${round(corner.y)}L${round(end.x)} ${round(end.y)}`;
  });
  return { hole: `M${corners.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`, edges: edges.join('') };
}

/** How far the blades are open over an avatar at this share of a complete profile. */
export const completionOpening = (percent: number): number => 0.16 + 0.0078 * Math.min(100, Math.max(0, percent));
