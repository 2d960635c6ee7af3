/** Replaces bytes of a file: at this offset by these (base64), followed by so many zeroes. */
export interface Patch {
  at: number;
  bytes: string;
  zeros: number;
}

export const patchOf = (at: number, bytes: Buffer, zeros = 0): Patch => ({ at, bytes: bytes.toString('base64'), zeros });

/** A copy of a part of a file that begins at `start`, with the patches that lie in it. */
export function patched(part: Buffer, start: number, patches: readonly Patch[]): Buffer {
  const copy = Buffer.from(part);
  for (const { at, bytes, zeros } of patches) {
    const from = at - start;
    const until = from + Buffer.byteLength(bytes, 'base64') + zeros;
    if (until <= 0 || from >= copy.length) continue;
    copy.fill(0, Math.max(0, from), Math.min(copy.length, until));
    const replacement = Buffer.from(bytes, 'base64');
    replacement.copy(copy, Math.max(0, from), Math.min(replacement.length, Math.max(0, -from)));
  }
  return copy;
}

/** The same for a stream. */
export async function* patchedStream(stream: AsyncIterable<Buffer>, start: number, patches: readonly Patch[]): AsyncGenerator<Buffer> {
  let offset = start;
  for await (const chunk of stream) {
    yield patched(chunk, offset, patches);
    offset += chunk.length;
  }
}
