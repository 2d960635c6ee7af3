import { cardSentences, groupSentences, movesByCards, type ProjectCards, Refusal, sentences } from '@portal/api';
import { fieldRefusal } from '../../http/uploads/uploads.ts';
import type { Actor } from '../../routing/caller.ts';
import type { Context } from '../../routing/context.ts';
import { findGroup, selectGroups } from '../groups/repository.ts';
import { lockProject, type ProjectPlace, type Trx } from '../project-images/repository.ts';
import { requireProject } from '../project-images/service.ts';
import * as repository from './repository.ts';

interface AboutProject {
  params: { id: number };
}

/** The cards of all pupils of an own project, and what sorting by them knows of its photos. */
export async function listCards(context: Context, actor: Actor, requested: AboutProject): Promise<ProjectCards> {
  const { projectId } = await requireProject(context, actor, requested);
  const { db, cardCodes } = context;
  const [groups, photos, clocks] = await Promise.all([
    selectGroups(db, projectId),
    repository.selectCardPhotos(db, projectId),
    repository.selectClocks(db, projectId),
  ]);
  const cards = groups.flatMap(({ id, classId }) => (classId === null ? [] : { groupId: id, code: cardCodes.of(projectId, id) }));
  return { cards, photos, clocks };
}

/** Makes a change while the project is locked, which tells of which camera it is, and sorts again. */
async function sorting(
  context: Context,
  actor: Actor,
  requested: AboutProject,
  change?: (trx: Trx, place: ProjectPlace) => Promise<{ camera: string | null }>,
): Promise<ProjectCards> {
  const place = { photographerId: actor.userId, projectId: requested.params.id };
  await context.db.transaction().execute(async (trx) => {
    if (!(await lockProject(trx, place))) throw new Refusal(404, sentences.notFound);
    const changed = await change?.(trx, place);
    const photos = await repository.selectCardPhotos(trx, place.projectId);
    const moves = movesByCards(photos, await repository.selectClocks(trx, place.projectId), changed);
    if (moves.length > 0) await repository.moveByCards(trx, place.projectId, moves);
  });
  return listCards(context, actor, requested);
}

/** What somebody has put into a group, or out of all, stays there. */
export const sortByCards = (context: Context, actor: Actor, requested: AboutProject): Promise<ProjectCards> =>
  sorting(context, actor, requested);

export function setClock(
  context: Context,
  actor: Actor,
  requested: AboutProject & { body: { camera: string; minutes: number | null } },
): Promise<ProjectCards> {
  const { camera, minutes } = requested.body;
  return sorting(context, actor, requested, async (trx, { projectId }) => {
    const photos = await repository.selectCardPhotos(trx, projectId);
    if (!photos.some((photo) => photo.camera === camera)) throw fieldRefusal(422, 'camera', cardSentences.cameraUnknown);
    const others = (await repository.selectClocks(trx, projectId)).filter((clock) => clock.camera !== camera);
    await repository.saveClocks(trx, projectId, minutes === null ? others : [...others, { camera, minutes }]);
    return { camera };
  });
}

export function setCard(
  context: Context,
  actor: Actor,
  requested: { params: { id: number; imageId: number }; body: { groupId: number | null } },
): Promise<ProjectCards> {
  const { groupId } = requested.body;
  return sorting(context, actor, requested, async (trx, place) => {
    if (groupId !== null && !(await findGroup(trx, place, groupId))) throw fieldRefusal(422, 'group_id', groupSentences.notFound);
    const saved = await repository.saveCard(trx, place.projectId, requested.params.imageId, groupId);
    if (!saved) throw new Refusal(404, sentences.imageNotFound);
    return saved;
  });
}
