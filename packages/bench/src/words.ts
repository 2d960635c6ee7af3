import { type Goal, holds, type PartName, ratio, reference, type Row } from './row.ts';

/** What stands above each part. */
export const partTitles: Record<PartName, string> = {
  pages: 'First load: Lighthouse, mobile, simulated line',
  trace: 'The directory on a phone, four times slower, on a line of 1.6 Mbit/s: recorded visits',
  components: 'Components beside their peers, in Chromium',
  api: 'The server beside bare reads and a bare server',
  uploads: 'An archive of 95 MB from a browser, beside curl',
  match: 'Retouched photos and their originals, by what they show',
  cards: 'Cards of pupils, read from photos',
};

/** What each part guards: the goals of the table of what a person feels. */
const guards: Record<PartName, string> = {
  pages: 'a public page shows its words and its largest picture as early as a static page does, and answers a first tap',
  trace: 'nothing holds a phone up while the directory is scrolled, and nothing shifts',
  components: 'ours are ahead of the accessible peers, and large lists stay light',
  api: 'the directory stays quick among 100,000, and light calls while photos and archives come and go',
  uploads: 'an archive comes in as fast as its line, and little is sent twice',
  match: 'a retouched photo finds its own original, and never that of another child',
  cards: 'a card that can be read is read, and never as that of another child',
};

/** The parts, each with what it guards. */
export const guarded = (): string =>
  Object.entries(guards)
    .map(([name, what]) => `  ${name.padEnd(11)} ${what}`)
    .join('\n');

/** As many digits as can be meant. */
export function figure(value: number): string {
  if (Number.isInteger(value)) return String(value);
  const size = Math.abs(value);
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : size >= 0.1 ? 2 : 4);
}

function goalWords(goal: Goal): string {
  if ('atMost' in goal) return `≤ ${goal.atMost}`;
  if ('atLeast' in goal) return `≥ ${goal.atLeast}`;
  if ('overBest' in goal) return `< best + ${goal.overBest}`;
  return 'ratioAtMost' in goal ? `≤ ${goal.ratioAtMost} ×` : `≥ ${goal.ratioAtLeast} ×`;
}

/** The cells of a row: what, ours, beside, ratio, goal, whether it holds. */
export function cells(row: Row): [what: string, ours: string, beside: string, times: string, goal: string, verdict: string] {
  const beside = reference(row);
  const times = ratio(row);
  const held = holds(row);
  return [
    row.what,
    `${figure(row.ours)} ${row.unit}`.trim(),
    beside ? `${figure(beside.value)} ${beside.name}` : '',
    times === undefined ? '' : `${times.toFixed(2)} ×`,
    row.goal ? goalWords(row.goal) : '',
    held === undefined ? '' : held ? 'yes' : 'NO',
  ];
}
