import { deleteRetouched, downloadRetouched, listRetouched, looseOf, Refusal, type Retouched, sentences } from '@portal/api';
import { mock } from './mock.ts';
import { zipOf } from '../world/order-files.ts';
import { ownProject } from './projects.ts';
import type { WorldProject } from '../world/world.ts';

/** Natural sort order: image 2 before image 10. */
const byName = new Intl.Collator('ru', { numeric: true });
/** Images with an original first, so that of two equal names theirs gets no number. */
export const inOrder = ({ retouched }: WorldProject) =>
  retouched.toSorted(
    (one, other) => byName.compare(one.name, other.name) || Number(one.originalId === null) - Number(other.originalId === null),
  );

/** An earlier version, as listed. */
export const earlierOf = ({ version: number, name, size, createdAt, urls }: Retouched) => ({
  number,
  name,
  size,
  createdAt,
  original: urls.original,
});

/** Assigns unmatched retouched images to an original that was added or renamed, as consecutive versions. */
export function linkLoose(project: WorldProject, original: { id: number; name: string }): void {
  const loose = looseOf(project.images, project.retouched, original.id).toSorted(
    (one, other) =>
      Date.parse(one.createdAt) - Date.parse(other.createdAt) || Number(one.name === original.name) - Number(other.name === original.name),
  );
  const newest = loose.at(-1);
  if (!newest) return;
  const versions = loose.flatMap((one) => [...one.earlier.toReversed(), earlierOf(one)]).map((one, at) => ({ ...one, number: at + 1 }));
  const linked = { ...newest, originalId: original.id, version: versions.length, earlier: versions.slice(0, -1).toReversed() };
  project.retouched = [...project.retouched.filter((one) => !loose.includes(one)), linked];
}

export const retouched = [
  mock(listRetouched, ({ params }, { world, actor }) => inOrder(ownProject(world, actor, params.id))),

  mock(deleteRetouched, ({ params }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    const photo = project.retouched.find(({ id }) => id === params.retouchedId);
    if (!photo) throw new Refusal(404, sentences.imageNotFound);
    project.retouched = project.retouched.filter((one) => one !== photo);
    for (const { original } of [photo.urls, ...photo.earlier]) if (original !== null) world.files.delete(original);
    return { message: sentences.imageDeleted };
  }),

  mock(downloadRetouched, ({ params }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    if (project.retouched.length === 0) throw new Refusal(404, sentences.nothingRetouched);
    return zipOf(world, project.name, inOrder(project));
  }),
];
