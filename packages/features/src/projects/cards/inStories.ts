import type { CameraClock, CardPhoto, ImageGroup, ProjectImage } from '@portal/api';

/** The mocks' demo data, as far as cards need it. */
interface World {
  projects: {
    id: number;
    groups?: (Pick<ImageGroup, 'id' | 'name'> & Partial<ImageGroup>)[];
    images: ProjectImage[];
    sorting?: Map<number, Partial<CardPhoto>>;
    clocks?: CameraClock[];
  }[];
}

/** A class of four pupils, and in the photos of the birthday: a card whose code cannot be read, two cards of pupils, and a second camera without any. */
export function addCards(world: World): void {
  const project = world.projects.find(({ id }) => id === 105);
  if (!project) return;
  project.groups = [
    { id: 9101, name: '1А' },
    { id: 9102, name: 'Котова Анна', classId: 9101 },
    { id: 9103, name: 'Иванов Пётр', classId: 9101 },
    { id: 9104, name: 'Ли Ира', classId: 9101 },
    { id: 9105, name: 'Яковлева Ия', classId: 9101 },
  ];
  const minutes = ['00', '02', '03', '04', '30', '32', '33', '34'];
  project.sorting = new Map();
  for (const [index, image] of project.images.entries()) {
    const isSecond = index >= minutes.length;
    image.takenAt = `2026-05-14T10:${minutes[index % minutes.length]}:00.000`;
    const cardGroupId = { 1: 9102, 5: 9103 }[index] ?? null;
    const card = cardGroupId === null ? (index === 7 ? 'unreadable' : null) : 'pupil';
    image.isCard = card !== null;
    image.groupId = null;
    project.sorting.set(image.id, { camera: isSecond ? 'Sony A7 · DSC' : 'Canon EOS R6 · 0123456', card, cardGroupId });
  }
}

/** The groups of its photos by their names. */
export function groupsOfPhotos(world: World): Record<string, number | null> {
  const project = world.projects.find(({ id }) => id === 105);
  return Object.fromEntries(project?.images.map(({ name, groupId }) => [name, groupId]) ?? []);
}
