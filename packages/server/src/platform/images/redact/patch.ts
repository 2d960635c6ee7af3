/** Replaces bytes of a file: at this offset by these (base64), followed by so many zeroes, then so many spaces. */
export interface Patch {
  at: number;
  bytes: string;
  zeros: number;
  /** What is behind the end of an XML text is spaces, because a zero is an error there. */
  spaces?: number;
}

export const patchOf = (at: number, bytes: Buffer, zeros = 0, spaces = 0): Patch => ({
  at,
  bytes: bytes.toString('base64'),
  zeros,
  ...(spaces > 0 && { spaces }),
});

/** A copy of a part of a file that begins at `start`, with the patches that lie in it. */
export function patched(part: Buffer, start: number, patches: readonly Patch[]): Buffer {
  const copy = Buffer.from(part);
  for (const { at, bytes, zeros, spaces = 0 } of patches) {
    const from = at - start;
    const spacesFrom = from + Buffer.byteLength(bytes, 'base64') + zeros;
    const until = spacesFrom + spaces;
    if (until <= 0 || from >= copy.length) continue;
    fillWithin(copy, 0, from, spacesFrom);
    fillWithin(copy, 0x20, spacesFrom, until);
    const replacement = Buffer.from(bytes, 'base64');
    replacement.copy(copy, Math.max(0, from), Math.min(replacement.length, Math.max(0, -from)));
  }
  return copy;
}

/** Fills the range as far as it lies in the buffer. */
function fillWithin(buffer: Buffer, byte: number, from: number, until: number): void {
  const [start, end] = [Math.max(0, from), Math.min(buffer.length, until)];
  if (start < end) buffer.fill(byte, start, end);
}

/** The same for a stream. */
export async function* patchedStream(stream: AsyncIterable<Buffer>, start: number, patches: readonly Patch[]): AsyncGenerator<Buffer> {
  let offset = start;
  for await (const chunk of stream) {
    yield patched(chunk, offset, patches);
    offset += chunk.length;
  }
}
