import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { S3Options } from '../../server/src/platform/files/s3-options.ts';

/** Starts a stand-in for an object storage in a process of its own. */
export async function startStandIn(): Promise<{ options: S3Options; stop: () => Promise<unknown> }> {
  const child = fork(path.join(import.meta.dirname, 'stand-in.ts'));
  const [options] = (await once(child, 'message')) as [S3Options];
  return {
    options,
    stop: () => {
      child.disconnect();
      return once(child, 'exit');
    },
  };
}
