import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** Sets the flag of the card, which does not decide whether the directory shows the card. Does nothing when there is no card. */
export async function updateAvailability(db: Kysely<Database>, photographerId: number, isAvailable: boolean): Promise<void> {
  await db.updateTable('photographers').set({ available: isAvailable }).where('id', '=', photographerId).execute();
}
