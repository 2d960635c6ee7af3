/** Distance from an edge in pixels at which dragging begins to scroll. */
const reach = 72;
const fastest = 16;

/** Pixels a frame to scroll when something is dragged near the upper (negative) or the lower edge of the scroll container. */
export function edgeSpeed(y: number, top: number, bottom: number): number {
  const near = Math.min(reach, (bottom - top) / 3);
  const above = top + near - y;
  const below = y - (bottom - near);
  const depth = Math.max(above, below, 0);
  return Math.sign(below - above) * Math.ceil(Math.min(1, depth / near) * fastest) || 0;
}
