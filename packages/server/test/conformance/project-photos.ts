import { addProjectImage, createProject, limits, listProjectImages, type ProjectImage, sentences } from '@portal/api';
import { someFile } from '../support/photographer.ts';
import { newcomer } from './newcomer.ts';
import { photoFile } from './photo-file.ts';
import type { Newcomer, Portal } from './portal.ts';

/** A photographer with one project. */
export interface ProjectOwner extends Newcomer {
  project: number;
}

/** Registers a new photographer, and creates one project without photos. */
export async function withProject(portal: Portal, name = 'Выпускной 11 «А»'): Promise<ProjectOwner> {
  const person = await newcomer(portal);
  const { id } = await person.call(createProject, { body: { name, categoryId: 1 } });
  return { ...person, project: id };
}

/** Adds a photo as the upload dialog does. */
export function add({ call, project }: ProjectOwner, image: Blob): Promise<ProjectImage> {
  return call(addProjectImage, { params: { id: project }, body: { image, orderId: project } });
}

/** Different photos under these names, one after the other. */
export async function addNamed(owner: ProjectOwner, ...names: string[]): Promise<ProjectImage[]> {
  const added: ProjectImage[] = [];
  for (const name of names) added.push(await add(owner, await someFile(name)));
  return added;
}

/** The photos of the project in their order, as the owner sees them. */
export const imagesOf = ({ call, project }: ProjectOwner): Promise<ProjectImage[]> => call(listProjectImages, { params: { id: project } });
/** Their names alone, in the same order. */
export const namesOf = async (owner: ProjectOwner): Promise<string[]> => (await imagesOf(owner)).map(({ name }) => name);

/** Files that may be sent as a photo and are none. */
export async function wrongFiles(): Promise<[File, number, string][]> {
  const large = new Uint8Array(limits.projectImageMaxBytes + 1);
  large.set(new Uint8Array(await (await photoFile()).arrayBuffer()));
  const webp = new TextEncoder().encode('RIFF\u0010\0\0\0WEBPVP8 and what follows');
  return [
    [new File([], 'пусто.jpg'), 422, sentences.photoEmpty],
    [new File(['GIF89a and what follows'], 'a.jpg', { type: 'image/jpeg' }), 422, sentences.projectImageFormat],
    [new File([webp], 'a.png', { type: 'image/png' }), 422, sentences.projectImageFormat],
    [new File([large], 'big.jpg'), 413, sentences.photoSize],
  ];
}
