import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { kept } from '../../../server/bench/keep-result.ts';
import { openBrowser } from '../browser.ts';
import { startPortal } from '../pages/portal.ts';
import type { Row } from '../row.ts';
import { during, readTrace, type TracedVisit, type TraceEvent } from './read-trace.ts';
import { recordDirectory } from './record-directory.ts';

/** Chrome's Performance panel loads it as it is. */
const file = `${kept('directory-phone.trace')}.gz`;

/** One visit to the directory by a slow phone, read from the trace that is kept of it. */
export async function trace(say: (line: string) => void): Promise<Row[]> {
  const portal = await startPortal();
  const browser = await openBrowser();
  try {
    const recorded = await recordDirectory(browser, portal.address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, gzipSync(recorded));
    say(`The trace: ${file}`);
    const { traceEvents } = JSON.parse(recorded.toString('utf8')) as { traceEvents: TraceEvent[] };
    const visit = readTrace(traceEvents);
    for (const { at, ms, work } of visit.longTasks) say(`${at.toFixed(0)} ms: ${ms.toFixed(0)} ms of ${work}`);
    return rowsOf(visit);
  } finally {
    await browser.close();
    await portal.stop();
  }
}

const sum = (figures: readonly number[]): number => figures.reduce((all, figure) => all + figure, 0);

function rowsOf(visit: TracedVisit): Row[] {
  const { shifts, longTasks } = visit;
  const shifted = (isAnswer: boolean) => sum(shifts.filter((shift) => shift.isAnswer === isAnswer).map(({ score }) => score));
  const scrolled = during(visit, 'scroll', longTasks);
  return [
    { what: 'first paint', unit: 'ms', ours: visit.firstPaint },
    { what: 'largest paint', unit: 'ms', ours: visit.largestPaint },
    { what: 'layout shift, the whole visit', unit: '', ours: shifted(false), goal: { atMost: 0.01 } },
    { what: 'layout shift that answers a press', unit: '', ours: shifted(true) },
    { what: 'tasks over 50 ms while it opens', unit: 'tasks', ours: during(visit, 'opens', longTasks).length },
    { what: 'tasks over 50 ms while it is scrolled', unit: 'tasks', ours: scrolled.length, goal: { atMost: 0 } },
    { what: 'the longest of these', unit: 'ms', ours: Math.max(0, ...scrolled.map(({ ms }) => ms)) },
    { what: 'tasks over 50 ms while it is filtered', unit: 'tasks', ours: during(visit, 'filters', longTasks).length },
  ];
}
