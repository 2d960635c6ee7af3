import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allOf } from '../../../test/support/all-of.ts';
import { mergeSorted } from './merge-sorted.ts';

interface Item {
  key: string;
  from: 'left' | 'right';
}

interface Stream {
  items: AsyncIterable<Item>;
  wasEnded: () => boolean;
}

function stream(from: Item['from'], keys: readonly string[]): Stream {
  let isEnded = false;
  async function* give(): AsyncGenerator<Item> {
    try {
      for (const key of keys) yield { key, from };
    } finally {
      isEnded = true;
    }
  }
  return { items: give(), wasEnded: () => isEnded };
}

const joined = async (left: readonly string[], right: readonly string[]) =>
  allOf(mergeSorted(stream('left', left).items, stream('right', right).items));

/** Of few characters, so that many are equal, among them those that sort before and after the slash. */
const keys = fc.uniqueArray(fc.string({ unit: fc.constantFrom('a', 'b', '-', '.', '/', '0'), minLength: 1, maxLength: 4 }));

describe('two streams side by side', () => {
  it('pair what both have, and yield what only one has, in order', async () => {
    await fc.assert(
      fc.asyncProperty(keys, keys, async (one, other) => {
        const [left, right] = [new Set(one), new Set(other)];
        const expected = [...left.union(right)]
          .toSorted()
          .map((key) => [left.has(key) ? { key, from: 'left' } : null, right.has(key) ? { key, from: 'right' } : null]);
        expect(await joined(one.toSorted(), other.toSorted())).toEqual(expected);
      }),
    );
  });

  it('lose nothing and pair nothing wrongly when they are in no order', async () => {
    await fc.assert(
      fc.asyncProperty(keys, keys, async (left, right) => {
        const pairs = await joined(left, right);
        expect(pairs.flatMap(([item]) => item?.key ?? [])).toEqual(left);
        expect(pairs.flatMap(([, item]) => item?.key ?? [])).toEqual(right);
        expect(pairs.filter(([one, other]) => one && other && one.key !== other.key)).toEqual([]);
      }),
    );
  });

  it('are both ended when the reader stops early', async () => {
    const [left, right] = [stream('left', ['a', 'c']), stream('right', ['b', 'd'])];
    for await (const [item] of mergeSorted(left.items, right.items)) if (item) break;
    expect([left.wasEnded(), right.wasEnded()]).toEqual([true, true]);
  });
});
