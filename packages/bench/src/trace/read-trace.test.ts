import { describe, expect, test } from 'vitest';
import { during, readTrace, stepMark, type TraceEvent } from './read-trace.ts';

const at = (ms: number, name: string, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  pid: 1,
  tid: 1,
  ts: 5_000_000 + ms * 1_000,
  ...more,
});
const begins = (ms: number, documentLoaderURL = 'http://portal/') => at(ms, 'navigationStart', { args: { data: { documentLoaderURL } } });
const shift = (ms: number, score: number, had_recent_input = false) =>
  at(ms, 'LayoutShift', { args: { data: { score, had_recent_input } } });
const task = (ms: number, lasting: number, more: Partial<TraceEvent> = {}) =>
  at(ms, 'RunTask', { tdur: lasting * 1_000, dur: 2 * lasting * 1_000, ...more });

const events = [
  shift(-50, 0.9),
  begins(-100),
  begins(0),
  begins(300, ''),
  at(400, 'firstContentfulPaint'),
  at(450, 'largestContentfulPaint::Candidate'),
  at(900, 'largestContentfulPaint::Candidate'),
  task(100, 60),
  task(200, 50),
  task(210, 500, { tid: 2 }),
  at(1_000, stepMark('scroll')),
  task(1_200, 80),
  at(1_201, 'ThreadPool::Run', { dur: 150_000 }),
  at(1_202, 'FunctionCall', { dur: 20_000 }),
  at(1_230, 'Layout', { dur: 40_000 }),
  shift(1_300, 0.02),
  at(2_000, stepMark('filters')),
  shift(2_100, 0.3, true),
  at(2_200, 'Screenshot', { tid: 9, args: { snapshot: 'anBlZw==' } }),
];

describe('a trace', () => {
  // Chromium writes a trace thread by thread.
  const visit = readTrace(events.toReversed());

  test('reports when the last requested page was first and last painted', () => {
    expect(visit).toMatchObject({ firstPaint: 400, largestPaint: 900 });
  });

  test('reports every shift of that page, and which of them answered a click', () => {
    expect(visit.shifts).toEqual([
      { at: 1_300, score: 0.02, isAnswer: false },
      { at: 2_100, score: 0.3, isAnswer: true },
    ]);
  });

  test('reports what held the page for more than 50 ms, and not what others did', () => {
    expect(visit.longTasks).toEqual([
      { at: 100, ms: 60, work: '' },
      { at: 1_200, ms: 80, work: 'Layout' },
    ]);
  });

  test('counts a task for as long as it lasted where its processor time is not recorded', () => {
    expect(readTrace([begins(0), at(10, 'RunTask', { dur: 70_000 })]).longTasks).toMatchObject([{ at: 10, ms: 70 }]);
  });

  test('is divided into its steps', () => {
    expect(during(visit, 'opens', visit.longTasks)).toMatchObject([{ at: 100, ms: 60 }]);
    expect(during(visit, 'scroll', visit.longTasks)).toMatchObject([{ at: 1_200, ms: 80 }]);
    expect(during(visit, 'filters', visit.longTasks)).toEqual([]);
    expect(during(visit, 'filters', visit.shifts)).toHaveLength(1);
    expect(during(visit, 'another', visit.shifts)).toEqual([]);
  });

  test('holds what could be seen, which another process writes', () => expect(visit.frames).toEqual([{ at: 2_200, jpeg: 'anBlZw==' }]));

  test('without a page is no trace of a visit', () => expect(() => readTrace([task(0, 1)])).toThrow('no visit'));
});
