/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import {
  addOrderImage,
  deleteOrderImage,
  getOrderImage,
  limits,
  listOrderImages,
  listProjects,
  reorderOrderImages,
  replaceOrderImage,
  sentences,
  updateOrderImage,
} from '@portal/api';
import { expect } from 'vitest';
import { someFile } from '../../testing/photographer.ts';
import { newcomer } from '../newcomer.ts';
import { add, addNamed, imagesOf, namesOf, type Orderer, withOrder } from '../order-photos.ts';
import { photoFile } from '../photo-file.ts';
import { type Case, caseOf } from '../portal.ts';
import { refusalOf } from '../refusal-of.ts';

const noOrder = { status: 404, message: sentences.notFound, errors: {} };
const noImage = { status: 404, message: sentences.imageNotFound, errors: {} };
const at = ({ order }: Orderer, imageId: number) => ({ id: order, imageId });

/** What may be sent as a photograph and is none. */
async function wrongFiles(): Promise<[File, number, string][]> {
  const large = new Uint8Array(limits.orderImageMaxBytes + 1);
  large.set(new Uint8Array(await (await photoFile()).arrayBuffer()));
  const webp = new TextEncoder().encode('RIFF\u0010\0\0\0WEBPVP8 and what follows');
  return [
    [new File([], 'пусто.jpg'), 422, sentences.photoEmpty],
    [new File(['GIF89a and what follows'], 'a.jpg', { type: 'image/jpeg' }), 422, sentences.orderImageFormat],
    [new File([webp], 'a.png', { type: 'image/png' }), 422, sentences.orderImageFormat],
    [new File([large], 'big.jpg'), 413, sentences.photoSize],
  ];
}

export const orderImages: readonly Case[] = [
  caseOf(listOrderImages, 'is empty for a new order, and not there for others', async (portal) => {
    const owner = await withOrder(portal);
    expect(await imagesOf(owner)).toEqual([]);
    const stranger = await newcomer(portal);
    expect(await refusalOf(stranger.call(listOrderImages, { params: { id: owner.order } }))).toEqual(noOrder);
    expect(await refusalOf(owner.call(listOrderImages, { params: { id: 99_999_999 } }))).toEqual(noOrder);
  }),

  caseOf(listOrderImages, 'gives photographs in the order in which they came, and projects count them', async (portal) => {
    const owner = await withOrder(portal);
    const added = await addNamed(owner, '5.jpg', '1.jpg', '3.jpg', '2.jpg', '4.jpg');
    const listed = await imagesOf(owner);
    expect(listed.map(({ id, name, size }) => [id, name, size])).toEqual(added.map(({ id, name, size }) => [id, name, size]));
    const [project] = await owner.call(listProjects, {});
    expect(project?.photoCount).toBe(5);
    expect(project?.previews).toHaveLength(limits.projectPreviews);
    for (const preview of project?.previews ?? []) expect(await portal.serves(preview)).toBe(true);
  }),

  caseOf(addOrderImage, 'keeps a JPEG and a PNG, and serves all of their sizes', async (portal) => {
    const owner = await withOrder(portal);
    const file = await photoFile('olga-a.jpg', 'Звонок.jpg');
    const image = await add(owner, file);
    expect(image).toMatchObject({ name: 'Звонок.jpg', size: file.size, customProperties: {} });
    expect(Date.parse(image.createdAt)).not.toBeNaN();
    const png = await add(owner, await someFile('знак.png'));
    for (const { urls } of [image, png]) {
      for (const address of [urls.thumb, urls.medium, urls.original]) expect(await portal.serves(address ?? '')).toBe(true);
    }
    expect(
      await refusalOf((await newcomer(portal)).call(addOrderImage, { params: { id: owner.order }, body: { image: file, orderId: null } })),
    ).toEqual(noOrder);
  }),

  caseOf(addOrderImage, 'keeps names as they are written, each letter in its one spelling', async (portal) => {
    const owner = await withOrder(portal);
    const names = ['Ёлка и йод.jpg', 'IMG 0001 (2).jpeg', 'ученик №7, «Б».JPG', 'без точки'];
    await addNamed(owner, ...names.map((name, index) => (index === 0 ? name.normalize('NFD') : name)));
    expect(await namesOf(owner)).toEqual(names);
  }),

  caseOf(addOrderImage, 'is the same photograph for the same file of the same name, and another one otherwise', async (portal) => {
    const owner = await withOrder(portal);
    const first = await add(owner, await photoFile('olga-a.jpg', 'IMG_1.jpg'));
    expect((await add(owner, await photoFile('olga-a.jpg', 'IMG_1.jpg'))).id).toBe(first.id);
    await add(owner, await photoFile('anna-a.jpg', 'IMG_1.jpg'));
    await add(owner, await photoFile('olga-a.jpg', 'IMG_2.jpg'));
    expect(await namesOf(owner)).toEqual(['IMG_1.jpg', 'IMG_1.jpg', 'IMG_2.jpg']);
    const other = await withOrder(portal);
    expect((await add(other, await photoFile('olga-a.jpg', 'IMG_1.jpg'))).id).not.toBe(first.id);
  }),

  caseOf(addOrderImage, 'refuses what is no JPEG or PNG, what is empty, and what is too large', async (portal) => {
    const owner = await withOrder(portal);
    for (const [file, status, message] of await wrongFiles()) {
      expect.soft(await refusalOf(add(owner, file)), file.name).toEqual({ status, message, errors: { image: [message] } });
    }
    const path = `/api/orders/${owner.order}/images`;
    const send = (form: FormData) => portal.send('POST', path, { token: owner.session.token, form });
    const form = new FormData();
    form.append('order_id', String(owner.order));
    expect(await send(form)).toMatchObject({ status: 422, body: { errors: { image: [sentences.orderImageMissing] } } });
    form.set('order_id', String(owner.order + 1));
    form.set('image', await photoFile());
    expect(await send(form)).toMatchObject({ status: 422, body: { errors: { order_id: [sentences.orderForeign] } } });
    expect(await imagesOf(owner)).toEqual([]);
  }),

  caseOf(getOrderImage, 'shows one photograph of the order that the address names', async (portal) => {
    const owner = await withOrder(portal);
    const [image] = await addNamed(owner, 'IMG_1.jpg');
    if (!image) return;
    expect(await owner.call(getOrderImage, { params: at(owner, image.id) })).toMatchObject({ id: image.id, name: 'IMG_1.jpg' });
    expect(await refusalOf(owner.call(getOrderImage, { params: at(owner, 99_999_999) }))).toEqual(noImage);
    const other = await withOrder(portal);
    expect(await refusalOf(other.call(getOrderImage, { params: at(other, image.id) }))).toEqual(noImage);
    expect(await refusalOf(other.call(getOrderImage, { params: at(owner, image.id) }))).toEqual(noOrder);
  }),

  caseOf(updateOrderImage, 'changes the name or the properties, and leaves the rest', async (portal) => {
    const owner = await withOrder(portal);
    const [image] = await addNamed(owner, 'IMG_1.jpg');
    if (!image) return;
    const params = at(owner, image.id);
    expect(await owner.call(updateOrderImage, { params, body: { name: ' Ёж.jpg '.normalize('NFD') } })).toMatchObject({ name: 'Ёж.jpg' });
    const customProperties = { sheet: 3, crop: { x: 0.5 } };
    const changed = await owner.call(updateOrderImage, { params, body: { customProperties } });
    expect(changed).toMatchObject({ id: image.id, name: 'Ёж.jpg', size: image.size, customProperties });
    expect(await imagesOf(owner)).toMatchObject([{ name: 'Ёж.jpg', customProperties }]);
  }),

  caseOf(updateOrderImage, 'says what is wrong, and changes nothing of others', async (portal) => {
    const owner = await withOrder(portal);
    const [image] = await addNamed(owner, 'IMG_1.jpg');
    if (!image) return;
    const send = (json: object) =>
      portal.send('PUT', `/api/orders/${owner.order}/images/${image.id}`, { token: owner.session.token, json });
    const wrong: [object, Record<string, string[]>][] = [
      [{ name: '  ' }, { name: [sentences.fileNameRequired] }],
      [{ name: 'я'.repeat(256) }, { name: [sentences.titleLength] }],
      [{ custom_properties: [1] }, { custom_properties: [sentences.propertiesInvalid] }],
      [{ custom_properties: { a: 'я'.repeat(10_000) } }, { custom_properties: [sentences.propertiesInvalid] }],
    ];
    for (const [json, errors] of wrong) expect.soft(await send(json)).toMatchObject({ status: 422, body: { errors } });
    const stranger = await withOrder(portal);
    const body = { name: 'Чужое.jpg' };
    expect(await refusalOf(stranger.call(updateOrderImage, { params: at(owner, image.id), body }))).toEqual(noOrder);
    expect(await refusalOf(stranger.call(updateOrderImage, { params: at(stranger, image.id), body }))).toEqual(noImage);
    expect(await namesOf(owner)).toEqual(['IMG_1.jpg']);
  }),

  caseOf(replaceOrderImage, 'puts another file in the place of a photograph, under its name or a new one', async (portal) => {
    const owner = await withOrder(portal);
    const [image, next] = await addNamed(owner, 'IMG_1.jpg', 'IMG_2.jpg');
    if (!image || !next) return;
    const params = at(owner, image.id);
    const file = await photoFile('anna-a.jpg', 'другое.jpg');
    const replaced = await owner.call(replaceOrderImage, { params, body: { image: file } });
    expect(replaced).toMatchObject({ id: image.id, name: 'IMG_1.jpg', size: file.size });
    expect(replaced.urls.original).not.toBe(image.urls.original);
    expect(await portal.serves(replaced.urls.original ?? '')).toBe(true);
    const named = { image: await photoFile('denis-a.jpg'), name: 'Новое.jpg', customProperties: { sheet: 1 } };
    expect(await owner.call(replaceOrderImage, { params, body: named })).toMatchObject({
      name: 'Новое.jpg',
      customProperties: { sheet: 1 },
    });
    expect(await namesOf(owner)).toEqual(['Новое.jpg', 'IMG_2.jpg']);
    for (const [wrong, status, message] of await wrongFiles()) {
      const refused = { status, message, errors: { new_image: [message] } };
      expect.soft(await refusalOf(owner.call(replaceOrderImage, { params, body: { image: wrong } }))).toEqual(refused);
    }
    const stranger = await withOrder(portal);
    expect(await refusalOf(stranger.call(replaceOrderImage, { params, body: { image: file } }))).toEqual(noOrder);
    expect((await imagesOf(owner))[0]?.name).toBe('Новое.jpg');
  }),

  caseOf(deleteOrderImage, 'deletes one photograph and its files, once', async (portal) => {
    const owner = await withOrder(portal);
    const [first, second] = await addNamed(owner, 'IMG_1.jpg', 'IMG_2.jpg');
    if (!first || !second) return;
    const stranger = await withOrder(portal);
    expect(await refusalOf(stranger.call(deleteOrderImage, { params: at(owner, first.id) }))).toEqual(noOrder);
    expect(await refusalOf(stranger.call(deleteOrderImage, { params: at(stranger, first.id) }))).toEqual(noImage);
    expect(await owner.call(deleteOrderImage, { params: at(owner, first.id) })).toEqual({ message: sentences.imageDeleted });
    expect(await refusalOf(owner.call(deleteOrderImage, { params: at(owner, first.id) }))).toEqual(noImage);
    expect(await namesOf(owner)).toEqual(['IMG_2.jpg']);
  }),

  caseOf(deleteOrderImage, 'deletes several that are asked for at once', async (portal) => {
    const owner = await withOrder(portal);
    const added = await addNamed(owner, '1.jpg', '2.jpg', '3.jpg', '4.jpg');
    await Promise.all(added.slice(0, 3).map(({ id }) => owner.call(deleteOrderImage, { params: at(owner, id) })));
    expect(await namesOf(owner)).toEqual(['4.jpg']);
  }),

  caseOf(reorderOrderImages, 'takes a whole new order, and refuses one that names other photographs', async (portal) => {
    const owner = await withOrder(portal);
    const [a = 0, b = 0, c = 0] = (await addNamed(owner, 'a.jpg', 'b.jpg', 'c.jpg')).map(({ id }) => id);
    const params = { id: owner.order };
    expect(await owner.call(reorderOrderImages, { params, body: { imageIds: [c, a, b] } })).toEqual({ message: sentences.orderSaved });
    expect(await namesOf(owner)).toEqual(['c.jpg', 'a.jpg', 'b.jpg']);
    const stale = { status: 422, message: sentences.orderStale, errors: { image_ids: [sentences.orderStale] } };
    for (const imageIds of [[a, b], [a, b, c, 99_999_999], []]) {
      expect.soft(await refusalOf(owner.call(reorderOrderImages, { params, body: { imageIds } }))).toEqual(stale);
    }
    const twice = { token: owner.session.token, json: { image_ids: [a, a, b] } };
    expect(await portal.send('POST', `/api/orders/${owner.order}/images/reorder`, twice)).toMatchObject({
      status: 422,
      body: { errors: { image_ids: [sentences.orderRepeats] } },
    });
    const stranger = await newcomer(portal);
    expect(await refusalOf(stranger.call(reorderOrderImages, { params, body: { imageIds: [a, b, c] } }))).toEqual(noOrder);
    expect(await namesOf(owner)).toEqual(['c.jpg', 'a.jpg', 'b.jpg']);
  }),
];
