import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { resultPath } from '../../server/save-result.ts';
import { openBrowser } from '../browser.ts';
import { medians } from '../median.ts';
import { startPortal } from '../pages/portal.ts';
import type { Row } from '../row.ts';
import { during, readTrace, type TracedVisit, type TraceEvent } from './read-trace.ts';
import { recordDirectory } from './record-directory.ts';

/** Chrome's Performance panel loads it as it is. */
const file = `${resultPath('directory-phone.trace')}.gz`;

/** Visits to the directory by a slow phone: the median of their traces. The last trace stays on the disk. */
export async function trace(rounds: number, print: (line: string) => void): Promise<Row[]> {
  const portal = await startPortal();
  const browser = await openBrowser();
  const visits: Figures[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const recorded = await recordDirectory(browser, portal.address);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, gzipSync(recorded));
      const { traceEvents } = JSON.parse(recorded.toString('utf8')) as { traceEvents: TraceEvent[] };
      const visit = readTrace(traceEvents);
      visits.push(figuresOf(visit));
      const tasks = visit.longTasks.map(({ at, ms, work }) => `${ms.toFixed(0)} ms of ${work} at ${at.toFixed(0)}`);
      print(`trace: ${round + 1} of ${rounds}, ${tasks.join(', ')}`);
    }
    print(`The last trace: ${file}`);
    // A page must not jump in any of them.
    return rowsOf({ ...medians(visits), shifted: Math.max(...visits.map(({ shifted }) => shifted)) });
  } finally {
    await browser.close();
    await portal.stop();
  }
}

const sum = (figures: readonly number[]): number => figures.reduce((all, figure) => all + figure, 0);

type Figures = Record<'first' | 'largest' | 'shifted' | 'answered' | 'opening' | 'scrolling' | 'longest' | 'filtering', number>;

function figuresOf(visit: TracedVisit): Figures {
  const { shifts, longTasks } = visit;
  const shifted = (isAnswer: boolean) => sum(shifts.filter((shift) => shift.isAnswer === isAnswer).map(({ score }) => score));
  const scrolled = during(visit, 'scroll', longTasks);
  return {
    first: visit.firstPaint,
    largest: visit.largestPaint,
    shifted: shifted(false),
    answered: shifted(true),
    opening: during(visit, 'opens', longTasks).length,
    scrolling: scrolled.length,
    longest: Math.max(0, ...scrolled.map(({ ms }) => ms)),
    filtering: during(visit, 'filters', longTasks).length,
  };
}

const rowsOf = (visit: Figures): Row[] => [
  { what: 'first paint', unit: 'ms', ours: visit.first },
  { what: 'largest paint', unit: 'ms', ours: visit.largest },
  { what: 'layout shift, the worst visit', unit: '', ours: visit.shifted, goal: { atMost: 0.01 } },
  { what: 'layout shift that answers a press', unit: '', ours: visit.answered },
  { what: 'tasks over 50 ms while it opens', unit: 'tasks', ours: visit.opening },
  { what: 'tasks over 50 ms while it is scrolled', unit: 'tasks', ours: visit.scrolling, goal: { atMost: 0 } },
  { what: 'the longest of these', unit: 'ms', ours: visit.longest },
  { what: 'tasks over 50 ms while it is filtered', unit: 'tasks', ours: visit.filtering },
];
