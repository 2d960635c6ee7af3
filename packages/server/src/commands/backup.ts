import { makeBackup } from '../backup/make-backup.ts';
import { folderOf, runCommand } from './run-command.ts';

/** `npm run backup -- <new folder>`: a consistent copy of everything. With PostgreSQL the server may go on working. */
await runCommand(async (portal, given) => {
  const folder = folderOf(given, 'npm run backup -- <new folder>');
  const { tables, list } = await makeBackup(portal, folder, given.print);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  given.print(`${rows} rows and ${list.files} files (${(list.bytes / 1_000_000).toFixed(1)} MB) are in ${folder}`);
  return true;
});
