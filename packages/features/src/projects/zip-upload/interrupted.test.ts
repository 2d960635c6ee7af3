import { beforeEach, expect, it, vi } from 'vitest';
import { createNote, type Interrupted } from './interrupted.ts';

const store = new Map<string, unknown>();
const drafts = {
  read: (name: string) => store.get(name),
  write: vi.fn<(name: string, values: unknown) => void>((name, values) => void store.set(name, values)),
  forget: (name: string) => void store.delete(name),
};
const upload = (percent: number, name = 'ретушь.zip'): Interrupted => ({ name, percent });

beforeEach(() => {
  store.clear();
  drafts.write.mockClear();
});

it('finds after a reload how far the upload of this project came, and of no other', () => {
  createNote(drafts, 101).remember(upload(56));
  expect(createNote(drafts, 101).read()).toEqual(upload(56));
  expect(createNote(drafts, 102).read()).toBeNull();
});

it('writes once a percent, and nothing before the first one', () => {
  const note = createNote(drafts, 101);
  for (const percent of [0, 0, 1, 1, 2, 2]) note.remember(upload(percent));
  expect(drafts.write.mock.calls.map(([, values]) => values)).toEqual([upload(1), upload(2)]);
});

it('writes the same percent of another archive', () => {
  const note = createNote(drafts, 101);
  note.remember(upload(7));
  note.remember(upload(7, 'другой.zip'));
  expect(note.read()).toEqual(upload(7, 'другой.zip'));
});

it('removes what has ended, and writes the same percent again when it is sent again', () => {
  const note = createNote(drafts, 101);
  note.remember(upload(7));
  note.forget();
  expect(note.read()).toBeNull();
  note.remember(upload(7));
  expect(note.read()).toEqual(upload(7));
});

it.each([
  undefined,
  null,
  'ретушь.zip',
  56,
  [],
  {},
  { name: 'ретушь.zip' },
  { percent: 5 },
  { name: 1, percent: 5 },
  { name: 'а', percent: '5' },
])('takes nothing from a store that holds %j', (stored) => {
  store.set('zip-101', stored);
  expect(createNote(drafts, 101).read()).toBeNull();
});
