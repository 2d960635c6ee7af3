import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';

/** What keeps the totals, the cards and the version of the directory, by table. */
const triggers = {
  photographers: [
    'photographers_count',
    'photographers_recount',
    'photographers_card',
    'photographers_card_changes',
    'photographers_card_found',
  ],
  social_links: ['social_links_card'],
  media: ['media_card'],
  specializations: ['specializations_card'],
  directory_cards: ['directory_cards_version'],
} as const;

/**
 * Writes very many rows, and makes at the end what the directory keeps of them. Counted one by one in one transaction, each
 * photographer would look at all former states of the same total.
 */
export async function withoutKeeping(trx: Trx, write: () => Promise<void>): Promise<void> {
  const each = async (change: 'enable' | 'disable'): Promise<void> => {
    for (const [table, names] of Object.entries(triggers)) {
      for (const name of names) await sql`alter table ${sql.table(table)} ${sql.raw(change)} trigger ${sql.ref(name)}`.execute(trx);
    }
  };
  await each('disable');
  await write();
  await sql`select recount_directory(), remake_directory_cards()`.execute(trx);
  await each('enable');
}
