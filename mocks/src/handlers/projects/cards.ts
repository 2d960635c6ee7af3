import {
  type CardPhoto,
  cardSentences,
  groupSentences,
  listCards,
  movesByCards,
  type ProjectCards,
  Refusal,
  sentences,
  setCard,
  setClock,
  sortByCards,
} from '@portal/api';
import { mock } from '../mock.ts';
import { setSorting } from '../../world/set-sorting.ts';
import type { WorldProject } from '../../world/world.ts';
import { groupOf, groupsOf } from './groups.ts';
import { ownProject } from './projects.ts';

const refusal = (field: string, message: string) => new Refusal(422, message, { [field]: [message] });

export const photosOf = ({ images, sorting }: WorldProject): CardPhoto[] =>
  images.map(({ id, name, takenAt, groupId }) => {
    const { camera = null, card = null, cardGroupId = null, groupBy = null } = sorting?.get(id) ?? {};
    return { id, name, takenAt, camera, card, cardGroupId, groupId, groupBy };
  });

const cardsOf = (project: WorldProject): ProjectCards => ({
  // Only the server signs them.
  cards: groupsOf(project).flatMap(({ id, classId }) =>
    classId === null ? [] : { groupId: id, code: `DIAFRAGMA:${project.id}:${id}:0123456789` },
  ),
  photos: photosOf(project),
  clocks: [...(project.clocks ?? [])],
});

/** Sorts again, and answers what is known then. */
function sorted(project: WorldProject, changed?: { camera: string | null }): ProjectCards {
  for (const { id, groupId } of movesByCards(photosOf(project), project.clocks ?? [], changed)) {
    const image = project.images.find((one) => one.id === id);
    if (image) image.groupId = groupId;
    setSorting(project, id, { groupBy: groupId === null ? null : 'card' });
  }
  return cardsOf(project);
}

export const cards = [
  mock(listCards, ({ params }, { world, actor }) => cardsOf(ownProject(world, actor, params.id))),

  mock(sortByCards, ({ params }, { world, actor }) => sorted(ownProject(world, actor, params.id))),

  mock(setClock, ({ params, body }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    const { camera, minutes } = body;
    if (!photosOf(project).some((photo) => photo.camera === camera)) throw refusal('camera', cardSentences.cameraUnknown);
    const others = (project.clocks ?? []).filter((clock) => clock.camera !== camera);
    project.clocks = minutes === null ? others : [...others, { camera, minutes }];
    return sorted(project, { camera });
  }),

  mock(setCard, ({ params, body: { groupId } }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    if (groupId !== null && !groupOf(project, groupId)) throw refusal('group_id', groupSentences.notFound);
    const image = project.images.find(({ id }) => id === params.imageId);
    if (!image) throw new Refusal(404, sentences.imageNotFound);
    image.isCard = groupId !== null;
    setSorting(project, image.id, { card: groupId === null ? null : 'pupil', cardGroupId: groupId });
    return sorted(project, { camera: project.sorting?.get(image.id)?.camera ?? null });
  }),
];
