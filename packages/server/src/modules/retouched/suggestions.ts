import { setImmediate as othersFirst } from 'node:timers/promises';
import { type Retouched, sentences, similarNameFinder, type Suggestion } from '@portal/api';
import type { Context } from '../../routing/context.ts';
import type { Actor } from '../../routing/serve.ts';
import { lockOrder, selectDescriptors } from '../order-images/repository.ts';
import { requireOrder } from '../order-images/service.ts';
import { type Alike, likely, mostAlike, readDescriptor } from './compare-descriptors.ts';
import { dismissPhotos, joinPhotos, selectLoose } from './repository.ts';
import { listRetouched } from './service.ts';

interface AboutOrder {
  params: { id: number };
}

/** Milliseconds of comparing after which a call leaves the rest to the next one. */
const LONGEST_MS = 3_000;

/**
 * The likely originals of retouched photos that have none (ledger OPEN-69): those with a similar name, and those that show the same. Nothing is
 * joined automatically, because parents would see somebody else's photo after a mistake. 404 when the order is not the caller's.
 */
export async function listSuggestions(
  context: Context,
  actor: Actor,
  requested: AboutOrder & { query: { after?: number | undefined } },
): Promise<{ suggestions: Suggestion[]; next: number | null }> {
  const { projectId } = await requireOrder(context, actor, requested);
  const loose = await selectLoose(context.db, projectId, requested.query.after ?? 0);
  const suggestions: Suggestion[] = [];
  if (loose.length === 0) return { suggestions, next: null };
  const originals = await selectDescriptors(context.db, projectId);
  const byName = similarNameFinder(originals);
  const descriptors = originals.flatMap(({ id, descriptor }) =>
    descriptor === null ? [] : { id, descriptor: readDescriptor(descriptor) },
  );
  const until = performance.now() + LONGEST_MS;
  for (const [at, { photo_id, name, descriptor }] of loose.entries()) {
    const alike = descriptor === null ? [] : await mostAlike(readDescriptor(descriptor), descriptors, othersFirst);
    const found = choose(byName(name), alike);
    if (found) suggestions.push({ retouchedId: photo_id, ...found });
    if (performance.now() > until && at + 1 < loose.length) return { suggestions, next: photo_id };
  }
  return { suggestions, next: null };
}

/** Name and content that agree are sure; of several originals that look alike the name decides. */
function choose(named: number | null, alike: readonly Alike<{ id: number }>[]): Omit<Suggestion, 'retouchedId'> | null {
  const { shown, isSure, similar } = likely(alike);
  if (named !== null && similar.some(({ id }) => id === named)) return { originalId: named, certainty: 'high' };
  if (shown) return { originalId: shown.id, certainty: isSure && named === null ? 'high' : 'fair' };
  return named === null ? null : { originalId: named, certainty: 'fair' };
}

/** Photos that are missing, joined already or not in this order are skipped. 404 when the order is not the caller's. */
export async function acceptSuggestions(
  context: Context,
  actor: Actor,
  requested: AboutOrder & { body: { pairs: { retouchedId: number; originalId: number }[] } },
): Promise<Retouched[]> {
  const place = { photographerId: actor.userId, projectId: requested.params.id };
  await context.db.transaction().execute(async (trx) => {
    // Locked, because an archive that is being written adds versions to the photos that it has found.
    if (await lockOrder(trx, place)) await joinPhotos(trx, place.projectId, requested.body.pairs);
  });
  context.removePendingFiles();
  return listRetouched(context, actor, requested);
}

/** Missing photos are skipped. 404 when the order is not the caller's. */
export async function dismissSuggestions(
  context: Context,
  actor: Actor,
  requested: AboutOrder & { body: { ids: number[]; isDismissed: boolean } },
): Promise<{ message: string }> {
  const { projectId, photographerId } = await requireOrder(context, actor, requested);
  await dismissPhotos(context.db, { photographerId, projectId }, requested.body.ids, requested.body.isDismissed);
  return { message: sentences.done };
}
