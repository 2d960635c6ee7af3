import { expect, it, vi } from 'vitest';
import { createPiece } from './piece.ts';

/** Style sheets of a page that lacks these, one answer for each time it is asked. */
function looks(...missing: string[][]) {
  const answers = missing.map((names) => new Set(names));
  return { missing: () => answers.shift() ?? new Set<string>(), fetch: vi.fn<(addresses: ReadonlySet<string>) => Promise<void>>() };
}

it('comes once for all who ask meanwhile, and is there from then on', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('просмотр'));
  const piece = createPiece(load, looks());
  expect(piece.value).toBeNull();
  expect(await Promise.all([piece.fetch(), piece.fetch()])).toEqual(['просмотр', 'просмотр']);
  expect(load).toHaveBeenCalledOnce();
  expect(piece.value).toBe('просмотр');
});

it('is not asked for again once it is here', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('просмотр'));
  const piece = createPiece(load, looks());
  await piece.fetch();
  expect(await piece.fetch()).toBe('просмотр');
  expect(load).toHaveBeenCalledOnce();
});

it('is asked for again after a failure, once the style sheets that it went without have come', async () => {
  const styles = looks(['foreign.css'], ['foreign.css', 'own.css']);
  styles.fetch.mockRejectedValueOnce(new TypeError('No style sheet'));
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Unable to preload CSS'))
    .mockResolvedValueOnce('просмотр');
  const piece = createPiece(load, styles);
  await expect(piece.fetch()).rejects.toThrow('Unable to preload CSS');
  expect(styles.fetch).not.toHaveBeenCalled();
  await expect(piece.fetch()).rejects.toThrow('No style sheet');
  expect(load).toHaveBeenCalledOnce();
  expect(piece.value).toBeNull();
  expect(await piece.fetch()).toBe('просмотр');
  expect(styles.fetch.mock.calls).toEqual([[new Set(['own.css'])], [new Set(['own.css'])]]);
});
