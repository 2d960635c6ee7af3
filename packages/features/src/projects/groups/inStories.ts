import type { ImageGroup, ProjectImage } from '@portal/api';

/** Names and ids of the mocks' demo data; `classId`: of a pupil. */
interface World {
  projects: { id: number; groups?: (Pick<ImageGroup, 'id' | 'name'> & Partial<ImageGroup>)[]; images: ProjectImage[] }[];
}

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

/** Puts them into two classes: three photos of a pupil, two of a twin in name in the other class, one of the whole first class. */
export function addClasses(world: World): void {
  const project = world.projects.find(({ id }) => id === 105);
  if (!project) return;
  project.groups = [
    { id: 9101, name: '1А' },
    { id: 9102, name: 'Котова Анна', classId: 9101 },
    { id: 9103, name: 'Иванов Пётр', classId: 9101 },
    { id: 9104, name: '1Б' },
    { id: 9105, name: 'Иванов Пётр', classId: 9104 },
  ];
  const places = [9102, 9102, 9102, 9105, 9105, 9101];
  for (const [index, image] of project.images.entries()) image.groupId = places[index] ?? null;
}

/** The names of the pupils of each class. */
export function classesOf(world: World): Record<string, string[]> {
  const groups = world.projects.find(({ id }) => id === 105)?.groups ?? [];
  const classes = groups.filter(({ classId = null }) => classId === null);
  return Object.fromEntries(classes.map(({ id, name }) => [name, groups.flatMap((one) => (one.classId === id ? one.name : []))]));
}

/** The addresses of families, by the names of the pupils. */
export function emailsOf(world: World): Record<string, string> {
  const groups = world.projects.find(({ id }) => id === 105)?.groups ?? [];
  return Object.fromEntries(groups.flatMap(({ name, familyEmail }) => (familyEmail ? [[name, familyEmail]] : [])));
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
