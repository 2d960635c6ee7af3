import { checkIntegrity, type Fault } from '../modules/storage/integrity.ts';
import { runCommand } from './run-command.ts';

const words: Record<Fault['kind'], string> = {
  missing: 'is not there, though a row needs it',
  orphan: 'is needed by no row',
  damaged: 'is not what was uploaded',
};

/** `npm run integrity [-- --repair]`: whether rows and files agree. Repairing removes what no row needs. */
await runCommand(async (ports, { hasRepair, config, say }) => {
  // With the embedded database nobody else can be at work: even the newest orphan is one.
  const faults = await checkIntegrity(ports, { repair: hasRepair, ...(config.databaseUrl ? {} : { olderThanMs: -1 }) });
  for (const { kind, key } of faults) say(`${key} ${words[kind]}${hasRepair && kind === 'orphan' ? ' (removed)' : ''}`);
  say(faults.length === 0 ? 'Every row has its files, and every file its row.' : `${faults.length} faults`);
  return faults.every(({ kind }) => hasRepair && kind === 'orphan');
});
