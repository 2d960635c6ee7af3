import { run, vitest } from '../../../.ci/part.ts';
import type { Row } from './row.ts';

/** Builds the portal; answers the seconds. */
export async function buildPortal(): Promise<number> {
  const began = performance.now();
  if ((await run('build', 'npm', ['run', '--silent', 'build'])) !== 0) throw new Error('The portal could not be built');
  return (performance.now() - began) / 1_000;
}

/** A project of the tests: how long, and how many. */
async function proof(project: string, what: string): Promise<Row[]> {
  const began = performance.now();
  const { passed, failed } = await vitest(project, project);
  const seconds = (performance.now() - began) / 1_000;
  return [
    { what: `${what}: ${passed + failed} of them`, unit: 's', ours: seconds },
    { what: `${what}: a hundred`, unit: 's', ours: (seconds / (passed + failed)) * 100 },
  ];
}

/**
 * Building, and the tests without a browser. The stories take minutes: only when asked, in one look. Whether time grows
 * with their number shows in what a hundred take from one record to the next; a run of twice as many would have to be made up.
 */
export async function growth(withStories: boolean): Promise<Row[]> {
  return [
    { what: 'building the portal', unit: 's', ours: await buildPortal() },
    ...(await proof('unit', 'unit tests')),
    ...(withStories ? await proof('light', 'stories in the light theme') : []),
  ];
}
