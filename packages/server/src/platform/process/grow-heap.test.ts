import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { growHeap } from './grow-heap.ts';

it('sets a flag that this runtime has: an unknown one would be ignored', async () => {
  growHeap();
  const { stdout } = await promisify(execFile)(process.execPath, ['--v8-options']);
  expect(stdout).toContain('--heap-growing-percent (');
});
