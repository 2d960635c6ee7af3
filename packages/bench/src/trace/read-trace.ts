/** What is read of a line of Chromium's trace: https://chromium.googlesource.com/catapult/+/HEAD/tracing/docs. Times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** How long it lasted. */
  dur?: number | undefined;
  /** How much of the processor it took; less than it lasted where another process came between. Not every system reports it. */
  tdur?: number | undefined;
  args?: { data?: TraceData | undefined; snapshot?: string | undefined } | undefined;
}

interface TraceData {
  documentLoaderURL?: string | undefined;
  score?: number | undefined;
  had_recent_input?: boolean | undefined;
}

export interface Shift {
  at: number;
  score: number;
  /** Within half a second after a click or a key: the browser does not count it against the page. */
  isAnswer: boolean;
}

export interface LongTask {
  at: number;
  ms: number;
  /** What most of it was, as Chromium calls it (`EvaluateScript`, `UpdateLayoutTree`); empty where it names nothing. */
  work: string;
}

/** One visit out of its trace: milliseconds since its page was requested. */
export interface TracedVisit {
  firstPaint: number;
  largestPaint: number;
  shifts: Shift[];
  /** What occupied the page's main thread for more than 50 ms; what other processes took away meanwhile is not in it. */
  longTasks: LongTask[];
  /** When each step of it began, in their order; the first one is `opens`. */
  steps: { name: string; at: number }[];
  /** What could be seen: JPEG, base64. */
  frames: { at: number; jpeg: string }[];
}

const LONG_MS = 50;
/** What a mark of the page is called that begins a step of the visit. */
export const stepMark = (name: string): string => `bench:${name}`;

/** Reads the last page that was requested in a trace. */
export function readTrace(events: readonly TraceEvent[]): TracedVisit {
  const sorted = events.toSorted((one, other) => one.ts - other.ts);
  // An image that is an SVG has a document of its own, without an address.
  const begin = sorted.findLast(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL);
  if (!begin) throw new Error('The trace holds no visit of a page');
  const since = ({ ts }: TraceEvent): number => (ts - begin.ts) / 1_000;
  const after = sorted.filter(({ ts }) => ts >= begin.ts);
  const ofPage = after.filter(({ pid, tid }) => pid === begin.pid && tid === begin.tid);
  const named = (name: string) => ofPage.filter((event) => event.name === name);
  const first = (found: readonly TraceEvent[]): number => (found[0] ? since(found[0]) : Number.NaN);
  const mark = stepMark('');
  return {
    firstPaint: first(named('firstContentfulPaint')),
    largestPaint: first(named('largestContentfulPaint::Candidate').slice(-1)),
    shifts: named('LayoutShift').map((event) => ({
      at: since(event),
      score: event.args?.data?.score ?? 0,
      isAnswer: event.args?.data?.had_recent_input === true,
    })),
    longTasks: named('RunTask').flatMap((event) => {
      const ms = (event.tdur ?? event.dur ?? 0) / 1_000;
      return ms > LONG_MS ? [{ at: since(event), ms, work: workOf(event, ofPage) }] : [];
    }),
    steps: [
      { name: 'opens', at: 0 },
      ...ofPage.flatMap((event) => (event.name.startsWith(mark) ? [{ name: event.name.slice(mark.length), at: since(event) }] : [])),
    ],
    frames: after.flatMap((event) =>
      event.name === 'Screenshot' && event.args?.snapshot ? [{ at: since(event), jpeg: event.args.snapshot }] : [],
    ),
  };
}

/** The longest of the things that a task was made of. */
function workOf({ ts, dur = 0 }: TraceEvent, ofPage: readonly TraceEvent[]): string {
  const parts = ofPage.filter((part) => part.name !== 'RunTask' && part.dur && part.ts >= ts && part.ts + part.dur <= ts + dur);
  const named = parts.filter(({ name }) => !name.includes('::'));
  return named.toSorted((one, other) => (other.dur ?? 0) - (one.dur ?? 0))[0]?.name ?? '';
}

/** From the beginning of a step to the beginning of the next one. */
export function during<Moment extends { at: number }>({ steps }: TracedVisit, name: string, moments: readonly Moment[]): Moment[] {
  const place = steps.findIndex((step) => step.name === name);
  const from = steps[place]?.at ?? Infinity;
  const to = steps[place + 1]?.at ?? Infinity;
  return moments.filter(({ at }) => at >= from && at < to);
}
