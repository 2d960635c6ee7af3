import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/**
 * Decides again whether the directory shows a card: its owner publishes it, the address of the account is confirmed, and the portal's operator has
 * not hidden it. To be called in the transaction that changes one of the three.
 */
export async function refreshListed(db: Kysely<Database>, photographerId: number): Promise<void> {
  await db
    .updateTable('photographers')
    .from('users')
    .set({ listed: sql<boolean>`published and hidden_reason is null and email_confirmed_at is not null` })
    .whereRef('users.id', '=', 'photographers.id')
    .where('photographers.id', '=', photographerId)
    .execute();
}
