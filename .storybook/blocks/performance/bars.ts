import type { Row } from '../../../packages/bench/src/row.ts';

/** A value, and the length of its bar in percent of the longest in the row. */
export interface Bar {
  name: string;
  value: number;
  share: number;
}

/** Ours first, then the others from best to worst; without others the goal. Bars have a minimum length. */
export function barsOf({ ours, peers = {}, floor, goal }: Row): Bar[] {
  const others = Object.entries(peers).toSorted(([, one], [, other]) => one - other);
  if (floor !== undefined) others.push(['floor', floor]);
  if (others.length === 0 && goal && 'atMost' in goal) others.push(['goal', goal.atMost]);
  if (others.length === 0 && goal && 'atLeast' in goal) others.push(['goal', goal.atLeast]);
  const all: [string, number][] = [['ours', ours], ...others];
  const most = Math.max(...all.map(([, value]) => value));
  return all.map(([name, value]) => ({ name, value, share: most > 0 ? Math.max(0.5, (Math.max(0, value) / most) * 100) : 0.5 }));
}
