import { readManifest, restoreBackup } from '../backup/restore-backup.ts';
import { folderOf, runCommand } from './run-command.ts';

const usage = 'npm run restore -- <folder of a backup>';

/** `npm run restore -- <folder>`: a backup into a new portal with any database and storage. */
await runCommand(
  async (portal, given) => {
    const { madeAt, list } = await restoreBackup(portal, folderOf(given, usage));
    given.print(`Restored what was there at ${madeAt}, ${list.files} files among it. Everybody has to sign in again.`);
    return true;
  },
  { canMake: true, check: async (given) => readManifest(folderOf(given, usage)) },
);
