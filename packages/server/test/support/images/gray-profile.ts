/** The white of profiles (D50). */
const white = [0xf6d6, 0x10000, 0xd32d] as const;

const xyz = (at: number, bytes: Buffer): Buffer => {
  for (const [index, part] of white.entries()) bytes.writeUInt32BE(part, at + index * 4);
  return bytes;
};
const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

/** A curve of samples; of one number the gamma, of none linear. */
export function sampledCurve(...samples: number[]): Buffer {
  const tag = Buffer.alloc(12 + samples.length * 2);
  tag.write('curv', 'latin1');
  tag.writeUInt32BE(samples.length, 8);
  for (const [index, sample] of samples.entries()) tag.writeUInt16BE(Math.round(sample), 12 + index * 2);
  return tag;
}

/** A parametric curve of a kind. */
export function parametricCurve(kind: number, ...parameters: number[]): Buffer {
  const tag = Buffer.alloc(12 + parameters.length * 4);
  tag.write('para', 'latin1');
  tag.writeUInt16BE(kind, 8);
  for (const [index, parameter] of parameters.entries()) tag.writeInt32BE(Math.round(parameter * 65_536), 12 + index * 4);
  return tag;
}

/** A colour profile for gray images with this curve (ICC.1:2022). */
export function grayProfile(curve: Buffer): Buffer {
  const head = xyz(68, Buffer.alloc(128));
  head.writeUInt32BE(0x0210_0000, 8);
  for (const [at, text] of [
    [12, 'mntr'],
    [16, 'GRAY'],
    [20, 'XYZ '],
    [36, 'acsp'],
  ] as const)
    head.write(text, at, 'latin1');
  const description = Buffer.alloc(96);
  description.write('desc', 'latin1');
  description.writeUInt32BE(5, 8);
  description.write('gray', 12, 'latin1');
  const whitePoint = xyz(8, Buffer.alloc(20));
  whitePoint.write('XYZ ', 'latin1');
  const tags = [
    ['desc', description],
    ['wtpt', whitePoint],
    ['kTRC', padded(curve)],
  ] as const;
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeUInt32BE(tags.length, 0);
  let at = head.length + table.length;
  for (const [index, [name, data]] of tags.entries()) {
    table.write(name, 4 + index * 12, 'latin1');
    table.writeUInt32BE(at, 8 + index * 12);
    table.writeUInt32BE(data.length, 12 + index * 12);
    at += data.length;
  }
  head.writeUInt32BE(at, 0);
  return Buffer.concat([head, table, ...tags.map(([, data]) => data)]);
}
