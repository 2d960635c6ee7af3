import type { World } from '@portal/mocks';

/** Puts the photos of the birthday into groups of three and two; the others have none. */
export function addGroups(world: World): void {
  const project = world.projects.find(({ id }) => id === 105);
  if (!project) return;
  project.groups = [
    { id: 9001, name: 'Котова Анна' },
    { id: 9002, name: 'Иванов Пётр' },
    { id: 9003, name: 'Яковлева Ия' },
  ];
  for (const [index, image] of project.images.entries()) image.groupId = index < 3 ? 9001 : index < 5 ? 9002 : null;
}

/** The groups of its photos, by the names of both. */
export function grouped(world: World): Record<string, string[]> {
  const project = world.projects.find(({ id }) => id === 105);
  const names = new Map(project?.groups?.map(({ id, name }) => [id, name]));
  const found: Record<string, string[]> = {};
  for (const { name, groupId } of project?.images ?? []) {
    if (groupId !== null) (found[names.get(groupId) ?? '?'] ??= []).push(name);
  }
  return found;
}
