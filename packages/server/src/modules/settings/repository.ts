import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

export async function updateAvailability(db: Kysely<Database>, photographerId: number, isAvailable: boolean): Promise<void> {
  await db.updateTable('photographers').set({ available: isAvailable }).where('id', '=', photographerId).execute();
}
