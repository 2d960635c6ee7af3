import { expect, it, vi } from 'vitest';
import { createPiece } from './piece.ts';

it('comes once for all who ask meanwhile, and is there from then on', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('просмотр'));
  const piece = createPiece(load);
  expect(piece.value).toBeNull();
  expect(await Promise.all([piece.fetch(), piece.fetch()])).toEqual(['просмотр', 'просмотр']);
  expect(load).toHaveBeenCalledOnce();
  expect(piece.value).toBe('просмотр');
});

it('is asked for again after a failure', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce('просмотр');
  const piece = createPiece(load);
  await expect(piece.fetch()).rejects.toThrow('Failed to fetch');
  expect(piece.value).toBeNull();
  expect(await piece.fetch()).toBe('просмотр');
});
