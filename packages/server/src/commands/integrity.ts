import { checkIntegrity, type Fault, repair } from '../modules/storage/integrity.ts';
import { runCommand } from './run-command.ts';

const words: Record<Fault['kind'], string> = {
  missing: 'is not there, though a row needs it',
  orphan: 'is needed by no row',
  damaged: 'is not what was uploaded',
};

/** `npm run integrity [-- --repair]`: checks that rows and files agree. Repairing removes files that no row needs. */
await runCommand(async (portal, { hasRepair, config, print }) => {
  // With the embedded database no other process can be writing, so even a new file without a row is an orphan.
  const rules = config.databaseUrl ? {} : { olderThanMs: -1 };
  let [faults, orphans] = [0, 0];
  const report = ({ kind, key }: Fault): void => {
    print(`${key} ${words[kind]}`);
    faults += 1;
    if (kind === 'orphan') orphans += 1;
  };
  await checkIntegrity(portal, report, rules);
  print(faults === 0 ? 'Every row has its files, and every file its row.' : `${faults} faults`);
  if (!hasRepair) return faults === 0;
  // Done last, so that the faults are reported even if repairing fails.
  await repair(portal, rules);
  if (orphans > 0) print('What no row needs is removed.');
  return faults === orphans;
});
