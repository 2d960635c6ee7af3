import { expect, it, vi } from 'vitest';
import { createLazyModule } from './lazyModule.ts';

/** Style sheets of a page that lacks these: one answer for each call. */
function looks(...missing: string[][]) {
  const answers = missing.map((names) => new Set(names));
  return { missing: () => answers.shift() ?? new Set<string>(), fetch: vi.fn<(addresses: ReadonlySet<string>) => Promise<void>>() };
}

it('is loaded once for all concurrent callers, and is there from then on', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('просмотр'));
  const module = createLazyModule(load, looks());
  expect(module.value).toBeNull();
  expect(await Promise.all([module.fetch(), module.fetch()])).toEqual(['просмотр', 'просмотр']);
  expect(load).toHaveBeenCalledOnce();
  expect(module.value).toBe('просмотр');
});

it('is not requested again once it is here', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('просмотр'));
  const module = createLazyModule(load, looks());
  await module.fetch();
  expect(await module.fetch()).toBe('просмотр');
  expect(load).toHaveBeenCalledOnce();
});

it('is requested again after a failure, once the style sheets that it went without have come', async () => {
  const styles = looks(['foreign.css'], ['foreign.css', 'own.css']);
  styles.fetch.mockRejectedValueOnce(new TypeError('No style sheet'));
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Unable to preload CSS'))
    .mockResolvedValueOnce('просмотр');
  const module = createLazyModule(load, styles);
  await expect(module.fetch()).rejects.toThrow('Unable to preload CSS');
  expect(styles.fetch).not.toHaveBeenCalled();
  await expect(module.fetch()).rejects.toThrow('No style sheet');
  expect(load).toHaveBeenCalledOnce();
  expect(module.value).toBeNull();
  expect(await module.fetch()).toBe('просмотр');
  expect(styles.fetch.mock.calls).toEqual([[new Set(['own.css'])], [new Set(['own.css'])]]);
});
