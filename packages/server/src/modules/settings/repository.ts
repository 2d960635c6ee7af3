import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** The flag of the card; whether the directory shows the card does not depend on it. Nothing happens when there is no card. */
export async function updateAvailability(db: Kysely<Database>, photographerId: number, isAvailable: boolean): Promise<void> {
  await db.updateTable('photographers').set({ available: isAvailable }).where('id', '=', photographerId).execute();
}
