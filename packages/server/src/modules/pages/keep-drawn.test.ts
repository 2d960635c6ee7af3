import { beforeEach, expect, it, vi } from 'vitest';
import type { DrawPage, PageAsked } from '@portal/api';
import { keepDrawn } from './keep-drawn.ts';

const list = '/photographers?page=1';
const kinds = '/api/specializations';
let answers: Record<string, unknown>;
const read = vi.fn<PageAsked['read']>(async (call) => structuredClone(answers[call]));

/** Reads the list, and then what the list makes it ask for. */
const drawn = vi.fn<DrawPage>(async ({ address, nonce, signedIn, read: ask }) => {
  const words = JSON.stringify([address, signedIn, await ask(list), await ask(kinds)]);
  return { head: `<style nonce="${nonce}">`, root: `<p>${words}</p><style nonce="${nonce}">`, isComplete: true, isOwn: false };
});
let draw: DrawPage;
const ask = (nonce: string, more: Partial<PageAsked> = {}) => draw({ address: '/', signedIn: null, nonce, read, ...more });
const callsOf = (): string[] => read.mock.calls.map(([call]) => call);

beforeEach(() => {
  vi.clearAllMocks();
  answers = { [list]: { total: 1, items: ['Анна'] }, [kinds]: ['Портрет'] };
  draw = keepDrawn(drawn);
});

it('draws a page once, and gives each answer a nonce of its own', async () => {
  const first = await ask('one$&');
  const second = await ask('two$&');
  expect(drawn).toHaveBeenCalledOnce();
  expect(second).toEqual(JSON.parse(JSON.stringify(first).replaceAll('one$&', () => 'two$&')));
});

it('asks for everything each time: a visit counts, and keeps to the limits', async () => {
  await ask('one');
  read.mockClear();
  await ask('two');
  expect(callsOf()).toEqual([list, kinds]);
});

it('draws it anew from other answers, each of which was asked for once', async () => {
  await ask('one');
  read.mockClear();
  answers[kinds] = ['Портрет', 'Школа'];
  expect((await ask('two'))?.root).toContain('Школа');
  expect(callsOf()).toEqual([list, kinds]);
  expect((await ask('three'))?.root).toContain('nonce="three"');
  expect(drawn).toHaveBeenCalledTimes(2);
});

it('keeps no page that lacks an answer, nor takes one for another that does', async () => {
  answers[kinds] = undefined;
  await ask('one');
  await ask('two');
  expect(drawn).toHaveBeenCalledTimes(2);
  answers[kinds] = ['Портрет'];
  await ask('three');
  answers[kinds] = undefined;
  expect((await ask('four'))?.root).not.toContain('Портрет');
});

it('keeps nothing of who is signed in, and shows them nothing that was kept', async () => {
  const signedIn = { firstName: 'Анна', avatar: null };
  await ask('one');
  expect((await ask('two', { signedIn }))?.root).toContain('"firstName"');
  await ask('three', { signedIn });
  await ask('four', { signedIn: 'nobody' });
  expect((await ask('five'))?.root).not.toContain('firstName');
  expect(drawn).toHaveBeenCalledTimes(4);
});

it('keeps each address apart', async () => {
  await ask('one');
  expect((await ask('two', { address: '/?q=1' }))?.root).toContain('/?q=1');
});

it('keeps no page that only the browser draws', async () => {
  drawn.mockResolvedValueOnce(null);
  expect(await ask('one')).toBeNull();
  expect(await ask('two')).not.toBeNull();
});
