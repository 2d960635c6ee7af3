import { open, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Syncs a folder: a new or renamed file is only durable after that. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and does not need it.
  if (process.platform === 'win32') return;
  await syncPath(folder);
}

/** Files of a tree that are open at the same time: a process may only have so many. */
const OPEN_AT_ONCE = 100;

/** Syncs a whole tree to the disk. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  for (let first = 0; first < files.length; first += OPEN_AT_ONCE) {
    await Promise.all(files.slice(first, first + OPEN_AT_ONCE).map(({ name }) => syncPath(path.join(folder, name))));
  }
  for (const { name } of entries.filter((entry) => entry.isDirectory())) await syncTree(path.join(folder, name));
  await syncFolder(folder);
}

async function syncPath(target: string): Promise<void> {
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
