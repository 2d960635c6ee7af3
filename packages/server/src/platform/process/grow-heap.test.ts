import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { growHeap } from './grow-heap.ts';

it('asks for something that this runtime knows: of anything else nobody would hear', async () => {
  growHeap();
  const { stdout } = await promisify(execFile)(process.execPath, ['--v8-options']);
  expect(stdout).toContain('--heap-growing-percent (');
});
