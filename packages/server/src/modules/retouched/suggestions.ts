import { setImmediate as othersFirst } from 'node:timers/promises';
import { namedFinder, type Retouched, sentences, similarNameFinder, type Suggestion, withPupils } from '@portal/api';
import type { Context } from '../../routing/context.ts';
import type { Actor } from '../../routing/caller.ts';
import { selectGroups } from '../groups/repository.ts';
import { lockProject, selectDescriptors, selectOriginals } from '../project-images/repository.ts';
import { requireProject } from '../project-images/service.ts';
import { type Alike, type Descriptor, isPossible, likely, mostAlike, readDescriptor } from './compare-descriptors.ts';
import { dismissPhotos, joinPhotos, selectLoose, selectNewest } from './repository.ts';
import { listRetouched } from './service.ts';

interface AboutProject {
  params: { id: number };
}

/** Milliseconds of comparing after which a call leaves the rest to the next one. */
const LONGEST_MS = 3_000;

/**
 * The likely originals of retouched photos that have none (ledger OPEN-69): those with a similar name, and those that show the same, of the group that
 * a photo came for. Nothing is joined automatically, because parents would see somebody else's photo after a mistake. 404 when the project is not the
 * caller's.
 */
export async function listSuggestions(
  context: Context,
  actor: Actor,
  requested: AboutProject & { query: { after?: number | undefined } },
): Promise<{ suggestions: Suggestion[]; next: number | null }> {
  const { projectId } = await requireProject(context, actor, requested);
  const loose = await selectLoose(context.db, projectId, requested.query.after ?? 0);
  const suggestions: Suggestion[] = [];
  if (loose.length === 0) return { suggestions, next: null };
  const originals = await selectOriginals(context.db, projectId);
  const groups = await selectGroups(context.db, projectId);
  const named = namedFinder(
    originals,
    (await selectNewest(context.db, projectId)).filter(({ originalId }) => originalId !== null),
    groups,
  );
  const stored = await selectDescriptors(
    context.db,
    originals.map(({ id }) => id),
  );
  const withDescriptors = originals.map((original) => {
    const descriptor = stored.get(original.id);
    return { ...original, descriptor: descriptor ? readDescriptor(descriptor) : null };
  });
  const all = candidatesOf(withDescriptors);
  const ofGroup = new Map<number, typeof all>();
  for (const { group_id } of loose) {
    if (group_id === null || ofGroup.has(group_id)) continue;
    const ids = withPupils(groups, group_id);
    ofGroup.set(group_id, candidatesOf(withDescriptors.filter(({ groupId }) => groupId !== null && ids.has(groupId))));
  }
  const until = performance.now() + LONGEST_MS;
  for (const [at, { photo_id, name, descriptor, group_id }] of loose.entries()) {
    const { described, similar } = group_id === null ? all : (ofGroup.get(group_id) ?? candidatesOf([]));
    const alike = descriptor === null ? [] : await mostAlike(readDescriptor(descriptor), described, othersFirst);
    const sameName = named(name, group_id);
    const found = choose(sameName.length > 0 ? sameName : [similar(name) ?? []].flat(), alike);
    if (found) suggestions.push({ retouchedId: photo_id, ...found });
    if (performance.now() > until && at + 1 < loose.length) return { suggestions, next: photo_id };
  }
  return { suggestions, next: null };
}

interface Described {
  id: number;
  name: string;
  groupId: number | null;
  descriptor: Descriptor | null;
}

/** The originals among which one is looked for. */
const candidatesOf = (originals: readonly Described[]) => ({
  described: originals.flatMap(({ id, descriptor }) => (descriptor ? { id, descriptor } : [])),
  similar: similarNameFinder(originals),
});

/** Name and content that agree are sure; of several originals that look alike, or have the name, the other one decides. */
function choose(named: readonly number[], alike: readonly Alike<{ id: number }>[]): Omit<Suggestion, 'retouchedId'> | null {
  const { shown, isSure, similar } = likely(alike);
  if (shown && named.includes(shown.id)) return { originalId: shown.id, certainty: 'high' };
  if (shown) return { originalId: shown.id, certainty: isSure && named.length === 0 ? 'high' : 'fair' };
  const [agreed, rival] = similar.filter(({ id }) => named.includes(id));
  if (agreed && !rival) return { originalId: agreed.id, certainty: 'high' };
  const [only, other] = named;
  if (only !== undefined && other === undefined) return { originalId: only, certainty: 'fair' };
  const nearest = alike.find(({ original, score }) => named.includes(original.id) && isPossible({ score }));
  return nearest ? { originalId: nearest.original.id, certainty: 'fair' } : null;
}

/** Photos that are missing, joined already or not in this project are skipped. 404 when the project is not the caller's. */
export async function acceptSuggestions(
  context: Context,
  actor: Actor,
  requested: AboutProject & { body: { pairs: { retouchedId: number; originalId: number }[] } },
): Promise<Retouched[]> {
  const place = { photographerId: actor.userId, projectId: requested.params.id };
  await context.db.transaction().execute(async (trx) => {
    // Locked, because an archive that is being written adds versions to the photos that it has found.
    if (await lockProject(trx, place)) await joinPhotos(trx, place.projectId, requested.body.pairs);
  });
  context.removePendingFiles();
  return listRetouched(context, actor, requested);
}

/** Missing photos are skipped. 404 when the project is not the caller's. */
export async function dismissSuggestions(
  context: Context,
  actor: Actor,
  requested: AboutProject & { body: { ids: number[]; isDismissed: boolean } },
): Promise<{ message: string }> {
  const { projectId, photographerId } = await requireProject(context, actor, requested);
  await dismissPhotos(context.db, { photographerId, projectId }, requested.body.ids, requested.body.isDismissed);
  return { message: sentences.done };
}
