import {
  createGroups,
  deleteGroup,
  groupSentences,
  type ImageGroup,
  limits,
  listGroups,
  nameAfter,
  orderGroups,
  putIntoGroup,
  Refusal,
  renameGroup,
  sentences,
  spellingKey,
} from '@portal/api';
import { mock } from '../mock.ts';
import { ownProject } from './projects.ts';
import { recordEvent } from '../../world/share.ts';
import type { WorldShare } from '../../world/world-share.ts';
import type { World, WorldProject } from '../../world/world.ts';

/** A group of a project, if it is there. */
export const groupOf = ({ groups = [] }: WorldProject, id: number): ImageGroup | undefined => groups.find((group) => group.id === id);

/** The name of the group that a share shows alone. */
export function groupNameOf(world: World, { projectId, groupId }: WorldShare): string | null {
  const project = world.projects.find(({ id }) => id === projectId);
  return (project && groupId !== null && groupOf(project, groupId)?.name) || null;
}

/** A group, or a refusal. */
export function requireGroup(project: WorldProject, id: number): ImageGroup {
  const group = groupOf(project, id);
  if (!group) throw new Refusal(404, groupSentences.notFound);
  return group;
}

/** What a download is narrowed to; undefined: all images. */
export function groupToDownload(project: WorldProject, id: number | undefined): { id: number | null; name: string | null } | undefined {
  if (id === undefined) return undefined;
  return id === 0 ? { id: null, name: null } : requireGroup(project, id);
}

/** Images with the names of the groups of their originals. */
export function inFolders<Image>(project: WorldProject, images: readonly Image[], originalOf: (image: Image) => number | null) {
  const groups = new Map(project.images.map(({ id, groupId }) => [id, groupId === null ? undefined : groupOf(project, groupId)]));
  return images.map((image) => ({ ...image, folder: groups.get(originalOf(image) ?? 0)?.name ?? null }));
}

const refusal = (field: string, message: string) => new Refusal(422, message, { [field]: [message] });

export const groups = [
  mock(listGroups, ({ params }, { world, actor }) => ownProject(world, actor, params.id).groups ?? []),

  mock(createGroups, ({ params, body }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    const all = new Map((project.groups ?? []).map((group) => [spellingKey(group.name), group]));
    for (const name of body.names) if (!all.has(spellingKey(name))) all.set(spellingKey(name), { id: world.nextId(), name });
    if (all.size > limits.groups) throw refusal('names', groupSentences.full);
    project.groups = [...all.values()];
    return project.groups;
  }),

  // Before the call for one group, whose URL pattern matches this too.
  mock(putIntoGroup, ({ params, body }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    if (body.groupId !== null) requireGroup(project, body.groupId);
    for (const image of project.images) if (body.imageIds.includes(image.id)) image.groupId = body.groupId;
    return { message: groupSentences.placed };
  }),

  mock(renameGroup, ({ params, body }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    const group = requireGroup(project, params.groupId);
    const name = nameAfter(group.name, body);
    const key = spellingKey(name);
    if (project.groups?.some((other) => other !== group && spellingKey(other.name) === key)) {
      throw refusal('name', groupSentences.nameTaken);
    }
    group.name = name;
    return project.groups ?? [];
  }),

  mock(deleteGroup, ({ params }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    const group = requireGroup(project, params.groupId);
    for (const image of [...project.images, ...project.retouched]) if (image.groupId === group.id) image.groupId = null;
    for (const share of world.shares.filter(({ groupId }) => groupId === group.id)) {
      share.endedAt ??= recordEvent(world, share, 'ended');
      share.groupId = null;
    }
    project.groups = project.groups?.filter((one) => one !== group) ?? [];
    return project.groups;
  }),

  mock(orderGroups, ({ params, body }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    const ordered = body.groupIds.flatMap((id) => groupOf(project, id) ?? []);
    if (ordered.length !== (project.groups ?? []).length || ordered.length !== body.groupIds.length) {
      throw refusal('group_ids', sentences.orderStale);
    }
    project.groups = ordered;
    return ordered;
  }),
];
