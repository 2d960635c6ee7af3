import type { Upload } from '@portal/ui';
import { describe, expect, it, vi } from 'vitest';
import { createQueue, isClean, type Outcome, outcomeOf, type QueuedFile, type Sent, type Stored } from './queue.ts';

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const files = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}.jpg`));

const succeed = { end: 'succeed', stored: { id: 1, isNew: true } } as const;

/** A queue whose requests are ended by hand. */
function queueInHand(isOnline = () => true) {
  const open: { name: string; signal: AbortSignal; progress: (share: number) => void; end: (sent: Sent) => void }[] = [];
  let uploads: readonly Upload[] = [];
  const onIdle = vi.fn<(outcome: Outcome) => void>();
  const queue = createQueue({
    send: ({ name }, signal, progress) => new Promise((end) => open.push({ name, signal, progress, end })),
    onChange: (now) => (uploads = now),
    onIdle,
    isOnline,
  });
  const steps = () => uploads.map(({ state }) => state.step);
  const end = async (place: number, sent: Sent = succeed) => {
    open[place]?.end(sent);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { queue, open, onIdle, steps, end, uploads: () => uploads };
}

describe('several files', () => {
  it('go three at a time, the next when one has ended', async () => {
    const { queue, open, steps, end } = queueInHand();
    queue.add(files(5));
    expect(steps()).toEqual(['connecting', 'connecting', 'connecting', 'preparing', 'preparing']);
    await end(1);
    expect(open.map(({ name }) => name)).toEqual(['0.jpg', '1.jpg', '2.jpg', '3.jpg']);
  });

  it('carry their number and the total, and a row that has not changed stays the same object', () => {
    const { queue, open, uploads } = queueInHand();
    queue.add(files(2));
    const [first] = uploads();
    open[1]?.progress(0.5);
    expect(uploads()[1]?.state).toEqual({ step: 'uploading', percent: 50, part: { number: 2, total: 2 } });
    expect(uploads()[0]).toBe(first);
  });

  it('are listed with those that could not be sent, which are not tried again', async () => {
    const { queue, open, onIdle, uploads, end } = queueInHand();
    queue.add(files(1), [{ name: 'IMG_0001.HEIC', message: 'Не тот формат' }]);
    await end(0, { ...succeed, note: 'Уже есть' });
    expect(open).toHaveLength(1);
    expect(onIdle).toHaveBeenCalledTimes(1);
    expect(uploads().map(({ name, state }) => [name, state])).toEqual([
      ['0.jpg', { step: 'success', note: 'Уже есть' }],
      ['IMG_0001.HEIC', { step: 'refused', message: 'Не тот формат' }],
    ]);
    expect(new Set(uploads().map(({ id }) => id)).size).toBe(2);
    queue.retry(uploads().map(({ id }) => id));
    expect(open).toHaveLength(1);
  });

  it('end once, with whatever became of them', async () => {
    const { queue, onIdle, steps, end } = queueInHand();
    queue.add(files(3));
    await end(0);
    await end(1, { end: 'fail', message: 'Нет связи' });
    expect(onIdle).not.toHaveBeenCalled();
    await end(2, { end: 'refuse', message: 'Файл пуст' });
    expect(onIdle).toHaveBeenCalledTimes(1);
    expect(steps()).toEqual(['success', 'error', 'refused']);
  });
});

it('without a connection what was lost waits with the others, and all of it goes when the connection is back', async () => {
  let isOnline = true;
  const { queue, open, steps, end, onIdle } = queueInHand(() => isOnline);
  queue.add(files(4));
  await end(0);
  isOnline = false;
  for (const place of [1, 2, 3]) await end(place, { end: 'lost', message: 'Нет связи' });
  expect(steps()).toEqual(['success', 'preparing', 'preparing', 'preparing']);
  expect(onIdle).not.toHaveBeenCalled();
  isOnline = true;
  queue.resume();
  expect(open.slice(4).map(({ name }) => name)).toEqual(['1.jpg', '2.jpg', '3.jpg']);
  await end(4, { end: 'lost', message: 'Нет связи' });
  expect(steps()).toEqual(['success', 'error', 'connecting', 'connecting']);
});

it('only what failed is sent again', async () => {
  const { queue, open, steps, end, uploads } = queueInHand();
  queue.add(files(2));
  await end(0);
  await end(1, { end: 'fail', message: 'Нет связи' });
  queue.retry(uploads().map(({ id }) => id));
  expect(open.map(({ name }) => name)).toEqual(['0.jpg', '1.jpg', '1.jpg']);
  expect(steps()).toEqual(['success', 'connecting']);
});

it('a cancelled file ends its request, and the next one goes', async () => {
  const { queue, open, steps, end, uploads } = queueInHand();
  queue.add(files(4));
  queue.cancel([uploads()[0]?.id ?? '']);
  expect(open[0]?.signal.aborted).toBe(true);
  expect(steps()).toEqual(['cancelled', 'connecting', 'connecting', 'connecting']);
  await end(0, succeed);
  expect(steps()[0]).toBe('cancelled');
});

it('an answer to the cancelled request does not end the one after it', async () => {
  const { queue, steps, end, uploads } = queueInHand();
  queue.add(files(1));
  const id = uploads()[0]?.id ?? '';
  queue.cancel([id]);
  queue.retry([id]);
  await end(0, { end: 'cancel' });
  expect(steps()).toEqual(['connecting']);
});

it('cancelling all leaves nothing waiting', () => {
  const { queue, steps, onIdle } = queueInHand();
  queue.add(files(5));
  queue.cancelAll();
  expect(new Set(steps())).toEqual(new Set(['cancelled']));
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it('what is sent again is reported with what was not reported before', async () => {
  const { queue, onIdle, end, uploads } = queueInHand();
  queue.add(files(2));
  await end(0);
  await end(1, { end: 'fail', message: 'Нет связи' });
  queue.retry(uploads().map(({ id }) => id));
  await end(2);
  expect(onIdle.mock.calls.map(([{ added, troubled, isWhole }]) => [added, troubled, isWhole])).toEqual([
    [1, 1, true],
    [1, 0, false],
  ]);
});

const upload = (id: string, state: Upload['state'], stored?: Stored): QueuedFile => ({
  id,
  name: id,
  size: 1,
  state,
  ...(stored && { stored }),
});

describe('the outcome', () => {
  const nothing: Outcome = { added: 0, repeated: 0, troubled: 0, cancelled: 0, renamed: [], isWhole: true };
  const success = { step: 'success' } as const;
  const added = upload('a', success, { id: 1, isNew: true });
  const renamed = upload('b', success, { id: 2, isNew: true, renamedTo: 'b (2)' });
  const repeated = upload('c', success, { id: 1, isNew: false, renamedTo: 'другое' });
  const failed = upload('d', { step: 'error', message: 'Нет связи' });
  const refused = upload('e', { step: 'refused', message: 'Файл пуст' });
  const cancelled = upload('f', { step: 'cancelled' });

  it.each<[string, QueuedFile[], string[] | null, Partial<Outcome>, boolean]>([
    ['nothing', [], null, {}, true],
    ['new photos', [added, renamed], null, { added: 2, renamed: ['b (2)'] }, true],
    ['only photos that were there', [repeated], null, { repeated: 1 }, true],
    ['a photo that was there beside a new one', [added, repeated], null, { added: 1, repeated: 1 }, false],
    ['a failure and a refusal', [added, failed, refused], null, { added: 1, troubled: 2 }, false],
    ['a cancellation', [cancelled], null, { cancelled: 1 }, false],
    [
      'what was not reported before',
      [added, renamed, repeated, failed],
      ['a', 'c'],
      { added: 1, renamed: ['b (2)'], troubled: 1, isWhole: false },
      false,
    ],
    ['nothing new', [added, repeated], ['a', 'c'], { isWhole: false }, true],
  ])('of %s', (_, uploads, reported, expected, clean) => {
    const outcome = outcomeOf(uploads, reported && new Set(reported));
    expect(outcome).toEqual({ ...nothing, ...expected });
    expect(isClean(outcome)).toBe(clean);
  });
});
