interface Keyed {
  key: string;
}

/**
 * Merges two streams, each in the order of its keys, into one: every key in that order, with the item of either stream. Only one item of each is in
 * memory. Streams in another order still yield every item, but two items of the same key may come separately.
 */
export async function* mergeSorted<A extends Keyed, B extends Keyed>(
  left: AsyncIterable<A>,
  right: AsyncIterable<B>,
): AsyncGenerator<[A, B] | [A, null] | [null, B]> {
  const others = right[Symbol.asyncIterator]();
  const next = async (): Promise<B | null> => {
    const { done, value } = await others.next();
    return done ? null : value;
  };
  try {
    let other = await next();
    for await (const one of left) {
      for (; other && other.key < one.key; other = await next()) yield [null, other];
      if (other?.key === one.key) {
        yield [one, other];
        other = await next();
      } else yield [one, null];
    }
    for (; other; other = await next()) yield [null, other];
  } finally {
    // Closes the other iterators as `for await` closes the first one, when the reader stops early.
    await others.return?.();
  }
}
