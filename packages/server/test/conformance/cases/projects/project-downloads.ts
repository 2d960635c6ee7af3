/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import {
  createProject,
  downloadChosenImages,
  downloadProjectImage,
  downloadProjectImages,
  type Download,
  type ProjectImage,
  reorderProjectImages,
  sentences,
  updateProject,
} from '@portal/api';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import { newcomer } from '../../newcomer.ts';
import { add, addNamed, withProject } from '../../project-photos.ts';
import { photoFile } from '../../photo-file.ts';
import { type Case, caseOf } from '../../portal.ts';
import { refusalOf } from '../../refusal-of.ts';

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
/** Names and contents, in the order in which they lie in the archive. */
const entriesOf = async ({ content }: Download) => Object.entries(unzipSync(await bytesOf(content)));

export const projectDownloads: readonly Case[] = [
  caseOf(downloadProjectImage, 'returns the very file that was uploaded, under its name', async (portal) => {
    const owner = await withProject(portal);
    const file = await photoFile('olga-a.jpg', 'Звонок «Б», 1 (2).jpg');
    const { id } = await add(owner, file);
    const { name, content } = await owner.call(downloadProjectImage, { params: { id: owner.project, imageId: id } });
    expect(name).toBe('Звонок «Б», 1 (2).jpg');
    expect(await bytesOf(content)).toEqual(await bytesOf(file));
    const stranger = await withProject(portal);
    const call = (project: number) => refusalOf(stranger.call(downloadProjectImage, { params: { id: project, imageId: id } }));
    expect(await call(owner.project)).toEqual({ status: 404, message: sentences.notFound, errors: {} });
    expect(await call(stranger.project)).toEqual({ status: 404, message: sentences.imageNotFound, errors: {} });
  }),

  caseOf(downloadProjectImage, 'downloads with an extension what was uploaded without one, alone and in an archive', async (portal) => {
    const owner = await withProject(portal);
    const [image] = await addNamed(owner, 'Анна, 12.05');
    const params = { id: owner.project, imageId: image?.id ?? 0 };
    expect((await owner.call(downloadProjectImage, { params })).name).toBe('Анна, 12.05.png');
    const all = await owner.call(downloadProjectImages, { params: { id: owner.project }, query: {} });
    expect((await entriesOf(all)).map(([name]) => name)).toEqual(['Анна, 12.05.png']);
  }),

  caseOf(downloadProjectImages, 'returns all photos in their order, each under its own name', async (portal) => {
    const owner = await withProject(portal, 'Выпускной 11 «А»');
    const file = await photoFile('olga-a.jpg', 'IMG_1.jpg');
    const first = await add(owner, file);
    const [second, third, fourth] = await addNamed(owner, 'IMG_1.jpg', 'Ёлка.jpg', 'IMG_1.jpg');
    const imageIds = [third, first, second, fourth].map((image) => image?.id ?? 0);
    await owner.call(reorderProjectImages, { params: { id: owner.project }, body: { imageIds } });
    const all = await owner.call(downloadProjectImages, { params: { id: owner.project }, query: {} });
    expect(all.name).toBe('Выпускной 11 «А».zip');
    const entries = await entriesOf(all);
    expect(entries.map(([name]) => name)).toEqual(['Ёлка.jpg', 'IMG_1.jpg', 'IMG_1 (2).jpg', 'IMG_1 (3).jpg']);
    expect(entries[1]?.[1]).toEqual(await bytesOf(file));
  }),

  caseOf(downloadProjectImages, 'has nothing to download of an empty project or somebody else’s', async (portal) => {
    const owner = await withProject(portal);
    const params = { id: owner.project };
    expect(await refusalOf(owner.call(downloadProjectImages, { params, query: {} }))).toEqual({
      status: 404,
      message: sentences.nothingToDownload,
      errors: {},
    });
    const stranger = await newcomer(portal);
    expect(await refusalOf(stranger.call(downloadProjectImages, { params, query: {} }))).toMatchObject({
      status: 404,
      message: sentences.notFound,
    });
  }),

  caseOf(downloadChosenImages, 'returns the chosen ones in the order of choosing', async (portal) => {
    const owner = await withProject(portal);
    const [one, , three, four] = (await addNamed(owner, 'IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg', 'IMG_1.jpg')).map(({ id }) => id);
    const chosen = await owner.call(downloadChosenImages, { body: { ids: [four ?? 0, three ?? 0, one ?? 0] } });
    expect(chosen.name).toMatch(/\.zip$/);
    expect((await entriesOf(chosen)).map(([name]) => name)).toEqual(['IMG_1 (2).jpg', 'IMG_3.jpg', 'IMG_1.jpg']);
  }),

  caseOf(downloadChosenImages, 'calls the archive after its project, unless they are several', async (portal) => {
    const owner = await withProject(portal, 'Выпускной 11 «А»');
    const { id: other } = await owner.call(createProject, { body: { name: 'Свадьба', categoryId: 1 } });
    const [one] = await addNamed(owner, 'IMG_1.jpg');
    const [two] = await addNamed({ ...owner, project: other }, 'IMG_2.jpg');
    const nameOf = async (...images: (ProjectImage | undefined)[]) =>
      (await owner.call(downloadChosenImages, { body: { ids: images.map((image) => image?.id ?? 0) } })).name;
    expect(await nameOf(two)).toBe('Свадьба.zip');
    expect(await nameOf(one, two)).toBe('Фотографии.zip');
    await owner.call(updateProject, { params: { id: other }, body: { name: '9/А' } });
    expect(await nameOf(two)).toBe('9_А.zip');
  }),

  caseOf(downloadChosenImages, 'knows nothing of others, and wants something to be chosen', async (portal) => {
    const owner = await withProject(portal);
    const stranger = await withProject(portal);
    const [own] = await addNamed(stranger, 'IMG_1.jpg');
    const [foreign] = await addNamed(owner, 'IMG_1.jpg');
    const ids = [own?.id ?? 0, foreign?.id ?? 0];
    expect(await refusalOf(stranger.call(downloadChosenImages, { body: { ids } }))).toEqual({
      status: 404,
      message: sentences.imageNotFound,
      errors: {},
    });
    const send = (json: object) => portal.send('POST', '/api/images/download', { token: stranger.session.token, json });
    expect(await send({ ids: [] })).toMatchObject({ status: 422, body: { errors: { ids: [sentences.projectImagesChosen] } } });
    expect(await send({ ids: [ids[0], ids[0]] })).toMatchObject({ status: 422, body: { errors: { ids: [sentences.orderRepeats] } } });
  }),
];
