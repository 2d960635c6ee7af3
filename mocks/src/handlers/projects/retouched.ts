import {
  acceptSuggestions,
  byName,
  deleteRetouched,
  dismissSuggestions,
  downloadRetouched,
  hasAccepted,
  holdRetouched,
  listRetouched,
  listSuggestions,
  looseOf,
  Refusal,
  restoreRetouched,
  shownVersion,
  sentences,
  namedFinder,
  showRetouched,
  similarNameFinder,
  withPupils,
} from '@portal/api';
import { mock } from '../mock.ts';
import { zipOf } from '../../world/project-files.ts';
import { groupsOf, groupsToDownload, withoutCards } from './groups.ts';
import { ownProject } from './projects.ts';
import type { WorldProject, WorldRetouched } from '../../world/world.ts';

/** Images with an original first, so that of two equal names theirs gets no number. */
export const inOrder = ({ retouched }: WorldProject) =>
  retouched.toSorted((one, other) => byName(one, other) || Number(one.originalId === null) - Number(other.originalId === null));

/** An earlier version, as listed. */
export const earlierOf = ({
  version: number,
  name,
  size,
  createdAt,
  urls,
  shownAt,
  acceptedAt,
  versionId = number,
  shareId,
}: WorldRetouched) => ({
  versionId,
  shareId,
  number,
  name,
  size,
  createdAt,
  original: urls.original,
  shownAt,
  acceptedAt,
});

/** Assigns unmatched retouched images to an original that was added or renamed, as consecutive versions. */
export function joinLoose(project: WorldProject, original: { id: number; name: string }): void {
  const loose = looseOf({ originals: withoutCards(project), photos: project.retouched, groups: groupsOf(project) }, original.id).toSorted(
    (one, other) =>
      Date.parse(one.createdAt) - Date.parse(other.createdAt) || Number(one.name === original.name) - Number(other.name === original.name),
  );
  join(project, original.id, loose);
}

/** The photo with its earlier versions waiting: only the newest was looked at. */
const withoutEarlier = (photo: WorldRetouched): WorldRetouched => ({
  ...photo,
  earlier: photo.earlier.map((one) => ({ ...one, shownAt: null })),
});

/**
 * Makes one photo of an original out of several; the last one becomes the newest version. Earlier versions of those that join wait again, except what a
 * client has accepted: then the others wait.
 */
function join(project: WorldProject, originalId: number, photos: readonly WorldRetouched[]): void {
  const accepted =
    photos.find((one) => one.originalId !== null && hasAccepted(one)) ??
    photos.filter((one) => hasAccepted(one)).toSorted((one, other) => one.id - other.id)[0];
  const loose = photos.map((one) => {
    const joined = one.originalId === null && !hasAccepted(one) ? withoutEarlier(one) : one;
    return accepted && one !== accepted ? { ...withoutEarlier(joined), shownAt: null } : joined;
  });
  const newest = loose.at(-1);
  if (!newest) return;
  const versions = loose
    .flatMap((one) => [...one.earlier.toReversed(), earlierOf(one)])
    .map((one, at) => ({ ...one, number: at + 1, versionId: at + 1 }));
  const earlier = versions.slice(0, -1).toReversed();
  const isHeld = loose.some((one) => one.isHeld);
  const joined = {
    ...newest,
    id: loose[0]?.id ?? newest.id,
    originalId,
    groupId: null,
    version: versions.length,
    versionId: undefined,
    earlier,
    isHeld,
  };
  project.retouched = [...project.retouched.filter((one) => !photos.includes(one)), joined];
}

export const retouched = [
  mock(listRetouched, ({ params }, { world, actor }) => inOrder(ownProject(world, actor, params.id))),

  mock(restoreRetouched, ({ params, body }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    const photo = project.retouched.find(({ id }) => id === params.retouchedId);
    if (!photo) throw new Refusal(404, sentences.imageNotFound);
    const next = photo.version + 1;
    const seen = shownVersion(photo);
    if (body.version === photo.version) return Object.assign(photo, { version: next, versionId: photo.versionId ?? photo.version });
    const chosen = photo.earlier.find(({ number }) => number === body.version);
    if (!chosen) throw new Refusal(404, sentences.versionNotFound);
    const { number, original, versionId = number, ...rest } = chosen;
    // In a photo that a client has accepted it waits.
    if (hasAccepted(photo) && chosen.number !== seen) rest.shownAt = null;
    const earlier = [earlierOf(photo), ...photo.earlier.filter((one) => one !== chosen)];
    return Object.assign(photo, { ...rest, version: next, versionId, earlier, urls: { thumb: original, medium: original, original } });
  }),

  mock(holdRetouched, ({ params, body }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    for (const photo of project.retouched) if (body.ids.includes(photo.id)) photo.isHeld = body.isHeld;
    return inOrder(project);
  }),

  mock(showRetouched, ({ params, body }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    const now = new Date(world.now()).toISOString();
    const changed = <One extends { shownAt: string | null; acceptedAt: string | null }>(one: One, isChosen: boolean): One => {
      if (!isChosen || body.isShown === (one.shownAt !== null)) return one;
      if (body.isShown) return { ...one, shownAt: now };
      return one.acceptedAt === null || one.acceptedAt < (one.shownAt ?? '') ? { ...one, shownAt: null } : one;
    };
    project.retouched = project.retouched.map((photo) => {
      const isChosen = (number: number) => body.photos.some(({ id, version }) => id === photo.id && version === number);
      const earlier = photo.earlier.map((one) => changed(one, isChosen(one.number)));
      return { ...changed(photo, isChosen(photo.version)), earlier };
    });
    return inOrder(project);
  }),

  mock(listSuggestions, ({ params, query: { after = 0 } }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    const images = withoutCards(project);
    const { retouched, dismissed, alike = [], comparedAtOnce = Infinity } = project;
    const groups = groupsOf(project);
    const named = namedFinder(
      images,
      retouched.filter(({ originalId }) => originalId !== null),
      groups,
    );
    const within = (id: number) => images.filter(({ groupId }) => withPupils(groups, id).has(groupId ?? 0));
    const similar = new Map([
      [null, similarNameFinder(images)] as const,
      ...groups.map(({ id }) => [id, similarNameFinder(within(id))] as const),
    ]);
    const waiting = retouched
      .filter(({ id, originalId }) => originalId === null && id > after && !dismissed?.has(id))
      .toSorted((one, other) => one.id - other.id);
    const compared = waiting.slice(0, comparedAtOnce);
    const suggestions = compared.flatMap(({ id, name, groupId = null }) => {
      const [sameName, other] = named(name, groupId);
      const originalId = sameName === undefined ? (similar.get(groupId)?.(name) ?? null) : other === undefined ? sameName : null;
      const shown = alike.find(({ retouchedId }) => retouchedId === id);
      return shown ?? (originalId === null ? [] : { retouchedId: id, originalId, certainty: 'fair' as const });
    });
    return { suggestions, next: compared.length < waiting.length ? (compared.at(-1)?.id ?? null) : null };
  }),

  mock(acceptSuggestions, ({ params, body }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    for (const { retouchedId, originalId } of body.pairs) {
      const photo = project.retouched.find((one) => one.id === retouchedId && one.originalId === null);
      const joined = project.retouched.filter((one) => one.originalId === originalId);
      if (photo && project.images.some(({ id }) => id === originalId)) join(project, originalId, [...joined, photo]);
    }
    return inOrder(project);
  }),

  mock(dismissSuggestions, ({ params, body }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    project.dismissed ??= new Set();
    for (const id of body.ids) {
      if (body.isDismissed) project.dismissed.add(id);
      else project.dismissed.delete(id);
    }
    return { message: sentences.done };
  }),

  mock(deleteRetouched, ({ params }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    const photo = project.retouched.find(({ id }) => id === params.retouchedId);
    if (!photo) throw new Refusal(404, sentences.imageNotFound);
    project.retouched = project.retouched.filter((one) => one !== photo);
    for (const { original } of [photo.urls, ...photo.earlier]) if (original !== null) world.files.delete(original);
    return { message: sentences.imageDeleted };
  }),

  mock(downloadRetouched, ({ params, query }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    const { name, images: all } = groupsToDownload(project, query.group, inOrder(project), ({ originalId }) => originalId);
    if (all.length === 0) throw new Refusal(404, sentences.nothingRetouched);
    const delivered = all.filter(({ isHeld }) => !isHeld);
    if (delivered.length === 0) throw new Refusal(404, sentences.allHeld);
    return zipOf(world, name ?? project.name, delivered);
  }),
];
