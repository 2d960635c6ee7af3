/** One line of the table: what ours took or counted, and the same of others in the same run. */
export interface Row {
  what: string;
  /** Of `ours` and of its peers. */
  unit: string;
  ours: number;
  /** Others that do the same. */
  peers?: Record<string, number> | undefined;
  /** The least that does something like it: no rival, since it does less. */
  floor?: number | undefined;
  goal?: Goal | undefined;
}

/** Of ours alone, of ours ÷ the best peer (÷ the floor where there is no peer), or of ours − it. */
export type Goal = { atMost: number } | { atLeast: number } | { ratioAtMost: number } | { ratioAtLeast: number } | { overBest: number };

/** A component may be slower than the best of its peers by less than a frame, in ms: nobody sees it, and simpler code is worth more. */
export const asFast: Goal = { overBest: 16 };

export type PartName = 'pages' | 'trace' | 'components' | 'api' | 'uploads' | 'match' | 'cards';

/** What one part of the bench has measured, with where and when. */
export interface Part {
  at: string;
  machine: string;
  rows: Row[];
}

/** What has been measured of all. */
export type Results = Partial<Record<PartName, Part>>;

/** Where more is better. */
const isMoreBetter = ({ goal }: Row): boolean => goal !== undefined && ('atLeast' in goal || 'ratioAtLeast' in goal);

/** The best of the peers, else the floor. */
export function reference(row: Row): { name: string; value: number } | undefined {
  const peers = Object.entries(row.peers ?? {}).toSorted(([, one], [, other]) => (isMoreBetter(row) ? other - one : one - other));
  const [best] = peers;
  if (best) return { name: best[0], value: best[1] };
  return row.floor === undefined ? undefined : { name: 'floor', value: row.floor };
}

/** Ours ÷ the reference; none where there is nothing to divide by. */
export function ratio(row: Row): number | undefined {
  const value = reference(row)?.value;
  return value ? row.ours / value : undefined;
}

/** Whether the goal is reached; undefined where there is none, or no number to judge it by. */
export function holds(row: Row): boolean | undefined {
  const { goal, ours } = row;
  if (!goal) return undefined;
  if ('atMost' in goal) return ours <= goal.atMost;
  if ('atLeast' in goal) return ours >= goal.atLeast;
  const best = reference(row)?.value;
  if (!best) return undefined;
  if ('overBest' in goal) return ours - best < goal.overBest;
  return 'ratioAtMost' in goal ? ours / best <= goal.ratioAtMost : ours / best >= goal.ratioAtLeast;
}
