import { run, vitest } from '../../../.ci/part.ts';
import type { Row } from './row.ts';

/** Builds the portal; answers the seconds. */
export async function buildPortal(): Promise<number> {
  const began = performance.now();
  if ((await run('build', 'npm', ['run', '--silent', 'build'])) !== 0) throw new Error('The portal could not be built');
  return (performance.now() - began) / 1_000;
}

/** A project of the tests: how long, how many, and what twice as many take. */
async function proof(project: string, what: string): Promise<Row[]> {
  // Both, and what is between them: a file that takes long stands in one of the two.
  const halves = (await timed(project, ['--shard=1/2'])).seconds + (await timed(project, ['--shard=2/2'])).seconds;
  const { seconds, count } = await timed(project, []);
  return [
    { what: `${what}: ${count} of them`, unit: 's', ours: seconds },
    { what: `${what}: a hundred`, unit: 's', ours: (seconds / count) * 100 },
    { what: `${what}: all, beside half of them`, unit: '×', ours: seconds / (halves / 2), goal: { atMost: 2 } },
  ];
}

async function timed(project: string, more: readonly string[]): Promise<{ seconds: number; count: number }> {
  const began = performance.now();
  const { passed, failed } = await vitest(project, project, more);
  return { seconds: (performance.now() - began) / 1_000, count: passed + failed };
}

/** Building, and the tests without a browser: half of them, and all. The stories take minutes: only on request, in one look. */
export async function growth(withStories: boolean): Promise<Row[]> {
  return [
    { what: 'building the portal', unit: 's', ours: await buildPortal() },
    ...(await proof('unit', 'unit tests')),
    ...(withStories ? await proof('light', 'stories in the light theme') : []),
  ];
}
