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

it('is asked for again after a failure, once what went with it has been asked for again', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce('просмотр');
  const beforeRetry = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new TypeError('No style sheet')).mockResolvedValueOnce();
  const piece = createPiece(load, beforeRetry);
  await expect(piece.fetch()).rejects.toThrow('Failed to fetch');
  expect(beforeRetry).not.toHaveBeenCalled();
  await expect(piece.fetch()).rejects.toThrow('No style sheet');
  expect(load).toHaveBeenCalledOnce();
  expect(piece.value).toBeNull();
  expect(await piece.fetch()).toBe('просмотр');
});
