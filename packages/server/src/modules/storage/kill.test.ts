import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openForCommand } from '../../commands/open-for-command.ts';
import { readConfig } from '../../platform/process/config.ts';
import { everyPortal } from '../../../test/support/servers/engines.ts';
import { faultsOf } from '../../../test/support/failures/faults-of.ts';
import { type LastingPortal, makeLastingPortal } from '../../../test/support/lasting-portal.ts';
import { openLedger } from '../../../test/support/ledger.ts';
import { type End, startVictim } from '../../../test/support/servers/start-victim.ts';
import { removePendingFiles, removeOrphans } from './sweep.ts';

/** Of each portal: at least one at each sign. */
const kills = Number(process.env['KILLS']);
/** What a process is about to do when it is killed: a save of its card, a project and its photo; an archive; a deletion; closing an account. */
const SIGNS = ['=', '!', '?', '~'] as const;

/** No process is running, so even the newest file without a row belongs to no upload. */
const NOW = { olderThanMs: -1 };

/** `npm test` kills only the portal that starts by default. */
const portals = process.env['TEST_KILLS'] === 'every' ? everyPortal() : everyPortal().slice(0, 1);

describe.each(portals)('a portal on $engine with a $storage', ({ engine, storage }) => {
  let lasting: LastingPortal;
  beforeEach(async () => {
    lasting = await makeLastingPortal(engine, storage);
  });
  afterEach(() => lasting.remove());

  test(
    `loses nothing that was answered in ${kills} kills amid its work; no row is without its files, and after the sweep no file without its row`,
    { timeout: 60_000 * kills },
    async ({ signal }) => {
      const { environments, settled } = lasting;
      const ledger = openLedger();
      let swept = 0;
      for (let kill = 0; kill < kills; kill += environments.length) {
        const victims = environments.map((environment, which) => startVictim(environment, `victim-${kill + which}@test.example`, signal));
        const ends: End[] = [];
        // The first is killed beside one that continues and is killed next.
        for (const victim of victims) ends.push(await victim.killAmid(SIGNS[(kill / victims.length + ends.length) % SIGNS.length] ?? ''));
        expect(ends.map(({ signal }) => signal)).toEqual(victims.map(() => 'SIGKILL'));
        for (const end of ends) ledger.record(end);

        await settled();
        const { db, files, close } = await openForCommand(readConfig(environments[0]), { canMake: false, print: () => {} });
        expect(await ledger.lost(db)).toEqual([]);
        await removePendingFiles({ db, files });
        swept += await removeOrphans({ db, files }, NOW);
        expect(await faultsOf({ db, files }, NOW)).toEqual([]);
        expect(await db.selectFrom('pending_deletions').selectAll().execute()).toEqual([]);
        await close();
      }
      console.log(`${kills} kills: ${ledger.summary()}, ${swept} files without a row swept after them`);
    },
  );
});
