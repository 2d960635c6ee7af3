import { checkIntegrity, type Fault, repair } from '../modules/storage/integrity.ts';
import { runCommand } from './run-command.ts';

const words: Record<Fault['kind'], string> = {
  missing: 'is not there, though a row needs it',
  orphan: 'is needed by no row',
  damaged: 'is not what was uploaded',
};

/** `npm run integrity [-- --repair]`: whether rows and files agree. Repairing removes what no row needs. */
await runCommand(async (portal, { hasRepair, config, print }) => {
  // With the embedded database nobody else can be at work: even the newest orphan is one.
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
  // Only now: if it cannot be done, the faults are reported all the same.
  await repair(portal, rules);
  if (orphans > 0) print('What no row needs is removed.');
  return faults === orphans;
});
