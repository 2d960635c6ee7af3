import { zipLimits } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { jobsOf } from './jobs.ts';
import { next, type UploadEvent } from './machine.ts';
import { begin, type Chunk, type UploadState } from './state.ts';
import { report } from '../../../common/uploads/match-report/testing/report.ts';
import { last, chunk, states } from '../testing/states.ts';

const other = { kind: 'other' } as const;
const events: [string, UploadEvent][] = [
  ['prepared', { type: 'prepared', fingerprint: 'f' }],
  ['initialized', { type: 'initialized', uploadId: 'u', uploadedChunks: [] }],
  ['initialized without an id', { type: 'initialized', uploadId: null, uploadedChunks: [] }],
  ['initialized with all chunks there', { type: 'initialized', uploadId: 'u', uploadedChunks: [0, 1, 2, 3, 4, 5, 6] }],
  ['settled', { type: 'settled' }],
  ['looked', { type: 'looked', progress: null }],
  ['finished', { type: 'finished', report }],
  ['failed', { type: 'failed', failure: other }],
  ['failed: missing', { type: 'failed', failure: { kind: 'missing' } }],
  ['failed: lost', { type: 'failed', failure: { kind: 'server' } }],
  ['failed: session', { type: 'failed', failure: { kind: 'session' }, index: 3 }],
  ['cancel', { type: 'cancel' }],
  ['withdrawn', { type: 'withdrawn' }],
  ['leave', { type: 'leave' }],
  ['online', { type: 'online' }],
];

/** Where each event leads from each state, in the order above; «·»: the state stays the same object. */
const table = {
  preparing: ['initializing', '·', '·', '·', '·', '·', '·', 'error', 'error', 'error', 'error', 'cancelled', '·', 'cancelled', '·'],
  initializing: [
    '·',
    'chunks',
    'direct',
    'settling',
    '·',
    '·',
    '·',
    'error',
    'direct',
    'error',
    'error',
    'cancelled',
    '·',
    'cancelled',
    '·',
  ],
  direct: ['·', '·', '·', '·', '·', 'direct', 'completed', 'error', 'error', 'error', 'error', 'cancelling', '·', 'cancelled', '·'],
  chunks: ['·', '·', '·', '·', '·', '·', '·', '·', '·', '·', 'error', 'cancelled', '·', 'cancelled', '·'],
  settling: ['·', '·', '·', '·', 'finalizing', '·', '·', 'error', 'error', 'error', 'error', 'cancelled', '·', 'cancelled', '·'],
  finalizing: [
    '·',
    '·',
    '·',
    '·',
    '·',
    'finalizing',
    'completed',
    'error',
    'direct',
    'settling',
    'error',
    'cancelling',
    '·',
    'cancelled',
    '·',
  ],
  cancelling: '· · · · · · completed finalizing finalizing finalizing error · cancelled cancelled ·'.split(' '),
  completed: Array.from(events, () => '·'),
  error: Array.from(events, () => '·'),
  cancelled: Array.from(events, () => '·'),
};

describe.each(Object.values(states))('an upload that is $step', (state: UploadState) => {
  it.each(events.map(([name, event], column) => ({ name, event, leads: table[state.step][column] })))(
    '$name → $leads',
    ({ event, leads }) => {
      const after = next(state, event);
      expect(after === state ? '·' : after.step).toBe(leads);
    },
  );
});

describe('the chunks', () => {
  it.each<[string, UploadEvent, UploadState, string, Partial<Chunk>]>([
    ['one that arrived is done', { type: 'sent', index: 2 }, states.chunks, 'chunks', { phase: 'done' }],
    ['one that failed waits', { type: 'failed', failure: other, index: 3 }, states.chunks, 'chunks', { phase: 'waiting', attempt: 2 }],
    ['one that has waited goes again', { type: 'waited', index: 1 }, states.chunks, 'chunks', { phase: 'open', attempt: 2 }],
    ['its bytes are counted', { type: 'progress', share: 0.5, index: 3 }, states.chunks, 'chunks', { share: 0.5 }],
  ])('%s', (_, event, from, step, expected) => {
    const after = next(from, event);
    expect(after.step).toBe(step);
    expect(after).toMatchObject({ chunks: { ['index' in event ? Number(event.index) : 0]: expected } });
  });

  it('end the upload when one has failed its third attempt, without another way', () => {
    const after = next(states.chunks, { type: 'failed', failure: { kind: 'missing' }, index: 2 });
    expect(after).toMatchObject({ step: 'error', failure: { kind: 'chunk' } });
  });

  it('end the upload at once when the file can no longer be read', () => {
    const after = next(states.chunks, { type: 'failed', failure: { kind: 'unreadable' }, index: 3 });
    expect(after).toMatchObject({ step: 'error', failure: { kind: 'unreadable' } });
  });

  it('are put together when the last one has arrived, at 99 %', () => {
    expect(next({ ...states.chunks, chunks: last }, { type: 'sent', index: 6 })).toMatchObject({ step: 'settling', percent: 99 });
  });

  it.each<UploadEvent>([
    { type: 'waited', index: 2 },
    { type: 'sent', index: 1 },
    { type: 'progress', share: 1, index: 0 },
    { type: 'progress', share: 1 },
    { type: 'failed', failure: other, index: 99 },
  ])('hear nothing that is not theirs: %o', (event) => {
    expect(next(states.chunks, event)).toBe(states.chunks);
  });

  it('never show more than 98 %, and never less than before', () => {
    const almost: UploadState = { ...states.chunks, chunks: last };
    const full = next(almost, { type: 'progress', share: 1, index: 6 });
    expect(full).toMatchObject({ step: 'chunks', percent: 98 });
    const again = next(full, { type: 'failed', failure: other, index: 6 });
    expect(again).toMatchObject({ step: 'chunks', percent: 98, chunks: { 6: { share: 0, attempt: 2 } } });
  });

  it('that are there already are not sent, and show where it resumes', () => {
    const after = next(states.initializing, { type: 'initialized', uploadId: 'u', uploadedChunks: [0, 2, 3, 6] });
    expect(after).toMatchObject({ step: 'chunks', resumedAt: 53, percent: 53 });
    expect(jobsOf(after).map((job) => 'index' in job && job.index)).toEqual([1, 4, 5]);
  });
});

describe('an answer that was lost', () => {
  it.each([
    [1, 'settling'],
    [2, 'settling'],
    [3, 'error'],
  ])('after attempt %i leads to %s', (attempt, leads) => {
    const after = next({ ...states.finalizing, attempt }, { type: 'failed', failure: { kind: 'timeout' } });
    expect(after.step).toBe(leads);
  });
});

describe('what is to be done', () => {
  it('an archive of exactly 5 MB goes at once, of one byte more in chunks', () => {
    expect(jobsOf(begin(zipLimits.directMaxBytes))).toEqual([{ kind: 'direct' }]);
    expect(jobsOf(begin(zipLimits.directMaxBytes + 1))).toEqual([{ kind: 'prepare' }]);
  });

  it('three chunks at a time, in their order; one that waits stays active', () => {
    expect(jobsOf(states.chunks)).toEqual([
      { kind: 'wait', index: 1, milliseconds: 1000 },
      { kind: 'chunk', uploadId: 'u', index: 2, attempt: 3 },
      { kind: 'chunk', uploadId: 'u', index: 3, attempt: 1 },
    ]);
  });

  it('1 s before the second attempt and 2 s before the third', () => {
    const waiting = [2, 3].map((attempt) => jobsOf({ ...states.chunks, chunks: [chunk('waiting', attempt)] })[0]);
    expect(waiting).toMatchObject([{ milliseconds: 1000 }, { milliseconds: 2000 }]);
  });

  it('3 s of nothing, then the chunks are put together', () => {
    expect(jobsOf(states.settling)).toEqual([{ kind: 'settle', milliseconds: 3000 }]);
    expect(jobsOf(states.finalizing)).toMatchObject([{ kind: 'finalize', uploadId: 'u' }, { kind: 'look' }]);
  });

  it.each(Object.values(states))('nothing without a connection: $step', (state) => {
    expect(jobsOf(next(state, { type: 'offline' }))).toEqual([]);
  });

  it('the same as before when the connection is back', () => {
    const back = next(next(states.chunks, { type: 'offline' }), { type: 'online' });
    expect(jobsOf(back)).toEqual(jobsOf(states.chunks));
  });
});

describe('an archive that goes at once', () => {
  it('reports how much has gone, and is then read by the server', () => {
    expect(next(states.direct, { type: 'progress', share: 0.417 })).toMatchObject({ percent: 41, isSent: false });
    expect(next(states.direct, { type: 'progress', share: 1 })).toMatchObject({ percent: 100, isSent: true });
  });

  it('goes from its beginning after a pause, and may all the same be there', () => {
    const sent = next(states.direct, { type: 'progress', share: 1 });
    const back = next(next(sent, { type: 'offline' }), { type: 'online' });
    expect(back).toMatchObject({ step: 'direct', percent: 100, isSent: false, wasSent: true });
    expect(next(back, { type: 'progress', share: 0.1 })).toMatchObject({ isSent: false, wasSent: true });
  });

  it('after chunks that did not work retains the percent that was shown', () => {
    const after = next({ ...states.finalizing, percent: 99 }, { type: 'failed', failure: { kind: 'missing' } });
    expect(next(after, { type: 'progress', share: 0.1 })).toMatchObject({ step: 'direct', percent: 99, isSent: false });
  });

  it('is no second time sent at once', () => {
    expect(next(states.direct, { type: 'failed', failure: { kind: 'missing' } }).step).toBe('error');
  });
});

describe('a look at how far the server has read', () => {
  const progress = { done: 37, total: 60, matched: 58 };
  const looked = next(states.finalizing, { type: 'looked', progress });

  it('follows the last one after a second, as long as the server reads', () => {
    expect(jobsOf(states.finalizing)[1]).toEqual({ kind: 'look', uploadId: 'u', count: 0, milliseconds: 1000 });
    expect(jobsOf(looked)[1]).toEqual({ kind: 'look', uploadId: 'u', count: 1, milliseconds: 1000 });
    expect(jobsOf(next(looked, { type: 'cancel' }))).toEqual([{ kind: 'cancel', uploadId: 'u' }]);
    const sent = next(states.direct, { type: 'progress', share: 1 });
    expect(jobsOf(sent)).toMatchObject([{ kind: 'direct' }, { kind: 'look', uploadId: null, count: 0 }]);
  });

  it('that learns nothing leaves what was known, and where the server does not tell it was the last', () => {
    expect(next(looked, { type: 'looked', progress: null })).toMatchObject({ look: { count: 2, progress } });
    const failed = next(looked, { type: 'looked', progress: undefined });
    expect(failed).toMatchObject({ step: 'finalizing', look: { progress } });
    expect(jobsOf(failed)).toEqual([{ kind: 'finalize', uploadId: 'u' }]);
  });
});

describe('a cancellation', () => {
  const again: UploadState = { ...states.settling, attempt: 2 };

  it.each<[string, UploadState, string | null]>([
    ['while the chunks are put together', states.finalizing, 'u'],
    ['before that is requested again', again, 'u'],
    ['of an archive that goes at once', states.direct, null],
  ])('%s asks the server, and nothing else goes on', (_, from, uploadId) => {
    const after = next(from, { type: 'cancel' });
    expect(jobsOf(after)).toEqual([{ kind: 'cancel', uploadId }]);
    expect(next(after, { type: 'cancel' })).toBe(after);
    expect(next(after, { type: 'withdrawn' })).toMatchObject({ step: 'cancelled', mayBeThere: false, uploadId: null });
  });

  const waiting: UploadState = { ...states.direct, isPaused: true };

  it.each([states.preparing, states.initializing, states.chunks, states.settling, waiting])('requests nothing when it is $step', (from) => {
    expect(next(from, { type: 'cancel' })).toMatchObject({ step: 'cancelled', mayBeThere: false, uploadId: null });
  });

  it('that comes too late shows what was stored', () => {
    expect(next(states.cancelling, { type: 'finished', report })).toMatchObject({ step: 'completed', report, isLate: true });
    expect(next(states.finalizing, { type: 'finished', report })).toMatchObject({ step: 'completed', isLate: false });
  });

  it('that gets no answer leaves everything as it was; a single request starts from its beginning', () => {
    const failed: UploadEvent = { type: 'failed', failure: { kind: 'server' } };
    expect(next(states.cancelling, failed)).toEqual(states.cancelling.before);
    const sent = next(states.direct, { type: 'progress', share: 1 });
    expect(next(next(sent, { type: 'cancel' }), failed)).toEqual({ ...sent, isSent: false });
  });

  it('waits for the connection, and has not lost what may be stored', () => {
    const offline = next(states.cancelling, { type: 'offline' });
    expect(offline).toMatchObject({ step: 'cancelling', isPaused: true });
    expect(jobsOf(next(offline, { type: 'online' }))).toEqual(jobsOf(states.cancelling));
    const session: UploadEvent = { type: 'failed', failure: { kind: 'session' } };
    expect(next(states.cancelling, session)).toMatchObject({ step: 'error', mayBeThere: true, uploadId: 'u' });
  });
});
