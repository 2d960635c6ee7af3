import { describe, expect, it } from 'vitest';
import { jobsOf } from './machine/jobs.ts';
import { next, type UploadEvent } from './machine/machine.ts';
import { begin, type UploadState } from './machine/state.ts';
import { size, states } from './testing/states.ts';

describe('the answer to the whole', () => {
  const lost: UploadEvent = { type: 'failed', failure: { kind: 'timeout' } };

  it('that is lost is requested three times in all, 1 s and 2 s apart', () => {
    const second = next(states.finalizing, lost);
    expect(jobsOf(second)).toEqual([{ kind: 'settle', milliseconds: 1000 }]);
    const third = next(next(second, { type: 'settled' }), lost);
    expect(jobsOf(third)).toEqual([{ kind: 'settle', milliseconds: 2000 }]);
    const after = next(next(third, { type: 'settled' }), lost);
    expect(after).toMatchObject({ step: 'error', failure: { kind: 'timeout' }, mayBeThere: true, uploadId: 'u' });
  });

  it('is requested again with the same upload, at 99 %', () => {
    const again = begin(size, 'u');
    expect(jobsOf(again)).toMatchObject([{ kind: 'finalize', uploadId: 'u' }, { kind: 'look' }]);
    expect(again.percent).toBe(99);
  });

  it.each<[string, UploadState, UploadEvent, boolean, string | null]>([
    ['left while it is put together', states.finalizing, { type: 'leave' }, true, 'u'],
    ['left before it is requested again', { ...states.settling, attempt: 2 }, { type: 'leave' }, true, 'u'],
    ['left before it was cancelled', states.cancelling, { type: 'leave' }, true, 'u'],
    ['cancelled before it is requested at all', states.settling, { type: 'cancel' }, false, null],
    ['cancelled among the chunks', states.chunks, { type: 'cancel' }, false, null],
    ['refused', states.finalizing, { type: 'failed', failure: { kind: 'refused', message: '', isFinal: true } }, false, null],
    ['lost with the session', states.finalizing, { type: 'failed', failure: { kind: 'session' } }, true, 'u'],
    ['sent at once, and left', { ...states.direct, wasSent: true }, { type: 'leave' }, true, null],
    ['sent at once, and lost', { ...states.direct, wasSent: true }, lost, true, null],
    ['half sent at once, and lost', states.direct, lost, false, null],
  ])('of an archive that is %s', (_, from, event, mayBeThere, uploadId) => {
    expect(next(from, event)).toMatchObject({ mayBeThere, uploadId });
  });
});
