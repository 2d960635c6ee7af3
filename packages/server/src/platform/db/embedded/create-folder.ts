import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder, syncTree } from '../../files/sync-folder.ts';
import { EngineProxy } from './engine-proxy.ts';

/**
 * Makes the database folder beside its place and moves it there when it is complete and on the disk:
 * a process killed, or a machine switched off, during the first start leaves nothing half made.
 */
export async function createFolder(folder: string, durable: boolean): Promise<void> {
  if (existsSync(folder)) return;
  const parent = path.dirname(folder);
  const unfinished = `${folder}.new`;
  await mkdir(parent, { recursive: true });
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const engine = new EngineProxy({ folder: unfinished, durable });
  try {
    await engine.waitReady;
  } finally {
    await engine.close();
  }
  if (durable) await syncTree(unfinished);
  await rename(unfinished, folder);
  if (durable) await syncFolder(parent);
}
