import { groupSentences, type ImageGroup, limits, nameAfter, Refusal, sentences, spellingKey } from '@portal/api';
import { fieldRefusal } from '../../http/uploads/uploads.ts';
import type { Context } from '../../routing/context.ts';
import type { Actor } from '../../routing/caller.ts';
import { endSharesOf } from '../shares/repository.ts';
import { lockProject, type ProjectPlace, type Trx } from '../project-images/repository.ts';
import { requireProject } from '../project-images/service.ts';
import * as repository from './repository.ts';

interface AboutProject {
  params: { id: number };
}
interface AboutGroup {
  params: { id: number; groupId: number };
}

/** All groups of an own project. 404 when the project is not the caller's. */
export async function listGroups(context: Context, actor: Actor, requested: AboutProject): Promise<ImageGroup[]> {
  const { projectId } = await requireProject(context, actor, requested);
  return repository.selectGroups(context.db, projectId);
}

/** Changes groups while the project is locked: concurrent changes wait. Answers all groups. */
async function changing(
  context: Context,
  actor: Actor,
  requested: AboutProject,
  change: (trx: Trx, place: ProjectPlace, groups: readonly ImageGroup[]) => Promise<void>,
): Promise<ImageGroup[]> {
  const place = { photographerId: actor.userId, projectId: requested.params.id };
  await context.db.transaction().execute(async (trx) => {
    if (!(await lockProject(trx, place))) throw new Refusal(404, sentences.notFound);
    await change(trx, place, await repository.selectGroups(trx, place.projectId));
  });
  return listGroups(context, actor, requested);
}

const notFound = () => new Refusal(404, groupSentences.notFound);

function requireGroup(groups: readonly ImageGroup[], id: number): ImageGroup {
  const group = groups.find((one) => one.id === id);
  if (!group) throw notFound();
  return group;
}

/** A name that exists already makes no second group: a list that is sent again adds nothing. */
export function createGroups(
  context: Context,
  actor: Actor,
  requested: AboutProject & { body: { names: string[] } },
): Promise<ImageGroup[]> {
  return changing(context, actor, requested, async (trx, place, groups) => {
    const known = new Set(groups.map(({ name }) => spellingKey(name)));
    const names = requested.body.names.filter((name) => {
      const key = spellingKey(name);
      return !known.has(key) && known.add(key);
    });
    if (groups.length + names.length > limits.groups) throw fieldRefusal(422, 'names', groupSentences.full);
    if (names.length > 0) await repository.insertGroups(trx, place, names);
  });
}

/** 422 when another group has this name, 409 when it has been renamed since the caller read it. */
export function renameGroup(
  context: Context,
  actor: Actor,
  requested: AboutGroup & { body: { name: string; from?: string | undefined } },
): Promise<ImageGroup[]> {
  const { groupId } = requested.params;
  return changing(context, actor, requested, async (trx, _, groups) => {
    const name = nameAfter(requireGroup(groups, groupId).name, requested.body);
    const key = spellingKey(name);
    const isTaken = groups.some((other) => other.id !== groupId && spellingKey(other.name) === key);
    if (isTaken) throw fieldRefusal(422, 'name', groupSentences.nameTaken);
    await repository.setName(trx, groupId, name);
  });
}

/** Its photos stay, without a group; shares that show only this group are ended. 404 also the second time. */
export function deleteGroup(context: Context, actor: Actor, requested: AboutGroup): Promise<ImageGroup[]> {
  return changing(context, actor, requested, async (trx, _, groups) => {
    requireGroup(groups, requested.params.groupId);
    await endSharesOf(trx, requested.params.groupId, context.clock.now());
    await repository.deleteGroup(trx, requested.params.groupId);
  });
}

/** All groups get their new positions, or none. */
export function orderGroups(
  context: Context,
  actor: Actor,
  requested: AboutProject & { body: { groupIds: number[] } },
): Promise<ImageGroup[]> {
  const { groupIds } = requested.body;
  return changing(context, actor, requested, async (trx, { projectId }, groups) => {
    const wanted = new Set(groupIds);
    if (wanted.size !== groups.length || groups.some(({ id }) => !wanted.has(id))) {
      throw fieldRefusal(422, 'group_ids', sentences.orderStale);
    }
    await repository.placeGroups(trx, projectId, groupIds);
  });
}

/** Photos that were deleted or belong to another project are skipped. 404 when the group does not exist. */
export async function putIntoGroup(
  context: Context,
  actor: Actor,
  requested: AboutProject & { body: { imageIds: number[]; groupId: number | null } },
): Promise<{ message: string }> {
  const { imageIds, groupId } = requested.body;
  await changing(context, actor, requested, async (trx, { projectId }, groups) => {
    if (groupId !== null) requireGroup(groups, groupId);
    await repository.setGroup(trx, projectId, imageIds, groupId);
  });
  return { message: groupSentences.placed };
}

/** What a download is narrowed to: a group of the caller's project, or its photos without a group. Undefined: all photos. */
export async function groupToDownload(
  { db }: Context,
  place: ProjectPlace,
  id: number | undefined,
): Promise<{ id: number | null; name: string | null } | undefined> {
  if (id === undefined) return undefined;
  if (id === 0) return { id: null, name: null };
  const group = await repository.findGroup(db, place, id);
  if (!group) throw notFound();
  return group;
}
