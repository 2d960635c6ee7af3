import { zipLimits } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { report } from '../../common/uploads/match-report/testing/report.ts';
import { failureText } from './failure.ts';
import { type Job, jobsOf } from './jobs.ts';
import { next, type UploadEvent } from './next.ts';
import { begin } from './state.ts';
import { chunk, file, states } from './testing/states.ts';

type StateName = keyof typeof states;

const failures = {
  other: { kind: 'other' },
  missing: { kind: 'missing' },
  lost: { kind: 'server' },
  session: { kind: 'session' },
  unreadable: { kind: 'unreadable' },
  refused: { kind: 'refused', message: 'Архив повреждён', isFinal: true },
} as const;

const events = {
  prepared: { type: 'prepared', fingerprint: 'f' },
  initialized: { type: 'initialized', uploadId: 'u', uploadedChunks: [] },
  'initialized without an id': { type: 'initialized', uploadId: null, uploadedChunks: [] },
  'initialized, four are there': { type: 'initialized', uploadId: 'u', uploadedChunks: [0, 2, 3, 6] },
  'initialized, all are there': { type: 'initialized', uploadId: 'u', uploadedChunks: [0, 1, 2, 3, 4, 5, 6] },
  'sent: 2': { type: 'sent', index: 2 },
  'sent: the last': { type: 'sent', index: 6 },
  'waited: 1': { type: 'waited', index: 1 },
  'half of 3': { type: 'progress', share: 0.5, index: 3 },
  'all of the last': { type: 'progress', share: 1, index: 6 },
  '41.7 % of the whole': { type: 'progress', share: 0.417 },
  'all of the whole': { type: 'progress', share: 1 },
  settled: { type: 'settled' },
  'looked, too early': { type: 'looked', progress: null },
  looked: { type: 'looked', progress: { done: 37, total: 60, matched: 58 } },
  'looked in vain': { type: 'looked', progress: undefined },
  finished: { type: 'finished', report },
  failed: { type: 'failed', failure: failures.other },
  'failed: 3': { type: 'failed', failure: failures.other, index: 3 },
  'failed: 2, a third time': { type: 'failed', failure: failures.missing, index: 2 },
  'failed: the last': { type: 'failed', failure: failures.other, index: 6 },
  missing: { type: 'failed', failure: failures.missing },
  lost: { type: 'failed', failure: failures.lost },
  session: { type: 'failed', failure: failures.session, index: 3 },
  unreadable: { type: 'failed', failure: failures.unreadable, index: 3 },
  refused: { type: 'failed', failure: failures.refused },
  offline: { type: 'offline' },
  online: { type: 'online' },
  cancel: { type: 'cancel' },
  withdrawn: { type: 'withdrawn' },
  leave: { type: 'leave' },
} satisfies Record<string, UploadEvent>;
type EventName = keyof typeof events;

type Expected = object;
const nowhere = { mayBeThere: false, uploadId: null };
const there = { mayBeThere: true, uploadId: 'u' };
const sentWhole = { mayBeThere: true, uploadId: null };
const cancelled: Expected = { step: 'cancelled', ...nowhere };
const error = (kind: keyof typeof failures, rest: Expected = nowhere): Expected => {
  const failure = failures[kind];
  const isFinal = kind === 'unreadable' || kind === 'refused';
  return { step: 'error', failure, message: failureText(failure), isFinal, ...rest };
};
const done: Expected = { step: 'completed', percent: 100, report, isFruitless: false, isLate: false };
const work = { done: 37, total: 60, label: 'Обработано 37 из 60', text: 'По именам сопоставлено 58 из 60' };
const whole: Expected = { step: 'uploading', uploadId: null, wasSent: false };

const moving: Partial<Record<EventName, Expected>> = {
  failed: error('other'),
  'failed: 3': error('other'),
  'failed: 2, a third time': error('missing'),
  'failed: the last': error('other'),
  missing: error('missing'),
  lost: error('lost'),
  session: error('session'),
  unreadable: error('unreadable'),
  refused: error('refused'),
  offline: { step: 'paused' },
  cancel: cancelled,
  leave: cancelled,
};
const inChunks = { ...moving, failed: undefined, missing: undefined, lost: undefined, refused: undefined };
const allSent = { step: 'processing', percent: 100, wasSent: true };
const direct = {
  ...moving,
  'half of 3': { step: 'uploading' },
  '41.7 % of the whole': { step: 'uploading' },
  'all of the last': allSent,
  'all of the whole': allSent,
  finished: done,
};
const assembled = { ...moving, missing: whole, 'failed: 2, a third time': whole, finished: done };
const asked = { session: error('session', there), leave: { ...cancelled, ...there }, cancel: { step: 'cancelling', isPaused: false } };
const lookedAt = { 'looked, too early': { looks: 1 }, looked: { looks: 1, work }, 'looked in vain': { looks: null } };
const goesOn = Object.fromEntries(Object.entries(moving).map(([name]) => [name, states.finalizing]));

/** Where each event leads from each state. An event that is not named changes nothing: the state stays the same object. */
const table: Record<StateName, Partial<Record<EventName, Expected | undefined>>> = {
  preparing: { ...moving, prepared: { step: 'initializing', fingerprint: 'f' } },
  initializing: {
    ...moving,
    initialized: { step: 'uploading', uploadId: 'u', percent: 0, part: { number: 1, total: 7 }, notice: undefined },
    'initialized without an id': whole,
    'initialized, four are there': { step: 'uploading', percent: 53, notice: expect.stringMatching(/с 53/), part: { number: 5, total: 7 } },
    'initialized, all are there': { step: 'finalizing', isWaiting: true, percent: 99 },
    missing: whole,
    'failed: 2, a third time': whole,
  },
  whole: {
    ...direct,
    '41.7 % of the whole': { step: 'uploading', percent: 41, wasSent: false },
    cancel: { step: 'cancelling', before: states.whole, isPaused: false },
  },
  processing: {
    ...direct,
    ...lookedAt,
    '41.7 % of the whole': { step: 'uploading', percent: 100, wasSent: true },
    lost: error('lost', sentWhole),
    session: error('session', sentWhole),
    offline: { step: 'paused', percent: 100, before: { step: 'uploading', wasSent: true } },
    cancel: { step: 'cancelling', before: states.processing, isPaused: false },
    leave: { ...cancelled, ...sentWhole },
  },
  chunks: {
    ...inChunks,
    'sent: 2': { step: 'retrying', chunks: { 2: { phase: 'done' } }, part: { number: 2, total: 7 } },
    'sent: the last': { chunks: { 6: { phase: 'done' } } },
    'waited: 1': { step: 'retrying', chunks: { 1: { phase: 'open', attempt: 2 } }, attempt: 2 },
    'half of 3': { chunks: { 3: { share: 0.5 } }, percent: 23 },
    'all of the last': { chunks: { 6: { share: 1 } } },
    'failed: 3': { step: 'retrying', chunks: { 3: { phase: 'waiting', attempt: 2 } } },
    'failed: the last': { chunks: { 6: { phase: 'waiting', attempt: 2 } } },
    'failed: 2, a third time': { step: 'error', failure: { kind: 'chunk' }, message: 'Не удалось загрузить часть файла', ...nowhere },
    offline: { step: 'paused', before: states.chunks },
  },
  last: {
    ...inChunks,
    'sent: the last': { step: 'finalizing', isWaiting: true, percent: 99 },
    'all of the last': { step: 'uploading', percent: 98, chunks: { 6: { share: 1 } } },
    'failed: 3': undefined,
    'failed: 2, a third time': undefined,
    'failed: the last': { step: 'retrying', percent: 98, part: { number: 7, total: 7 }, chunks: { 6: { share: 0, attempt: 2 } } },
  },
  settling: { ...assembled, settled: { step: 'finalizing', isWaiting: false }, lost: { isWaiting: true, attempt: 2 }, ...lookedAt },
  finalizing: { ...assembled, ...lookedAt, ...asked, lost: { step: 'finalizing', isWaiting: true, attempt: 2 } },
  settlingAgain: { ...assembled, ...lookedAt, ...asked, settled: { isWaiting: false, attempt: 2 }, lost: { attempt: 3 } },
  lastAttempt: { ...assembled, ...lookedAt, ...asked, lost: error('lost', there) },
  paused: { online: states.chunks, cancel: cancelled, leave: cancelled },
  pausedWhole: { online: states.whole, cancel: cancelled, leave: cancelled },
  pausedProcessing: {
    online: { step: 'uploading', percent: 100, wasSent: true },
    cancel: { step: 'cancelling', percent: 100, isPaused: true },
    leave: { ...cancelled, ...sentWhole },
  },
  cancelling: {
    ...goesOn,
    cancel: undefined,
    session: error('session', there),
    unreadable: error('unreadable'),
    finished: { ...done, isLate: true },
    withdrawn: cancelled,
    offline: { step: 'cancelling', isPaused: true },
    leave: { ...cancelled, ...there },
  },
  cancellingPaused: {
    ...Object.fromEntries(Object.keys(goesOn).map((name) => [name, { step: 'uploading', percent: 100, wasSent: true }])),
    cancel: undefined,
    offline: undefined,
    session: error('session', sentWhole),
    unreadable: error('unreadable'),
    finished: { ...done, isLate: true },
    withdrawn: cancelled,
    online: { step: 'cancelling', isPaused: false },
    leave: { ...cancelled, ...sentWhole },
  },
  completed: {},
  error: {},
  cancelled: {},
};

const pairs = (Object.keys(states) as StateName[]).flatMap((name) =>
  (Object.keys(events) as EventName[]).map((event) => ({ name, event, expected: table[name][event] })),
);

it.each(pairs.filter(({ expected }) => expected))('$name, $event', ({ name, event, expected }) => {
  expect(next(states[name], events[event])).toMatchObject(expected ?? {});
});

it.each(pairs.filter(({ expected }) => !expected))('$name, $event: nothing changes', ({ name, event }) => {
  expect(next(states[name], events[event])).toBe(states[name]);
});

describe('progress of the read', () => {
  const known = next(states.processing, events.looked);

  it('stays where a look learns nothing, and is asked for no more where the server does not say', () => {
    expect(next(known, events['looked, too early'])).toMatchObject({ looks: 2, work });
    const silent = next(known, events['looked in vain']);
    expect(silent).toMatchObject({ looks: null, work });
    expect(next(silent, events.looked)).toMatchObject({ looks: null });
  });

  it('is forgotten once the archive is sent again', () => {
    expect(next(next(known, events.offline), events.online)).not.toHaveProperty('work');
  });
});

it('in one request after chunks that did not work the percent that was shown stays', () => {
  const after = next(states.finalizing, events.missing);
  expect(next(after, events['41.7 % of the whole'])).toMatchObject({ step: 'uploading', percent: 99 });
});

const look = (uploadId: string | null): Job => ({ kind: 'look', uploadId, count: 0, milliseconds: 1000 });

describe('what is to be done', () => {
  const nothing: Job[] = [];

  it.each<[StateName, Job[]]>([
    ['preparing', [{ kind: 'prepare' }]],
    ['initializing', [{ kind: 'initialize', fingerprint: null }]],
    ['whole', [{ kind: 'direct' }]],
    ['processing', [{ kind: 'direct' }, look(null)]],
    [
      'chunks',
      [
        { kind: 'wait', index: 1, milliseconds: 1000 },
        { kind: 'chunk', uploadId: 'u', index: 2, attempt: 3 },
        { kind: 'chunk', uploadId: 'u', index: 3, attempt: 1 },
      ],
    ],
    ['settling', [{ kind: 'settle', milliseconds: 3000 }]],
    ['finalizing', [{ kind: 'finalize', uploadId: 'u' }, look('u')]],
    ['settlingAgain', [{ kind: 'settle', milliseconds: 1000 }]],
    ['paused', nothing],
    ['pausedWhole', nothing],
    ['cancelling', [{ kind: 'cancel', uploadId: 'u' }]],
    ['cancellingPaused', nothing],
    ['completed', nothing],
    ['error', nothing],
    ['cancelled', nothing],
  ])('%s', (name, jobs) => {
    expect(jobsOf(states[name])).toEqual(jobs);
  });

  it('2 s before a third attempt, of a chunk and of the answer', () => {
    expect(jobsOf({ ...states.chunks, chunks: [chunk('waiting', 3)] })).toMatchObject([{ milliseconds: 2000 }]);
    expect(jobsOf({ ...states.settling, attempt: 3 })).toMatchObject([{ milliseconds: 2000 }]);
  });

  it('no look where the server does not say', () => {
    expect(jobsOf({ ...states.finalizing, looks: null })).toEqual([{ kind: 'finalize', uploadId: 'u' }]);
  });

  it('an archive of exactly 5 MB goes at once, of one byte more in chunks; one whose chunks are there is requested again, at 99 %', () => {
    expect(jobsOf(begin({ ...file, size: zipLimits.directMaxBytes }))).toEqual([{ kind: 'direct' }]);
    expect(jobsOf(begin({ ...file, size: zipLimits.directMaxBytes + 1 }))).toEqual([{ kind: 'prepare' }]);
    expect(begin(file, 'u')).toEqual(states.finalizing);
  });
});
