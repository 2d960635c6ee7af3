import {
  createGroups,
  deleteGroup,
  groupFolders,
  groupLabels,
  groupSentences,
  type ImageGroup,
  inClasses,
  limits,
  listGroups,
  mergeGroups,
  mergeProblem,
  nameAfter,
  nameKey,
  orderGroups,
  type ProjectImage,
  putIntoClass,
  putIntoGroup,
  Refusal,
  renameGroup,
  sentences,
  setFamilyEmails,
  withPupils,
} from '@portal/api';
import { mock } from '../mock.ts';
import { setSorting } from '../../world/set-sorting.ts';
import { ownProject } from './projects.ts';
import { recordEvent } from '../../world/share.ts';
import type { WorldShare } from '../../world/world-share.ts';
import type { World, WorldGroup, WorldProject } from '../../world/world.ts';

/** The groups of a project in their order, each class before its pupils. */
export const groupsOf = ({ groups = [] }: WorldProject): ImageGroup[] =>
  inClasses(groups.map((group) => ({ ...group, classId: group.classId ?? null, familyEmail: group.familyEmail ?? null })));

/** The images of a project that are no cards. */
export const withoutCards = ({ images }: WorldProject): ProjectImage[] => images.filter(({ isCard }) => !isCard);

/** A group of a project, if it is there. */
export const groupOf = ({ groups = [] }: WorldProject, id: number): WorldGroup | undefined => groups.find((group) => group.id === id);

/** The name of the group that a share shows alone, with the class of a pupil. */
export function groupNameOf(world: World, { projectId, groupId }: WorldShare): string | null {
  const project = world.projects.find(({ id }) => id === projectId);
  return (project && groupId !== null && groupLabels(groupsOf(project)).get(groupId)) || null;
}

/** A group, or a refusal. */
export function requireGroup(project: WorldProject, id: number): WorldGroup {
  const group = groupOf(project, id);
  if (!group) throw new Refusal(404, groupSentences.notFound);
  return group;
}

function requireClass(project: WorldProject, id: number | null): void {
  if (id !== null && (requireGroup(project, id).classId ?? null) !== null) throw refusal('class_id', groupSentences.classInvalid);
}

/** What a download is narrowed to: images with the folders of the groups of their originals, and the name of the only group. */
export function groupsToDownload<Image>(
  project: WorldProject,
  id: number | undefined,
  images: readonly Image[],
  originalOf: (image: Image) => number | null,
): { name: string | null; images: (Image & { folders: readonly string[] })[] } {
  const all = groupsOf(project);
  const folders = groupFolders(all);
  const own = id ? requireGroup(project, id) : null;
  const ids = own && withPupils(all, own.id);
  const above = own ? (folders.get(own.id)?.length ?? 0) : 0;
  const groupIds = new Map(project.images.map(({ id: image, groupId }) => [image, groupId]));
  const placed = images.flatMap((image) => {
    const groupId = groupIds.get(originalOf(image) ?? 0) ?? null;
    if (id === 0 ? groupId !== null : ids && !ids.has(groupId ?? 0)) return [];
    return { ...image, folders: (folders.get(groupId ?? 0) ?? []).slice(above) };
  });
  return { name: own && (folders.get(own.id) ?? []).join(', '), images: placed };
}

const refusal = (field: string, message: string) => new Refusal(422, message, { [field]: [message] });

export const groups = [
  mock(listGroups, ({ params }, { world, actor }) => groupsOf(ownProject(world, actor, params.id))),

  mock(createGroups, ({ params, body }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    const { classId = null } = body;
    requireClass(project, classId);
    const all = new Map(groupsOf(project).map((group) => [nameKey(group), group]));
    for (const name of body.names) {
      const key = nameKey({ name, classId });
      if (!all.has(key)) all.set(key, { id: world.nextId(), name, classId, familyEmail: null });
    }
    if (all.size > limits.groups) throw refusal('names', groupSentences.full);
    project.groups = [...all.values()];
    return groupsOf(project);
  }),

  // Before the call for one group, whose URL pattern matches this too.
  mock(putIntoClass, ({ params, body }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    const { classId, groupIds } = body;
    requireClass(project, classId);
    const all = groupsOf(project);
    const hasPupils = (id: number) => all.some((group) => group.classId === id);
    if (classId !== null && (groupIds.includes(classId) || groupIds.some(hasPupils))) throw refusal('group_ids', groupSentences.hasPupils);
    const after = all.map((group) => (groupIds.includes(group.id) ? { ...group, classId } : group));
    if (new Set(after.map(nameKey)).size < new Set(all.map(nameKey)).size) throw refusal('class_id', groupSentences.nameTaken);
    project.groups = after;
    return groupsOf(project);
  }),

  mock(setFamilyEmails, ({ params, body }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    const emails = new Map(body.emails.map(({ groupId, email }) => [groupId, email]));
    for (const share of world.shares.filter((one) => one.projectId === project.id && one.emailState === 'queued' && one.endedAt === null)) {
      const email = emails.get(share.groupId ?? 0);
      const known = groupOf(project, share.groupId ?? 0)?.familyEmail ?? null;
      if (email === undefined || email === known || share.email === null || share.email !== known) continue;
      Object.assign(share, { email, emailState: email === null ? null : 'queued', emailFailure: null });
    }
    project.groups = groupsOf(project).map((group) => ({
      ...group,
      familyEmail: emails.has(group.id) ? (emails.get(group.id) ?? null) : group.familyEmail,
    }));
    return groupsOf(project);
  }),

  mock(putIntoGroup, ({ params, body }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    if (body.groupId !== null) requireGroup(project, body.groupId);
    for (const image of project.images) {
      if (!body.imageIds.includes(image.id)) continue;
      image.groupId = body.groupId;
      setSorting(project, image.id, { groupBy: 'hand' });
    }
    return { message: groupSentences.placed };
  }),

  mock(renameGroup, ({ params, body }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    const group = requireGroup(project, params.groupId);
    const name = nameAfter(group.name, body);
    const key = nameKey({ name, classId: group.classId ?? null });
    if (groupsOf(project).some((other) => other.id !== group.id && nameKey(other) === key)) throw refusal('name', groupSentences.nameTaken);
    group.name = name;
    return groupsOf(project);
  }),

  mock(deleteGroup, ({ params }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    const group = requireGroup(project, params.groupId);
    const ids = withPupils(groupsOf(project), group.id);
    for (const { id, groupId } of project.images) if (ids.has(groupId ?? 0)) setSorting(project, id, { groupBy: null });
    for (const image of [...project.images, ...project.retouched]) if (ids.has(image.groupId ?? 0)) image.groupId = null;
    for (const share of world.shares.filter(({ groupId }) => ids.has(groupId ?? 0))) {
      share.endedAt ??= recordEvent(world, share, 'ended');
      share.groupId = null;
    }
    for (const [id, { cardGroupId }] of project.sorting ?? [])
      if (ids.has(cardGroupId ?? 0)) setSorting(project, id, { cardGroupId: null });
    project.groups = groupsOf(project).filter(({ id }) => !ids.has(id));
    return groupsOf(project);
  }),

  mock(mergeGroups, ({ params, body: { from, into } }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    const gone = requireGroup(project, from);
    requireGroup(project, into);
    const working = world.shares.filter(({ projectId, endedAt }) => projectId === project.id && endedAt === null);
    const problem = mergeProblem(groupsOf(project), working, { from, into });
    if (problem) throw new Refusal(problem.status, problem.message, { into: [problem.message] });
    for (const image of [...project.images, ...project.retouched]) if (image.groupId === from) image.groupId = into;
    for (const [id, { cardGroupId }] of project.sorting ?? []) if (cardGroupId === from) setSorting(project, id, { cardGroupId: into });
    for (const share of world.shares) {
      if (share.groupId === from) share.groupId = into;
      if (share.pupilId === from) share.pupilId = into;
    }
    const merged = groupsOf(project).map((group) => ({
      ...group,
      classId: group.classId === from ? into : group.classId,
      familyEmail: group.id === into ? (group.familyEmail ?? gone.familyEmail ?? null) : group.familyEmail,
    }));
    project.groups = merged.filter(({ id }) => id !== from);
    return groupsOf(project);
  }),

  mock(orderGroups, ({ params, body }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    const ordered = body.groupIds.flatMap((id) => groupOf(project, id) ?? []);
    if (ordered.length !== (project.groups ?? []).length || ordered.length !== body.groupIds.length) {
      throw refusal('group_ids', sentences.orderStale);
    }
    project.groups = ordered;
    return groupsOf(project);
  }),
];
