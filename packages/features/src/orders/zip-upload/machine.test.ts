import { type ZipReport, zipLimits } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { jobsOf } from './jobs.ts';
import { next, type UploadEvent } from './machine.ts';
import { begin, type Piece, type UploadState } from './state.ts';

const size = zipLimits.chunkBytes * 6.5;
const onWay = { size, percent: 0, isPaused: false };
const report: ZipReport = {
  matched: [],
  withoutOriginal: [],
  unchanged: [],
  ambiguous: [],
  refused: [],
  missing: [],
  total: { originals: 0, matched: 0 },
};
const piece = (phase: Piece['phase'], attempt = 1): Piece => ({ phase, attempt, share: 0 });
const pieces = [piece('done'), piece('waiting', 2), piece('open', 3), ...Array.from({ length: 4 }, () => piece('open'))];
const last = [...Array.from({ length: 6 }, () => piece('done')), piece('open')];

const states = {
  preparing: { ...onWay, step: 'preparing' },
  initializing: { ...onWay, step: 'initializing', fingerprint: null },
  direct: { ...onWay, step: 'direct', isSent: false, wasSent: false },
  pieces: { ...onWay, step: 'pieces', uploadId: 'u', pieces, resumedAt: null },
  settling: { ...onWay, step: 'settling', uploadId: 'u', attempt: 1 },
  finalizing: { ...onWay, step: 'finalizing', uploadId: 'u', attempt: 1 },
  completed: { size, percent: 100, step: 'completed', report },
  error: { size, percent: 10, step: 'error', failure: { kind: 'other' }, mayBeThere: false, uploadId: null },
  cancelled: { size, percent: 10, step: 'cancelled', mayBeThere: false, uploadId: null },
} satisfies Record<string, UploadState>;

const other = { kind: 'other' } as const;
const events: [string, UploadEvent][] = [
  ['prepared', { type: 'prepared', fingerprint: 'f' }],
  ['begun', { type: 'begun', uploadId: 'u', uploadedChunks: [] }],
  ['begun without an id', { type: 'begun', uploadId: null, uploadedChunks: [] }],
  ['begun with all pieces there', { type: 'begun', uploadId: 'u', uploadedChunks: [0, 1, 2, 3, 4, 5, 6] }],
  ['settled', { type: 'settled' }],
  ['finished', { type: 'finished', report }],
  ['failed', { type: 'failed', failure: other }],
  ['failed: missing', { type: 'failed', failure: { kind: 'missing' } }],
  ['failed: lost', { type: 'failed', failure: { kind: 'server' } }],
  ['failed: session', { type: 'failed', failure: { kind: 'session' }, index: 3 }],
  ['cancel', { type: 'cancel' }],
  ['online', { type: 'online' }],
];

/** Where each event leads from each state, in the order above; «·»: the state stays the same object. */
const table = {
  preparing: ['initializing', '·', '·', '·', '·', '·', 'error', 'error', 'error', 'error', 'cancelled', '·'],
  initializing: ['·', 'pieces', 'direct', 'settling', '·', '·', 'error', 'direct', 'error', 'error', 'cancelled', '·'],
  direct: ['·', '·', '·', '·', '·', 'completed', 'error', 'error', 'error', 'error', 'cancelled', '·'],
  pieces: ['·', '·', '·', '·', '·', '·', '·', '·', '·', 'error', 'cancelled', '·'],
  settling: ['·', '·', '·', '·', 'finalizing', '·', 'error', 'error', 'error', 'error', 'cancelled', '·'],
  finalizing: ['·', '·', '·', '·', '·', 'completed', 'error', 'direct', 'settling', 'error', 'cancelled', '·'],
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

describe('the pieces', () => {
  it.each<[string, UploadEvent, UploadState, string, Partial<Piece>]>([
    ['one that arrived is done', { type: 'sent', index: 2 }, states.pieces, 'pieces', { phase: 'done' }],
    ['one that failed waits', { type: 'failed', failure: other, index: 3 }, states.pieces, 'pieces', { phase: 'waiting', attempt: 2 }],
    ['one that has waited goes again', { type: 'waited', index: 1 }, states.pieces, 'pieces', { phase: 'open', attempt: 2 }],
    ['its bytes are counted', { type: 'progress', share: 0.5, index: 3 }, states.pieces, 'pieces', { share: 0.5 }],
  ])('%s', (_, event, from, step, expected) => {
    const after = next(from, event);
    expect(after.step).toBe(step);
    expect(after).toMatchObject({ pieces: { ['index' in event ? Number(event.index) : 0]: expected } });
  });

  it('end the upload when one has failed its third attempt, without another way', () => {
    const after = next(states.pieces, { type: 'failed', failure: { kind: 'missing' }, index: 2 });
    expect(after).toMatchObject({ step: 'error', failure: { kind: 'piece' } });
  });

  it('are put together when the last one has arrived, at 99 %', () => {
    expect(next({ ...states.pieces, pieces: last }, { type: 'sent', index: 6 })).toMatchObject({ step: 'settling', percent: 99 });
  });

  it.each<UploadEvent>([
    { type: 'waited', index: 2 },
    { type: 'sent', index: 1 },
    { type: 'progress', share: 1, index: 0 },
    { type: 'progress', share: 1 },
    { type: 'failed', failure: other, index: 99 },
  ])('hear nothing that is not theirs: %o', (event) => {
    expect(next(states.pieces, event)).toBe(states.pieces);
  });

  it('never show more than 98 %, and never less than before', () => {
    const almost: UploadState = { ...states.pieces, pieces: last };
    const full = next(almost, { type: 'progress', share: 1, index: 6 });
    expect(full).toMatchObject({ step: 'pieces', percent: 98 });
    const again = next(full, { type: 'failed', failure: other, index: 6 });
    expect(again).toMatchObject({ step: 'pieces', percent: 98, pieces: { 6: { share: 0, attempt: 2 } } });
  });

  it('that are there already are not sent, and say where it goes on', () => {
    const after = next(states.initializing, { type: 'begun', uploadId: 'u', uploadedChunks: [0, 2, 3, 6] });
    expect(after).toMatchObject({ step: 'pieces', resumedAt: 53, percent: 53 });
    expect(jobsOf(after).map((job) => 'index' in job && job.index)).toEqual([1, 4, 5]);
  });
});

describe('what is to be done', () => {
  it('an archive of exactly 5 MB goes at once, of one byte more in pieces', () => {
    expect(jobsOf(begin(zipLimits.directMaxBytes))).toEqual([{ kind: 'direct' }]);
    expect(jobsOf(begin(zipLimits.directMaxBytes + 1))).toEqual([{ kind: 'prepare' }]);
  });

  it('three pieces at a time, in their order; one that waits keeps its turn', () => {
    expect(jobsOf(states.pieces)).toEqual([
      { kind: 'wait', index: 1, milliseconds: 1000 },
      { kind: 'piece', uploadId: 'u', index: 2, attempt: 3 },
      { kind: 'piece', uploadId: 'u', index: 3, attempt: 1 },
    ]);
  });

  it('1 s before the second attempt and 2 s before the third', () => {
    const waiting = [2, 3].map((attempt) => jobsOf({ ...states.pieces, pieces: [piece('waiting', attempt)] })[0]);
    expect(waiting).toMatchObject([{ milliseconds: 1000 }, { milliseconds: 2000 }]);
  });

  it('3 s of nothing, then the pieces are put together', () => {
    expect(jobsOf(states.settling)).toEqual([{ kind: 'settle', milliseconds: 3000 }]);
    expect(jobsOf(states.finalizing)).toEqual([{ kind: 'finalize', uploadId: 'u' }]);
  });

  it.each(Object.values(states))('nothing without a connection: $step', (state) => {
    expect(jobsOf(next(state, { type: 'offline' }))).toEqual([]);
  });

  it('the same as before when the connection is back', () => {
    const back = next(next(states.pieces, { type: 'offline' }), { type: 'online' });
    expect(jobsOf(back)).toEqual(jobsOf(states.pieces));
  });
});

describe('the answer to the whole', () => {
  const lost: UploadEvent = { type: 'failed', failure: { kind: 'timeout' } };

  it('that is lost is asked for three times in all, 1 s and 2 s apart', () => {
    const second = next(states.finalizing, lost);
    expect(jobsOf(second)).toEqual([{ kind: 'settle', milliseconds: 1000 }]);
    const third = next(next(second, { type: 'settled' }), lost);
    expect(jobsOf(third)).toEqual([{ kind: 'settle', milliseconds: 2000 }]);
    const after = next(next(third, { type: 'settled' }), lost);
    expect(after).toMatchObject({ step: 'error', failure: { kind: 'timeout' }, mayBeThere: true, uploadId: 'u' });
  });

  it('is asked for again with the same upload, at 99 %', () => {
    const again = begin(size, 'u');
    expect(jobsOf(again)).toEqual([{ kind: 'finalize', uploadId: 'u' }]);
    expect(again.percent).toBe(99);
  });

  it.each<[string, UploadState, UploadEvent, boolean, string | null]>([
    ['cancelled while it is put together', states.finalizing, { type: 'cancel' }, true, 'u'],
    ['cancelled before it is asked again', { ...states.settling, attempt: 2 }, { type: 'cancel' }, true, 'u'],
    ['cancelled before it is asked at all', states.settling, { type: 'cancel' }, false, null],
    ['cancelled among the pieces', states.pieces, { type: 'cancel' }, false, null],
    ['refused', states.finalizing, { type: 'failed', failure: { kind: 'refused', message: '', isFinal: true } }, false, null],
    ['lost with the session', states.finalizing, { type: 'failed', failure: { kind: 'session' } }, true, 'u'],
    ['sent at once, and cancelled', { ...states.direct, wasSent: true }, { type: 'cancel' }, true, null],
    ['sent at once, and lost', { ...states.direct, wasSent: true }, lost, true, null],
    ['half sent at once, and lost', states.direct, lost, false, null],
  ])('of an archive that is %s', (_, from, event, mayBeThere, uploadId) => {
    expect(next(from, event)).toMatchObject({ mayBeThere, uploadId });
  });
});

describe('an archive that goes at once', () => {
  it('says how much has gone, and is then read by the server', () => {
    expect(next(states.direct, { type: 'progress', share: 0.417 })).toMatchObject({ percent: 41, isSent: false });
    expect(next(states.direct, { type: 'progress', share: 1 })).toMatchObject({ percent: 100, isSent: true });
  });

  it('goes from its beginning after a pause, and may all the same be there', () => {
    const sent = next(states.direct, { type: 'progress', share: 1 });
    const back = next(next(sent, { type: 'offline' }), { type: 'online' });
    expect(back).toMatchObject({ step: 'direct', percent: 100, isSent: false, wasSent: true });
    expect(next(back, { type: 'progress', share: 0.1 })).toMatchObject({ isSent: false, wasSent: true });
  });

  it('after pieces that did not work keeps the percent that was shown', () => {
    const after = next({ ...states.finalizing, percent: 99 }, { type: 'failed', failure: { kind: 'missing' } });
    expect(next(after, { type: 'progress', share: 0.1 })).toMatchObject({ step: 'direct', percent: 99, isSent: false });
  });

  it('is no second time sent at once', () => {
    expect(next(states.direct, { type: 'failed', failure: { kind: 'missing' } }).step).toBe('error');
  });
});
