import { listSpecializations } from '@portal/api';
import { expect, it, vi } from 'vitest';
import type { Cache } from 'swr';
import { readKey } from '../readKey.ts';
import { createPageAnswers } from './page-answers.ts';

const key = readKey(listSpecializations, {});
const body = { success: true, data: [{ id: 3, name: 'Виньетки', code: 'vignettes' }] };
const newCache = () => new Map() as Cache;

it('puts a delivered answer into the cache, as the contract reads it', () => {
  const cache = newCache();
  const answers = createPageAnswers({ [key]: body });
  expect(answers.settle(cache, listSpecializations, key)).toBe(true);
  expect(cache.get(key)).toMatchObject({ data: [{ id: 3, name: 'Виньетки' }], isValidating: false });
});

it('is fresh for everybody who shows it with the page', () => {
  const cache = newCache();
  const answers = createPageAnswers({ [key]: body });
  answers.settle(cache, listSpecializations, key);
  expect(answers.settle(cache, listSpecializations, key)).toBe(true);
});

it('is fresh once: a later visit requests it again', () => {
  const cache = newCache();
  const answers = createPageAnswers({ [key]: body });
  answers.settle(cache, listSpecializations, key);
  answers.forget(key);
  expect(answers.settle(cache, listSpecializations, key)).toBe(false);
});

it('shows an old answer, and has it requested again', () => {
  const cache = newCache();
  const answers = createPageAnswers({ [key]: body }, { isOld: true });
  expect(answers.settle(cache, listSpecializations, key)).toBe(false);
  expect(cache.get(key)).toMatchObject({ data: [{ id: 3 }] });
});

it('leaves an answer that cannot be read to the usual way', () => {
  const cache = newCache();
  const answers = createPageAnswers({ [key]: { success: true, data: 'сломано' } });
  expect(answers.settle(cache, listSpecializations, key)).toBe(false);
  expect(cache.get(key)).toBeUndefined();
});

it('requests each read once on the server, and hands over what came', async () => {
  const fetchBody = vi.fn<(address: string) => Promise<unknown>>(() => Promise.resolve(body));
  const bodies = {};
  const answers = createPageAnswers(bodies, { fetchBody });
  const first = answers.wait(listSpecializations, {}, key);
  expect(answers.wait(listSpecializations, {}, key)).toBe(first);
  await first;
  expect(fetchBody.mock.calls).toEqual([['/api/specializations']]);
  expect(bodies).toEqual({ [key]: body });
  expect(answers.settle(newCache(), listSpecializations, key)).toBe(true);
});

it('delivers nothing of a read that failed', async () => {
  const bodies = {};
  const answers = createPageAnswers(bodies, { fetchBody: () => Promise.resolve(undefined) });
  await answers.wait(listSpecializations, {}, key);
  expect(bodies).toEqual({});
  expect(answers.settle(newCache(), listSpecializations, key)).toBe(false);
});

it('waits for nothing in the browser', () => {
  expect(createPageAnswers({ [key]: body }).wait(listSpecializations, {}, key)).toBeNull();
});
