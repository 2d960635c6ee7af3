import {
  groupFolders,
  groupSentences,
  type ImageGroup,
  limits,
  mergeProblem,
  nameAfter,
  nameKey,
  Refusal,
  sentences,
  withPupils,
} from '@portal/api';
import { fieldRefusal } from '../../http/uploads/uploads.ts';
import type { Context } from '../../routing/context.ts';
import type { Actor } from '../../routing/caller.ts';
import { redirectQueued } from '../shares/emails/bulk-repository.ts';
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

/** Pupils are in a class, and a class in none: there are two levels. */
function requireClass(groups: readonly ImageGroup[], classId: number | null): void {
  if (classId !== null && requireGroup(groups, classId).classId !== null) throw fieldRefusal(422, 'class_id', groupSentences.classInvalid);
}

/** A name that exists already makes no second group: a list that is sent again adds nothing. */
export function createGroups(
  context: Context,
  actor: Actor,
  requested: AboutProject & { body: { names: string[]; classId?: number | null | undefined } },
): Promise<ImageGroup[]> {
  const { names: wanted, classId = null } = requested.body;
  return changing(context, actor, requested, async (trx, place, groups) => {
    requireClass(groups, classId);
    const known = new Set(groups.map(nameKey));
    const names = wanted.filter((name) => {
      const key = nameKey({ name, classId });
      return !known.has(key) && known.add(key);
    });
    if (groups.length + names.length > limits.groups) throw fieldRefusal(422, 'names', groupSentences.full);
    if (names.length > 0) await repository.insertGroups(trx, place, classId, names);
  });
}

/** 422 when another group of its class has this name, 409 when it has been renamed since the caller read it. */
export function renameGroup(
  context: Context,
  actor: Actor,
  requested: AboutGroup & { body: { name: string; from?: string | undefined } },
): Promise<ImageGroup[]> {
  const { groupId } = requested.params;
  return changing(context, actor, requested, async (trx, _, groups) => {
    const group = requireGroup(groups, groupId);
    const name = nameAfter(group.name, requested.body);
    const key = nameKey({ ...group, name });
    const isTaken = groups.some((other) => other.id !== groupId && nameKey(other) === key);
    if (isTaken) throw fieldRefusal(422, 'name', groupSentences.nameTaken);
    await repository.setName(trx, groupId, name);
  });
}

/**
 * The photos of a group, and of the pupils of a class, stay without a group; shares that show only these are ended. 404 also the second time.
 */
export function deleteGroup(context: Context, actor: Actor, requested: AboutGroup): Promise<ImageGroup[]> {
  return changing(context, actor, requested, async (trx, _, groups) => {
    const { groupId } = requested.params;
    requireGroup(groups, groupId);
    await endSharesOf(trx, [...withPupils(groups, groupId)], context.clock.now());
    await repository.deleteGroup(trx, groupId);
  });
}

/**
 * Photos, pupils, cards, ended shares, and the families that named a pupil come into the other group. It keeps its name, its place, and its
 * address where it has one.
 */
export function mergeGroups(
  context: Context,
  actor: Actor,
  requested: AboutProject & { body: { from: number; into: number } },
): Promise<ImageGroup[]> {
  const { from, into } = requested.body;
  return changing(context, actor, requested, async (trx, { projectId }, groups) => {
    requireGroup(groups, from);
    requireGroup(groups, into);
    // A share that is made meanwhile waits for the project; what one shows besides is changed before this or after.
    const problem = mergeProblem(groups, await repository.selectWorkingShares(trx, projectId), { from, into });
    if (problem) throw fieldRefusal(problem.status, 'into', problem.message);
    await repository.mergeGroups(trx, from, into);
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

/** How many names there are: classes may be called alike in two alphabets from before these counted as one. */
const countNames = (groups: readonly ImageGroup[]): number => new Set(groups.map(nameKey)).size;

/** Groups become pupils of a class, or classes: all of them or none. 422 when one has pupils, or its name is there already. */
export function putIntoClass(
  context: Context,
  actor: Actor,
  requested: AboutProject & { body: { groupIds: number[]; classId: number | null } },
): Promise<ImageGroup[]> {
  const { groupIds, classId } = requested.body;
  return changing(context, actor, requested, async (trx, { projectId }, groups) => {
    requireClass(groups, classId);
    const wanted = new Set(groupIds);
    const moved = groups.filter(({ id }) => wanted.has(id));
    if (classId !== null && (wanted.has(classId) || groups.some((group) => group.classId !== null && wanted.has(group.classId)))) {
      throw fieldRefusal(422, 'group_ids', groupSentences.hasPupils);
    }
    const after = groups.map((group) => (wanted.has(group.id) ? { ...group, classId } : group));
    if (countNames(after) < countNames(groups)) throw fieldRefusal(422, 'class_id', groupSentences.nameTaken);
    const ids = moved.map(({ id }) => id);
    if (ids.length > 0) await repository.setClass(trx, projectId, ids, classId);
  });
}

/** Groups that were deleted or belong to another project are skipped. Emails that still wait leave to the new addresses. */
export function setFamilyEmails(
  context: Context,
  actor: Actor,
  requested: AboutProject & { body: { emails: { groupId: number; email: string | null }[] } },
): Promise<ImageGroup[]> {
  return changing(context, actor, requested, async (trx, { projectId }) => {
    await redirectQueued(trx, projectId, requested.body.emails);
    await repository.setEmails(trx, projectId, requested.body.emails);
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

/** What a download contains of a project: the name of the archive, and the folders of each group that is in it. */
export interface GroupsOfDownload {
  /** The name of the only group; null: of the whole project. */
  name: string | null;
  /** The folders of photos of this group; undefined: they are not in the archive. */
  foldersOf: (groupId: number | null) => readonly string[] | undefined;
}

/** What a download is narrowed to: a group of the caller's project, 0: its photos without a group, undefined: all photos. */
export async function groupsToDownload({ db }: Context, { projectId }: ProjectPlace, id: number | undefined): Promise<GroupsOfDownload> {
  const groups = await repository.selectGroups(db, projectId);
  const folders = groupFolders(groups);
  if (id === 0) return { name: null, foldersOf: (groupId) => (groupId === null ? [] : undefined) };
  if (id === undefined) return { name: null, foldersOf: (groupId) => (groupId === null ? [] : (folders.get(groupId) ?? [])) };
  requireGroup(groups, id);
  const ids = withPupils(groups, id);
  const above = folders.get(id)?.length ?? 0;
  return {
    name: (folders.get(id) ?? []).join(', '),
    foldersOf: (groupId) => (groupId !== null && ids.has(groupId) ? folders.get(groupId)?.slice(above) : undefined),
  };
}
