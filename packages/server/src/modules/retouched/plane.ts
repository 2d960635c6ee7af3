/** Brightness in few pixels, row by row. NaN: not known. */
export interface Plane {
  width: number;
  height: number;
  data: Float32Array;
}

/** Where an image lies in another one: its centre and its width as parts of the other's, and its rotation in degrees. */
export interface Place {
  x: number;
  y: number;
  scale: number;
  angle: number;
}

/** Width and height of an image scaled to this longer side. */
export function sidesOf({ width, height }: Plane, side: number): [width: number, height: number] {
  const scale = side / Math.max(width, height);
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

/** Scales down; each pixel is the mean of those that it covers. */
export function resized({ width, height, data }: Plane, toWidth: number, toHeight: number): Plane {
  const narrow = new Float32Array(toWidth * height);
  for (const [x, covered] of coveredBy(width, toWidth).entries()) {
    for (let y = 0; y < height; y += 1) {
      for (const [from, part] of covered) narrow[y * toWidth + x] = (narrow[y * toWidth + x] ?? 0) + (data[y * width + from] ?? 0) * part;
    }
  }
  const small = new Float32Array(toWidth * toHeight);
  for (const [y, covered] of coveredBy(height, toHeight).entries()) {
    for (let x = 0; x < toWidth; x += 1) {
      for (const [from, part] of covered) small[y * toWidth + x] = (small[y * toWidth + x] ?? 0) + (narrow[from * toWidth + x] ?? 0) * part;
    }
  }
  return { width: toWidth, height: toHeight, data: small };
}

/** For each pixel of a smaller row: which pixels of the larger row it covers, and what part of it each of them is. */
function coveredBy(length: number, toLength: number): [from: number, part: number][][] {
  const step = length / toLength;
  return Array.from({ length: toLength }, (_, at) => {
    const [start, end] = [at * step, (at + 1) * step];
    const covered: [number, number][] = [];
    for (let one = Math.floor(start); one < Math.min(length, end); one += 1) {
      covered.push([one, (Math.min(end, one + 1) - Math.max(start, one)) / step]);
    }
    return covered;
  });
}

/** Differences of brightness that count as noise, of 255. */
const NOISE = 4;

/** Each pixel relative to its neighbourhood, so that exposure, contrast and colours do not matter. */
export function normalised({ width, height, data }: Plane, radius: number): Plane {
  const stride = width + 1;
  // A summed-area table: the sum of any rectangle takes three additions.
  const sums = new Float64Array(stride * (height + 1));
  const squares = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let [sum, square] = [0, 0];
    for (let x = 0; x < width; x += 1) {
      const value = data[y * width + x] ?? 0;
      sum += value;
      square += value * value;
      const at = (y + 1) * stride + x + 1;
      sums[at] = (sums[at - stride] ?? 0) + sum;
      squares[at] = (squares[at - stride] ?? 0) + square;
    }
  }
  const even = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - radius) * stride, Math.min(height, y + radius + 1) * stride];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
      const count = ((bottom - top) / stride) * (right - left);
      const mean = rectangle(sums, top, bottom, left, right) / count;
      const spread = Math.sqrt(Math.max(0, rectangle(squares, top, bottom, left, right) / count - mean * mean));
      even[y * width + x] = ((data[y * width + x] ?? 0) - mean) / (spread + NOISE);
    }
  }
  return { width, height, data: even };
}

const rectangle = (sums: Float64Array, top: number, bottom: number, left: number, right: number): number =>
  (sums[bottom + right] ?? 0) - (sums[bottom + left] ?? 0) - (sums[top + right] ?? 0) + (sums[top + left] ?? 0);

/** The part of an image at a position; `step` is the distance of its pixels. */
export function partAt({ width, height, data }: Plane, place: Place, toWidth: number, toHeight: number, step: number): Plane {
  const part = new Float32Array(toWidth * toHeight);
  const turn = (place.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn) * step, Math.sin(turn) * step];
  for (let row = 0; row < toHeight; row += 1) {
    const down = row + 0.5 - toHeight / 2;
    for (let column = 0; column < toWidth; column += 1) {
      const across = column + 0.5 - toWidth / 2;
      const x = Math.min(width - 1, Math.max(0, place.x * width + across * cos - down * sin - 0.5));
      const y = Math.min(height - 1, Math.max(0, place.y * height + across * sin + down * cos - 0.5));
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const [right, below] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1) * width];
      const above = top * width;
      const upper = (data[above + left] ?? 0) * (left + 1 - x) + (data[above + right] ?? 0) * (x - left);
      const lower = (data[below + left] ?? 0) * (left + 1 - x) + (data[below + right] ?? 0) * (x - left);
      part[row * toWidth + column] = upper * (top + 1 - y) + lower * (y - top);
    }
  }
  return { width: toWidth, height: toHeight, data: part };
}

/** How similar an image is to the area under it at a corner of another one: 1 for identical, 0 for nothing in common. */
export function correlation(inner: Plane, outer: Plane, left = 0, top = 0): number {
  let [product, ones, others] = [0, 0, 0];
  for (let y = 0; y < inner.height; y += 1) {
    const row = (y + top) * outer.width + left;
    const own = y * inner.width;
    for (let x = 0; x < inner.width; x += 1) {
      const one = inner.data[own + x] ?? 0;
      if (Number.isNaN(one)) continue;
      const other = outer.data[row + x] ?? 0;
      product += one * other;
      ones += one * one;
      others += other * other;
    }
  }
  return product / Math.sqrt(ones * others + 1e-6);
}
