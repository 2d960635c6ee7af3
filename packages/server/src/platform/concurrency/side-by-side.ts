interface Keyed {
  key: string;
}

/**
 * Two streams, each in the order of its keys, as one: every key in that order, with the item of either. Only one item
 * of each is held. Of streams in another order every item comes as well, but two of the same key may come one by one.
 */
export async function* sideBySide<A extends Keyed, B extends Keyed>(
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
    // As `for await` does with the first one, when the reader stops early.
    await others.return?.();
  }
}
