import { run } from '../../../.ci/part.ts';

/** Builds the portal, which the server then sends. */
export async function buildPortal(): Promise<void> {
  if ((await run('build', 'npm', ['run', '--silent', 'build'])) !== 0) throw new Error('The portal could not be built');
}
