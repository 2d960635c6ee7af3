import { lastWeeks } from '@portal/api';
import { demoAccount, demoPhotographers, demoSettings, demoViews } from '@portal/mocks/seed';
import { hashPassword } from '../platform/passwords.ts';
import { newToken } from '../platform/tokens.ts';
import type { Ports } from '../platform/ports.ts';
import { storePeople } from './demo-files.ts';
import { deriveImages, type Progress } from './demo-images.ts';
import { insertProjects, storeProjects } from './demo-projects.ts';
import { insertPerson } from './demo-rows.ts';

const mark = 'demo_seeded';

interface SeedOptions {
  /** Fewer people, for tests. */
  people?: typeof demoPhotographers;
  onProgress?: Progress;
}

/**
 * Fills the portal with demo photographers, once. Images come first, then every row in one transaction together with a flag, so that an interrupted
 * seed starts again the next time. Answers whether it did anything.
 */
export async function seedDemo(ports: Ports, { people = demoPhotographers, onProgress = () => {} }: SeedOptions = {}): Promise<boolean> {
  const { db, clock } = ports;
  const done = await db.selectFrom('settings').select('key').where('key', '=', mark).executeTakeFirst();
  if (done) return false;
  const images = await deriveImages(ports, people, onProgress);
  const stored = await storePeople(ports, people, images);
  const projects = await storeProjects(ports, images);
  // Nobody can sign in as the others: their password is random and not stored anywhere.
  const [owner, nobody] = await Promise.all([hashPassword(demoAccount.password), hashPassword(newToken())]);
  return db.transaction().execute(async (trx) => {
    const started = await trx
      .insertInto('settings')
      .values({ key: mark, value: JSON.stringify(clock.now().toISOString()) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    // Another process was faster.
    if (!started) return false;
    await trx
      .insertInto('settings')
      .values(Object.entries(demoSettings).map(([key, value]) => ({ key, value: JSON.stringify(value) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const [index, person] of people.entries()) {
      const files = stored[index] ?? { avatar: null, photos: [] };
      const isOwner = person.email === demoAccount.email;
      const id = await insertPerson(trx, person, files, isOwner ? owner : nobody);
      if (!isOwner) continue;
      await insertProjects(trx, id, projects);
      const weeks = lastWeeks(clock.now().getTime());
      await trx
        .insertInto('view_weeks')
        .values(demoViews.flatMap((views, index) => ({ photographer_id: id, week: weeks[index] ?? '', views })))
        .execute();
    }
    return true;
  });
}
