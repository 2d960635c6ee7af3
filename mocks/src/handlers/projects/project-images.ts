import {
  addProjectImage,
  deleteProjectImage,
  freeName,
  groupFolders,
  groupSentences,
  isNameOf,
  isNameTaken,
  keptWithout,
  downloadChosenImages,
  downloadProjectImage,
  downloadProjectImages,
  getProjectImage,
  limits,
  listProjectImages,
  markProjectImages,
  markSentences,
  nameAfter,
  namesAfter,
  type ProjectImage,
  type ProjectImageChanges,
  placesTaken,
  Refusal,
  renameProjectImages,
  reorderProjectImages,
  replaceProjectImage,
  sentences,
  titleOfFile,
  updateProjectImage,
} from '@portal/api';
import { mock } from '../mock.ts';
import { fileOf, downloadName, zipOf } from '../../world/project-files.ts';
import type { Person } from '../../world/person.ts';
import { isSame, storeImage, imageType } from '../../world/images.ts';
import { setSorting } from '../../world/set-sorting.ts';
import { photosOf } from './cards.ts';
import { groupOf, groupsOf, groupsToDownload, withoutCards } from './groups.ts';
import { ownProject } from './projects.ts';
import { joinLoose } from './retouched.ts';
import { sent } from '../../world/sent.ts';
import type { World, WorldProject } from '../../world/world.ts';

function imageOf(world: World, actor: Person, { id, imageId }: { id: number; imageId: number }): [WorldProject, ProjectImage] {
  const project = ownProject(world, actor, id);
  const image = project.images.find((one) => one.id === imageId);
  if (!image) throw new Refusal(404, sentences.imageNotFound);
  return [project, image];
}

const refusal = (field: string, message: string, status = 422) => new Refusal(status, message, { [field]: [message] });

/** The first time in the Exif of a file. Only the server reads all of it. */
async function takenAt(file: File): Promise<string | null> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, 65_536).arrayBuffer());
  const [, day, time] = /(\d{4}:\d\d:\d\d) (\d\d:\d\d:\d\d)\0/.exec(head) ?? [];
  return day && time ? `${day.replaceAll(':', '-')}T${time}.000` : null;
}

/** The camera by the series of its file names. */
const seriesOf = (name: string): string | null => name.replace(/\.[^.]*$/, '').replace(/\d+$/, '') || null;

/** Stores an image file, or refuses it. */
async function store(
  world: World,
  file: Blob,
  field: string,
): Promise<Pick<ProjectImage, 'size' | 'url' | 'thumbnailUrl' | 'urls' | 'takenAt'>> {
  // A chosen file has a name.
  if (!(file instanceof File)) throw refusal(field, sentences.projectImageMissing);
  if (file.size === 0) throw refusal(field, sentences.photoEmpty);
  if (file.size > limits.projectImageMaxBytes) throw refusal(field, sentences.photoSize, 413);
  const type = await imageType(file);
  if (type !== 'image/jpeg' && type !== 'image/png') throw refusal(field, sentences.projectImageFormat);
  const url = storeImage(world, 'projects', file, type);
  return { size: file.size, url, thumbnailUrl: url, urls: { thumb: url, medium: url, original: url }, takenAt: await takenAt(file) };
}

/** The image of this name with the same content, which is uploaded again after a lost response. */
async function sameIn(world: World, images: readonly ProjectImage[], name: string, file: Blob): Promise<ProjectImage | undefined> {
  for (const image of images) {
    if (isNameOf(image.name, name) && image.size === file.size && (await isSame(await fileOf(world, image), file))) return image;
  }
  return undefined;
}

/** Refuses custom properties beyond the limit of the whole project. */
function requirePropertiesLimit({ images }: WorldProject, image: ProjectImage, { customProperties }: ProjectImageChanges): void {
  if (customProperties === undefined) return;
  const all = [customProperties, ...images.filter((one) => one !== image).map((one) => one.customProperties)];
  const length = all.reduce((sum, one) => sum + JSON.stringify(one).length, 0);
  if (length > limits.projectPropertiesLength) throw refusal('custom_properties', sentences.propertiesFull);
}

/** Refuses a name that another image of the project has. */
function requireFreeName({ images }: WorldProject, image: ProjectImage, { name }: ProjectImageChanges): void {
  const others = images.filter((one) => one !== image).map((one) => one.name);
  if (name !== undefined && isNameTaken(name, others)) throw refusal('name', sentences.fileNameTaken);
}

/** Deletes a replaced file; its URL stops working. */
const forget = (world: World, { url }: ProjectImage) => url !== null && world.files.delete(url);

/** Applies changes; a renamed image may match unmatched retouched images. */
function change(project: WorldProject, image: ProjectImage, changes: { name?: string | undefined }): ProjectImage {
  Object.assign(image, changes);
  if (changes.name !== undefined) joinLoose(project, image);
  return image;
}

export const projectImages = [
  mock(listProjectImages, ({ params }, { world, actor }) => ownProject(world, actor, params.id).images),

  mock(addProjectImage, async ({ params, body }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    if (body.orderId !== null && body.orderId !== project.orderId) throw refusal('order_id', sentences.projectForeign);
    const stored = await store(world, body.image, 'image');
    const name = body.image instanceof File ? titleOfFile(body.image.name) : '';
    const { groupId = null } = body;
    if (groupId !== null && !groupOf(project, groupId)) throw refusal('group_id', groupSentences.notFound);
    const before = await sameIn(world, project.images, name, body.image);
    if (before && groupId && before.groupId === null) {
      before.groupId = groupId;
      setSorting(project, before.id, { groupBy: 'hand' });
    }
    if (before) return before;
    if (project.images.length >= limits.projectImages) throw refusal('image', sentences.projectImagesFull);
    const image = {
      id: world.nextId(),
      name: freeName(
        name,
        project.images.map((one) => one.name),
      ),
      createdAt: new Date(world.now()).toISOString(),
      customProperties: {},
      width: null,
      height: null,
      color: null,
      groupId,
      mark: null,
      rating: 0,
      isCard: false,
      ...stored,
    };
    project.images.push(image);
    // Codes are read by the server alone.
    setSorting(project, image.id, { camera: seriesOf(name) });
    joinLoose(project, image);
    return image;
  }),

  // Before the call for one image, whose URL pattern matches this too.
  mock(downloadProjectImages, ({ params, query }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    const { name, images } = groupsToDownload(project, query.group, withoutCards(project), ({ id }) => id);
    if (images.length === 0) throw new Refusal(404, sentences.nothingToDownload);
    return zipOf(world, name ?? project.name, images);
  }),

  mock(getProjectImage, ({ params }, { world, actor }) => imageOf(world, actor, params)[1]),

  mock(updateProjectImage, ({ params, body }, { world, actor }) => {
    const [project, image] = imageOf(world, actor, params);
    const { from, ...changes } = body;
    requirePropertiesLimit(project, image, changes);
    if (changes.name !== undefined) changes.name = nameAfter(image.name, { name: changes.name, from });
    requireFreeName(project, image, changes);
    return change(project, image, sent(changes));
  }),

  mock(replaceProjectImage, async ({ params, body: { image: file, ...changes } }, { world, actor }) => {
    const [project, image] = imageOf(world, actor, params);
    const stored = await store(world, file, 'new_image');
    // What the file does not tell stays.
    stored.takenAt ??= image.takenAt;
    requirePropertiesLimit(project, image, changes);
    requireFreeName(project, image, changes);
    forget(world, image);
    return change(project, image, { ...stored, ...sent(changes) });
  }),

  mock(deleteProjectImage, ({ params }, { world, actor }) => {
    const [project, image] = imageOf(world, actor, params);
    if (image.isCard)
      for (const id of keptWithout(image.id, photosOf(project), project.clocks ?? [])) setSorting(project, id, { groupBy: 'hand' });
    project.images = project.images.filter((one) => one !== image);
    const isHidden = image.isCard || world.hiddenFromShares.has(image.id);
    for (const one of project.retouched) {
      if (one.originalId === image.id) Object.assign(one, { originalId: null, groupId: image.groupId, isHeld: one.isHeld || isHidden });
    }
    forget(world, image);
    return { message: sentences.imageDeleted };
  }),

  mock(renameProjectImages, ({ params, body }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    const ids = new Set(body.names.map(({ id }) => id));
    const renamed = project.images.filter(({ id }) => ids.has(id));
    if (renamed.length < ids.size) throw new Refusal(404, sentences.imageNotFound);
    const names = namesAfter(new Map(project.images.map(({ id, name }) => [id, name])), body.names);
    const wanted = new Map(names.map(({ id, name }) => [id, name]));
    const others = project.images.filter(({ id }) => !wanted.has(id)).map(({ name }) => name);
    const [taken] = placesTaken([...wanted.values()], others);
    if (taken !== undefined) throw refusal('names', `${names[taken]?.name}: ${sentences.fileNameTaken}`);
    for (const image of renamed) image.name = wanted.get(image.id) ?? image.name;
    for (const image of renamed) joinLoose(project, image);
    return renamed;
  }),

  mock(reorderProjectImages, ({ params, body }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    const places = new Map(body.imageIds.map((id, place) => [id, place]));
    if (places.size !== project.images.length || !project.images.every(({ id }) => places.has(id)))
      throw refusal('image_ids', sentences.orderStale);
    project.images = project.images.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
    return { message: sentences.orderSaved };
  }),

  mock(markProjectImages, ({ params, body: { ids, ...change } }, { world, actor }) => {
    const { images } = ownProject(world, actor, params.id);
    const marked = images.filter(({ id }) => ids.includes(id));
    if (marked.length < ids.length) throw new Refusal(404, sentences.imageNotFound);
    for (const image of marked) Object.assign(image, change);
    return { message: markSentences.saved };
  }),

  mock(downloadProjectImage, async ({ params }, { world, actor }) => {
    const [, image] = imageOf(world, actor, params);
    return { name: downloadName(image), content: await fileOf(world, image) };
  }),

  mock(downloadChosenImages, ({ body }, { world, actor }) => {
    const own = world.projects.filter(({ ownerId }) => ownerId === actor.id);
    const images = new Map(own.flatMap((project) => project.images).map((image) => [image.id, image]));
    const chosen = body.ids.map((id) => {
      const image = images.get(id);
      if (!image) throw new Refusal(404, sentences.imageNotFound);
      return image;
    });
    const folders = groupFolders(own.flatMap(groupsOf));
    const inGroups = chosen.map((image) => ({ ...image, folders: folders.get(image.groupId ?? 0) ?? [] }));
    const projects = own.filter((project) => project.images.some(({ id }) => body.ids.includes(id)));
    const [project] = projects;
    return zipOf(world, project && projects.length === 1 ? project.name : sentences.severalProjects, inGroups);
  }),
];
