import { beforeEach, expect, it, vi } from 'vitest';
import type { RenderPage, PageRequest } from '@portal/api';
import { cacheRendered } from './cache-rendered.ts';

const list = '/photographers?page=1';
const kinds = '/api/specializations';
let answers: Record<string, unknown>;
const read = vi.fn<PageRequest['read']>(async (call) => structuredClone(answers[call]));

/** Reads the list, and then what the list makes it read. */
const rendered = vi.fn<RenderPage>(async ({ address, signedIn, read: ask }) => {
  const words = JSON.stringify([address, signedIn, await ask(list), await ask(kinds)]);
  return { head: '', root: `<p>${words}</p>`, styles: [], isOwn: false };
});
let render: RenderPage;
const ask = (more: Partial<PageRequest> = {}) => render({ address: '/', signedIn: null, read, ...more });
const callsOf = (): string[] => read.mock.calls.map(([call]) => call);

beforeEach(() => {
  vi.clearAllMocks();
  answers = { [list]: { total: 1, items: ['Анна'] }, [kinds]: ['Портрет'] };
  render = cacheRendered(rendered);
});

it('renders a page once, and gives the same one again', async () => {
  const first = await ask();
  expect(await ask()).toBe(first);
  expect(rendered).toHaveBeenCalledOnce();
});

it('requests everything each time: a visit counts, and is rate-limited', async () => {
  await ask();
  read.mockClear();
  await ask();
  expect(callsOf()).toEqual([list, kinds]);
});

it('re-renders from other answers, each of which was requested once', async () => {
  await ask();
  read.mockClear();
  answers[kinds] = ['Портрет', 'Школа'];
  expect((await ask())?.root).toContain('Школа');
  expect(callsOf()).toEqual([list, kinds]);
  await ask();
  expect(rendered).toHaveBeenCalledTimes(2);
});

it('caches no page that lacks an answer, and does not send the cached one in its place', async () => {
  answers[kinds] = undefined;
  await ask();
  await ask();
  expect(rendered).toHaveBeenCalledTimes(2);
  answers[kinds] = ['Портрет'];
  await ask();
  answers[kinds] = undefined;
  expect((await ask())?.root).not.toContain('Портрет');
});

it('caches nothing of who is signed in, and shows them nothing that was cached', async () => {
  const signedIn = { firstName: 'Анна', avatar: null };
  await ask();
  expect((await ask({ signedIn }))?.root).toContain('"firstName"');
  await ask({ signedIn });
  await ask({ signedIn: 'nobody' });
  expect((await ask())?.root).not.toContain('firstName');
  expect(rendered).toHaveBeenCalledTimes(4);
});

it('renders the page of a share once for all who open it, and not from the cache once it has ended', async () => {
  rendered.mockImplementationOnce(async ({ read: readNow }) => {
    await readNow(list);
    return { head: '', root: '<p>По ссылке</p>', styles: [], isOwn: true };
  });
  const first = await ask();
  expect(first).toMatchObject({ root: '<p>По ссылке</p>', isOwn: true });
  expect(await ask()).toBe(first);
  expect(rendered).toHaveBeenCalledOnce();
  answers[list] = undefined;
  expect((await ask())?.root).not.toContain('По ссылке');
});

it('caches each address by itself', async () => {
  await ask();
  expect((await ask({ address: '/?q=1' }))?.root).toContain('/?q=1');
});

it('caches no page that only the browser renders', async () => {
  rendered.mockResolvedValueOnce(null);
  expect(await ask()).toBeNull();
  expect(await ask()).not.toBeNull();
});
