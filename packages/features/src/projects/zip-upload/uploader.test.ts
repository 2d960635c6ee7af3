import { RequestError, zipLimits } from '@portal/api';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { report } from '../../common/uploads/match-report/testing/report.ts';
import { missing } from './testing/server.ts';
import { controlledUploader } from './testing/controlledUploader.ts';

const megabyte = zipLimits.chunkBytes;

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('an archive in chunks', () => {
  it('goes three chunks at a time, rests 3 s, and is put together', async () => {
    const { open, answer, last, steps } = controlledUploader(6.5 * megabyte);
    await answer('prepare', { type: 'prepared', fingerprint: 'f' });
    await answer('initialize', { type: 'initialized', uploadId: 'u', uploadedChunks: [] });
    expect(open()).toEqual(['chunk 0', 'chunk 1', 'chunk 2']);
    for (const index of [1, 0, 2, 3, 4, 5, 6]) await answer(`chunk ${index}`, { type: 'sent', index });
    expect(last()).toMatchObject({ step: 'finalizing', isWaiting: true, percent: 99 });
    await vi.advanceTimersByTimeAsync(2_999);
    expect(open()).toEqual(['settle']);
    await vi.advanceTimersByTimeAsync(1);
    expect(open()).toEqual(['finalize']);
    await answer('finalize', { type: 'finished', report });
    expect(last()).toMatchObject({ step: 'completed', percent: 100 });
    expect(steps()).toEqual(['preparing', 'initializing', 'uploading', 'finalizing', 'completed']);
  });

  it('tries a chunk three times, 1 s and 2 s apart, and then reports that it failed', async () => {
    const { open, requests, fail, last } = await controlledUploader(6 * megabyte).toChunks();
    await fail('chunk 0', RequestError.refused(500, {}));
    expect(open()).toContain('wait 0');
    await vi.advanceTimersByTimeAsync(999);
    expect(requests('chunk 0')).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests('chunk 0')).toBe(2);
    await fail('chunk 0', RequestError.timeout());
    await vi.advanceTimersByTimeAsync(1_999);
    expect(requests('chunk 0')).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    await fail('chunk 0', RequestError.network(undefined));
    expect(last()).toMatchObject({ step: 'error', failure: { kind: 'chunk' } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests('chunk 0')).toBe(3);
    expect(open()).toEqual([]);
  });

  it('requests an answer that is lost again, and sends nothing again', async () => {
    const hand = await controlledUploader(6 * megabyte).toFinalizing();
    await hand.fail('finalize', RequestError.refused(503, { message: 'Сервер занят' }));
    await vi.advanceTimersByTimeAsync(999);
    expect(hand.open()).toEqual(['settle']);
    hand.connect(false);
    hand.uploader.dispatch({ type: 'offline' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(hand.open()).toEqual([]);
    hand.connect(true);
    hand.uploader.dispatch({ type: 'online' });
    await vi.advanceTimersByTimeAsync(1_000);
    await hand.answer('finalize', { type: 'finished', report });
    expect(hand.last()).toMatchObject({ step: 'completed' });
    expect([hand.requests('initialize'), hand.requests('chunk 0'), hand.requests('finalize')]).toEqual([1, 1, 2]);
  });

  it('goes at once, and once, when the server has not got all chunks', async () => {
    const hand = await controlledUploader(6 * megabyte).toFinalizing();
    await hand.fail('finalize', missing);
    expect(hand.open()).toEqual(['direct']);
    await hand.fail('direct', missing);
    expect(hand.last()).toMatchObject({ step: 'error' });
    expect([hand.requests('finalize'), hand.requests('direct')]).toEqual([1, 1]);
  });

  it('stops at once when it is cancelled, also what waits for another attempt', async () => {
    const { open, requests, fail, uploader, aborted, last } = await controlledUploader(6 * megabyte).toChunks();
    await fail('chunk 1', RequestError.refused(500, {}));
    uploader.dispatch({ type: 'cancel' });
    expect(aborted()).toEqual(['chunk 0', 'chunk 2', 'wait 1']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(open()).toEqual([]);
    expect(requests('chunk 1')).toBe(1);
    expect(last()).toMatchObject({ step: 'cancelled' });
  });

  it('pauses without a connection, counts no attempt, and resumes by itself', async () => {
    const hand = await controlledUploader(6 * megabyte).toChunks();
    hand.connect(false);
    await hand.fail('chunk 0', RequestError.network(undefined));
    expect(hand.last()).toMatchObject({ step: 'paused' });
    expect(hand.open()).toEqual([]);
    hand.connect(true);
    hand.uploader.dispatch({ type: 'online' });
    expect(hand.open()).toEqual(['chunk 0', 'chunk 1', 'chunk 2']);
    expect(hand.last()).toMatchObject({ chunks: { 0: { attempt: 1 } } });
  });

  it('ends when the session does, with all its requests', async () => {
    const { fail, last, open, aborted } = await controlledUploader(6 * megabyte).toChunks();
    await fail('chunk 1', RequestError.refused(401, {}));
    expect(last()).toMatchObject({ step: 'error', failure: { kind: 'session' } });
    expect(open()).toEqual([]);
    expect(aborted()).toEqual(['chunk 0', 'chunk 2']);
  });

  it('reports nothing more once unmounted', async () => {
    const { uploader, states, aborted } = await controlledUploader(6 * megabyte).toChunks();
    const before = states().length;
    uploader.drop();
    expect(aborted()).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states()).toHaveLength(before);
  });
});

describe('an archive of at most 5 MB', () => {
  it('goes in one request', async () => {
    const { open, progress, answer, last } = controlledUploader(5 * megabyte);
    expect(open()).toEqual(['direct']);
    progress('direct', 0.5);
    expect(last()).toMatchObject({ step: 'uploading', percent: 50 });
    await answer('direct', { type: 'finished', report });
    expect(last().step).toBe('completed');
  });

  it('waits for a connection before it begins', () => {
    const { open, last, uploader, connect } = controlledUploader(1, { isOnline: false });
    expect(last()).toMatchObject({ step: 'paused' });
    expect(open()).toEqual([]);
    connect(true);
    uploader.dispatch({ type: 'online' });
    expect(open()).toEqual(['direct']);
  });
});

/** The next event of the network, the server or the user. */
const happening = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('answer' as const), place: fc.nat(2) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom('fail', 'progress', 'missing'),
      place: fc.nat(2),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('time' as const), place: fc.nat(2) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constantFrom('offline', 'online'), place: fc.constant(0) }),
  },
);

it('whatever happens: the percent never falls, no chunk has a fourth attempt, and after a cancel only that is requested', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 60 }), fc.nat(60), async (story, cancelAt) => {
      const hand = controlledUploader(7.5 * megabyte);
      let failed = 0;
      for (const [turn, { does, place }] of story.entries()) {
        if (turn === cancelAt) hand.uploader.dispatch({ type: 'cancel' });
        const cancels = hand.open().includes('cancel');
        await hand.happen(does, place);
        if (cancels && (does === 'fail' || does === 'missing') && place === 0) failed += 1;
        expect(hand.open().filter((job) => job.startsWith('chunk')).length).toBeLessThanOrEqual(3);
        // If the server does not answer the cancellation, the upload continues.
        const isStopped = turn >= cancelAt && failed === 0;
        expect(isStopped ? hand.open().filter((job) => job !== 'cancel') : []).toEqual([]);
      }
      const percents = hand.states().map(({ percent }) => percent);
      expect(percents).toEqual(percents.toSorted((one, other) => one - other));
      expect(Math.max(0, ...hand.attempts())).toBeLessThanOrEqual(zipLimits.chunkAttempts);
      expect(hand.requests('direct')).toBeLessThanOrEqual(1 + hand.cuts() + failed);
      hand.uploader.drop();
    }),
    { numRuns: 300 },
  );
});
