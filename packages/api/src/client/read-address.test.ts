import { afterEach, expect, test, vi } from 'vitest';
import { readAddress } from './read-address.ts';

const answer = (fetched: () => Promise<Response>) => vi.stubGlobal('fetch', fetched);
afterEach(() => vi.unstubAllGlobals());

test('gives the file at an address', async () => {
  answer(() => Promise.resolve(new Response('photo')));
  await expect((await readAddress('/media/1.jpg', new AbortController().signal)).text()).resolves.toBe('photo');
});

test.each([
  ['a refusal', () => Promise.resolve(new Response('', { status: 404 })), { kind: 'refused', status: 404 }],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network' }],
])('%s is the error of a call', async (_, fetched, error) => {
  answer(fetched);
  await expect(readAddress('/media/1.jpg', new AbortController().signal)).rejects.toMatchObject(error);
});

test('what the user has stopped is no failure of the network', async () => {
  answer(() => Promise.reject(new DOMException('Aborted', 'AbortError')));
  await expect(readAddress('/media/1.jpg', AbortSignal.abort())).rejects.toMatchObject({ kind: 'aborted' });
});
