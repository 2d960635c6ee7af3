/** A curve of a profile: from stored values to light, both from 0 to 1. */
type Curve = (value: number) => number;

const TAG_TABLE = 128;
const TAG_BYTES = 12;

/**
 * What the profile of a gray image says of its values, in the values of sRGB; null: it is no gray profile that we know. libvips applies such a profile
 * to 8 bits alone and drops it for 16, so the tone is applied by us (ICC.1:2022, 8.3.3 and 10.6, 10.18).
 */
export function grayToneOf(icc: Buffer): Curve | null {
  try {
    if (icc.toString('latin1', 16, 20) !== 'GRAY') return null;
    const tag = tagOf(icc, 'kTRC');
    const curve = tag && curveOf(tag);
    if (!curve) return null;
    const isLab = icc.toString('latin1', 20, 24) === 'Lab ';
    return (value) => encoded(isLab ? lightOf(curve(value)) : curve(value));
  } catch (error) {
    // A damaged profile is no fault of the image.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function tagOf(icc: Buffer, name: string): Buffer | null {
  const count = icc.readUInt32BE(TAG_TABLE);
  for (let index = 0; index < count; index += 1) {
    const at = TAG_TABLE + 4 + index * TAG_BYTES;
    const start = icc.readUInt32BE(at + 4);
    if (icc.toString('latin1', at, at + 4) === name) return icc.subarray(start, start + icc.readUInt32BE(at + 8));
  }
  return null;
}

function curveOf(tag: Buffer): Curve | null {
  const type = tag.toString('latin1', 0, 4);
  if (type === 'curv') return tableOf(tag);
  return type === 'para' ? parametricOf(tag) : null;
}

/** None: linear. One: the gamma. More: samples of the curve. */
function tableOf(tag: Buffer): Curve {
  const count = tag.readUInt32BE(8);
  if (count === 0) return (value) => value;
  if (count === 1) return (value) => value ** (tag.readUInt16BE(12) / 256);
  const samples = Array.from({ length: count }, (_, index) => tag.readUInt16BE(12 + index * 2) / 65_535);
  return (value) => {
    const place = value * (count - 1);
    const below = samples[Math.floor(place)] ?? 0;
    return below + ((samples[Math.ceil(place)] ?? 0) - below) * (place % 1);
  };
}

/** How many parameters each kind of a parametric curve has. */
const parameters = [1, 3, 4, 5, 7];

function parametricOf(tag: Buffer): Curve | null {
  const kind = tag.readUInt16BE(8);
  const count = parameters[kind];
  if (count === undefined) return null;
  const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = Array.from(
    { length: count },
    (_, index) => tag.readInt32BE(12 + index * 4) / 65_536,
  );
  const power: Curve = (value) => Math.max(0, a * value + b) ** g;
  if (kind === 0) return (value) => value ** g;
  // Below their threshold these two are constant; the others are a line.
  if (kind === 1) return (value) => (value >= -b / a ? power(value) : 0);
  if (kind === 2) return (value) => (value >= -b / a ? power(value) + c : c);
  return (value) => (value >= d ? power(value) + e : c * value + f);
}

/** The light of a lightness from 0 to 1 (CIE 1976). */
function lightOf(lightness: number): number {
  const part = (lightness * 100 + 16) / 116;
  return part > 6 / 29 ? part ** 3 : 3 * (6 / 29) ** 2 * (part - 4 / 29);
}

/** Light as sRGB stores it (IEC 61966-2-1). */
function encoded(light: number): number {
  const value = Math.min(1, Math.max(0, light));
  return value <= 0.003_130_8 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}
