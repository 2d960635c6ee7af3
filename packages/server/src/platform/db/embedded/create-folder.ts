import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder, syncTree } from '../../files/sync-folder.ts';
import { EngineProxy } from './engine-proxy.ts';

/**
 * Creates the database in a folder beside its final one and renames it when it is complete and on the disk, so that a kill or a power cut during the
 * first start leaves no incomplete database.
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
