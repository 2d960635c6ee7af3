/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import {
  deleteProjectImage,
  getProjectImage,
  markProjectImages,
  renameProjectImages,
  markSentences,
  reorderProjectImages,
  replaceProjectImage,
  sentences,
  updateProjectImage,
} from '@portal/api';
import { expect } from 'vitest';
import { newcomer } from '../../newcomer.ts';
import { someFile } from '../../../support/photographer.ts';
import { retouchedOf, send, zipOf } from '../../archives.ts';
import { addNamed, imagesOf, namesOf, type ProjectOwner, withProject, wrongFiles } from '../../project-photos.ts';
import { photoFile } from '../../photo-file.ts';
import { type Case, caseOf } from '../../portal.ts';
import { refusalOf } from '../../refusal-of.ts';

const noProject = { status: 404, message: sentences.notFound, errors: {} };
const noImage = { status: 404, message: sentences.imageNotFound, errors: {} };
const taken = (name: string) => ({ status: 422, errors: { names: [`${name}: ${sentences.fileNameTaken}`] } });
const at = ({ project }: ProjectOwner, imageId: number) => ({ id: project, imageId });

export const projectImage: readonly Case[] = [
  caseOf(getProjectImage, 'shows one photo of the project that the address names', async (portal) => {
    const owner = await withProject(portal);
    const [image] = await addNamed(owner, 'IMG_1.jpg');
    if (!image) return;
    expect(await owner.call(getProjectImage, { params: at(owner, image.id) })).toMatchObject({ id: image.id, name: 'IMG_1.jpg' });
    expect(await refusalOf(owner.call(getProjectImage, { params: at(owner, 99_999_999) }))).toEqual(noImage);
    const other = await withProject(portal);
    expect(await refusalOf(other.call(getProjectImage, { params: at(other, image.id) }))).toEqual(noImage);
    expect(await refusalOf(other.call(getProjectImage, { params: at(owner, image.id) }))).toEqual(noProject);
  }),

  caseOf(updateProjectImage, 'changes the name or the properties, and leaves the rest', async (portal) => {
    const owner = await withProject(portal);
    const [image] = await addNamed(owner, 'IMG_1.jpg');
    if (!image) return;
    const params = at(owner, image.id);
    expect(await owner.call(updateProjectImage, { params, body: { name: ' Ёж.jpg '.normalize('NFD') } })).toMatchObject({ name: 'Ёж.jpg' });
    const customProperties = { sheet: 3, crop: { x: 0.5 } };
    const changed = await owner.call(updateProjectImage, { params, body: { customProperties } });
    expect(changed).toMatchObject({ id: image.id, name: 'Ёж.jpg', size: image.size, customProperties });
    expect(await imagesOf(owner)).toMatchObject([{ name: 'Ёж.jpg', customProperties }]);
  }),

  caseOf(updateProjectImage, 'reports what is wrong, and changes nothing of others', async (portal) => {
    const owner = await withProject(portal);
    const [image] = await addNamed(owner, 'IMG_1.jpg', 'IMG_2.jpg');
    if (!image) return;
    const send = (json: object) =>
      portal.send('PUT', `/api/orders/${owner.project}/images/${image.id}`, { token: owner.session.token, json });
    const wrong: [object, Record<string, string[]>][] = [
      [{ name: '  ' }, { name: [sentences.fileNameRequired] }],
      [{ name: `${'я'.repeat(252)}.jpg` }, { name: [sentences.titleLength] }],
      [{ name: 'класс/Аня.jpg' }, { name: [sentences.fileNamePath] }],
      [{ name: 'Аня' }, { name: [sentences.fileNameExtension] }],
      [{ name: 'img_2.PNG' }, { name: [sentences.fileNameTaken] }],
      [{ custom_properties: [1] }, { custom_properties: [sentences.propertiesInvalid] }],
      [{ custom_properties: { a: 'я'.repeat(10_000) } }, { custom_properties: [sentences.propertiesInvalid] }],
    ];
    for (const [json, errors] of wrong) expect.soft(await send(json)).toMatchObject({ status: 422, body: { errors } });
    const stranger = await withProject(portal);
    const body = { name: 'Чужое.jpg' };
    expect(await refusalOf(stranger.call(updateProjectImage, { params: at(owner, image.id), body }))).toEqual(noProject);
    expect(await refusalOf(stranger.call(updateProjectImage, { params: at(stranger, image.id), body }))).toEqual(noImage);
    expect(await namesOf(owner)).toEqual(['IMG_1.jpg', 'IMG_2.jpg']);
  }),

  caseOf(replaceProjectImage, 'puts another file in the place of a photo, under its name or a new one', async (portal) => {
    const owner = await withProject(portal);
    const [image, next] = await addNamed(owner, 'IMG_1.jpg', 'IMG_2.jpg');
    if (!image || !next) return;
    const params = at(owner, image.id);
    const file = await photoFile('anna-a.jpg', 'другое.jpg');
    const replaced = await owner.call(replaceProjectImage, { params, body: { image: file } });
    expect(replaced).toMatchObject({ id: image.id, name: 'IMG_1.jpg', size: file.size });
    expect(replaced.urls.original).not.toBe(image.urls.original);
    expect(await portal.serves(replaced.urls.original ?? '')).toBe(true);
    const named = { image: await photoFile('denis-a.jpg'), name: 'Новое.jpg', customProperties: { sheet: 1 } };
    expect(await owner.call(replaceProjectImage, { params, body: named })).toMatchObject({
      name: 'Новое.jpg',
      customProperties: { sheet: 1 },
    });
    expect(await namesOf(owner)).toEqual(['Новое.jpg', 'IMG_2.jpg']);
    for (const [wrong, status, message] of await wrongFiles()) {
      const refused = { status, message, errors: { new_image: [message] } };
      expect.soft(await refusalOf(owner.call(replaceProjectImage, { params, body: { image: wrong } }))).toEqual(refused);
    }
    const stranger = await withProject(portal);
    expect(await refusalOf(stranger.call(replaceProjectImage, { params, body: { image: file } }))).toEqual(noProject);
    expect((await imagesOf(owner))[0]?.name).toBe('Новое.jpg');
  }),

  caseOf(deleteProjectImage, 'deletes one photo and its files, once', async (portal) => {
    const owner = await withProject(portal);
    const [first, second] = await addNamed(owner, 'IMG_1.jpg', 'IMG_2.jpg');
    if (!first || !second) return;
    const stranger = await withProject(portal);
    expect(await refusalOf(stranger.call(deleteProjectImage, { params: at(owner, first.id) }))).toEqual(noProject);
    expect(await refusalOf(stranger.call(deleteProjectImage, { params: at(stranger, first.id) }))).toEqual(noImage);
    expect(await owner.call(deleteProjectImage, { params: at(owner, first.id) })).toEqual({ message: sentences.imageDeleted });
    expect(await refusalOf(owner.call(deleteProjectImage, { params: at(owner, first.id) }))).toEqual(noImage);
    expect(await namesOf(owner)).toEqual(['IMG_2.jpg']);
  }),

  caseOf(deleteProjectImage, 'deletes several in one call', async (portal) => {
    const owner = await withProject(portal);
    const added = await addNamed(owner, '1.jpg', '2.jpg', '3.jpg', '4.jpg');
    await Promise.all(added.slice(0, 3).map(({ id }) => owner.call(deleteProjectImage, { params: at(owner, id) })));
    expect(await namesOf(owner)).toEqual(['4.jpg']);
  }),

  caseOf(markProjectImages, 'marks some photos and takes marks away; all or none', async (portal) => {
    const owner = await withProject(portal);
    const [a = 0, b = 0, c = 0] = (await addNamed(owner, 'a.jpg', 'b.jpg', 'c.jpg')).map(({ id }) => id);
    const params = { id: owner.project };
    const marks = async () => (await imagesOf(owner)).map(({ mark }) => mark);
    expect(await marks()).toEqual([null, null, null]);
    expect(await owner.call(markProjectImages, { params, body: { ids: [a, c], mark: 'keep' } })).toEqual({ message: markSentences.saved });
    await owner.call(markProjectImages, { params, body: { ids: [b], mark: 'reject' } });
    expect(await marks()).toEqual(['keep', 'reject', 'keep']);
    expect(await refusalOf(owner.call(markProjectImages, { params, body: { ids: [a, 99_999_999], mark: null } }))).toEqual(noImage);
    expect(await marks()).toEqual(['keep', 'reject', 'keep']);
    await owner.call(markProjectImages, { params, body: { ids: [a], mark: null } });
    expect(await marks()).toEqual([null, 'reject', 'keep']);
    const stranger = await withProject(portal);
    expect(await refusalOf(stranger.call(markProjectImages, { params, body: { ids: [b], mark: null } }))).toEqual(noProject);
    expect(await refusalOf(stranger.call(markProjectImages, { params: { id: stranger.project }, body: { ids: [b], mark: null } }))).toEqual(
      noImage,
    );
    const send = (json: unknown) => portal.send('POST', `/api/orders/${owner.project}/images/marks`, { token: owner.session.token, json });
    expect(await send({ ids: [a], mark: 'stars' })).toMatchObject({ status: 422, body: { errors: { mark: [markSentences.invalid] } } });
    expect(await send({ ids: [a] })).toMatchObject({ status: 422, body: { errors: { mark: [markSentences.required] } } });
    for (const rating of [-1, 6, 2.5, '3', null]) {
      expect(await send({ ids: [a], rating })).toMatchObject({ status: 422, body: { errors: { rating: [markSentences.rating] } } });
    }
    expect(await send({ ids: [], mark: 'keep' })).toMatchObject({
      status: 422,
      body: { errors: { ids: [sentences.projectImagesChosen] } },
    });
    expect(await marks()).toEqual([null, 'reject', 'keep']);
  }),

  caseOf(markProjectImages, 'gives stars and takes them away, and leaves the marks alone', async (portal) => {
    const owner = await withProject(portal);
    const [a = 0, b = 0] = (await addNamed(owner, 'a.jpg', 'b.jpg')).map(({ id }) => id);
    const params = { id: owner.project };
    const marks = async () => (await imagesOf(owner)).map(({ mark, rating }) => [mark, rating]);
    await owner.call(markProjectImages, { params, body: { ids: [a, b], rating: 5 } });
    await owner.call(markProjectImages, { params, body: { ids: [b], mark: 'reject' } });
    expect(await marks()).toEqual([
      [null, 5],
      ['reject', 5],
    ]);
    await owner.call(markProjectImages, { params, body: { ids: [a], mark: 'keep', rating: 3 } });
    await owner.call(markProjectImages, { params, body: { ids: [b], rating: 0 } });
    expect(await marks()).toEqual([
      ['keep', 3],
      ['reject', 0],
    ]);
    expect(await refusalOf(owner.call(markProjectImages, { params, body: { ids: [b, 99_999_999], rating: 1 } }))).toEqual(noImage);
    expect(await marks()).toEqual([
      ['keep', 3],
      ['reject', 0],
    ]);
  }),

  caseOf(renameProjectImages, 'renames all photos or none, lets two change names, and links what waits for a name', async (portal) => {
    const owner = await withProject(portal);
    const [a = 0, b = 0, c = 0] = (await addNamed(owner, 'a.jpg', 'b.jpg', 'c.jpg')).map(({ id }) => id);
    const params = { id: owner.project };
    const rename = (...names: [id: number, name: string][]) =>
      owner.call(renameProjectImages, { params, body: { names: names.map(([id, name]) => ({ id, name })) } });
    const renamed = await rename([a, 'b.jpg'], [b, 'a.jpg']);
    expect(renamed.map(({ id, name }) => [id, name])).toEqual([
      [a, 'b.jpg'],
      [b, 'a.jpg'],
    ]);
    expect(await refusalOf(rename([a, 'новое.jpg'], [b, 'C.JPG']))).toMatchObject(taken('C.JPG'));
    expect(await refusalOf(rename([a, 'x.jpg'], [b, 'X.png']))).toMatchObject(taken('x.jpg'));
    expect(await refusalOf(rename([a, 'новое.jpg'], [99_999_999, 'другое.jpg']))).toEqual(noImage);
    const raw = (...names: [id: number, name: string][]) =>
      portal.send('POST', `/api/orders/${owner.project}/images/rename`, {
        token: owner.session.token,
        json: { names: names.map(([id, name]) => ({ id, name })) },
      });
    for (const wrong of ['', 'a/b.jpg', 'без']) expect.soft(await raw([a, 'новое.jpg'], [b, wrong])).toMatchObject({ status: 422 });
    for (const names of [
      [],
      [
        [a, 'x.jpg'],
        [a, 'y.jpg'],
      ],
    ] as [number, string][][])
      expect.soft(await raw(...names)).toMatchObject({ status: 422 });
    expect((await imagesOf(owner)).map(({ name }) => name)).toEqual(['b.jpg', 'a.jpg', 'c.jpg']);
    const stranger = await withProject(portal);
    const body = { names: [{ id: c, name: 'чужое.jpg' }] };
    expect(await refusalOf(stranger.call(renameProjectImages, { params, body }))).toEqual(noProject);
    expect(await refusalOf(stranger.call(renameProjectImages, { params: { id: stranger.project }, body }))).toEqual(noImage);
    await send(owner, await zipOf({ 'Иванов.jpg': await someFile() }));
    expect((await retouchedOf(owner)).map(({ originalId }) => originalId)).toEqual([null]);
    await rename([c, 'Иванов.jpg'], [a, 'Петров.jpg']);
    expect((await retouchedOf(owner)).map(({ originalId }) => originalId)).toEqual([c]);
  }),

  caseOf(reorderProjectImages, 'accepts a whole new order, and refuses one that names other photos', async (portal) => {
    const owner = await withProject(portal);
    const [a = 0, b = 0, c = 0] = (await addNamed(owner, 'a.jpg', 'b.jpg', 'c.jpg')).map(({ id }) => id);
    const params = { id: owner.project };
    expect(await owner.call(reorderProjectImages, { params, body: { imageIds: [c, a, b] } })).toEqual({ message: sentences.orderSaved });
    expect(await namesOf(owner)).toEqual(['c.jpg', 'a.jpg', 'b.jpg']);
    const stale = { status: 422, message: sentences.orderStale, errors: { image_ids: [sentences.orderStale] } };
    for (const imageIds of [[a, b], [a, b, c, 99_999_999], []]) {
      expect.soft(await refusalOf(owner.call(reorderProjectImages, { params, body: { imageIds } }))).toEqual(stale);
    }
    const twice = { token: owner.session.token, json: { image_ids: [a, a, b] } };
    expect(await portal.send('POST', `/api/orders/${owner.project}/images/reorder`, twice)).toMatchObject({
      status: 422,
      body: { errors: { image_ids: [sentences.orderRepeats] } },
    });
    const stranger = await newcomer(portal);
    expect(await refusalOf(stranger.call(reorderProjectImages, { params, body: { imageIds: [a, b, c] } }))).toEqual(noProject);
    expect(await namesOf(owner)).toEqual(['c.jpg', 'a.jpg', 'b.jpg']);
  }),
];
