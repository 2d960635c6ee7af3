import { addOrderImage, createProject, limits, listOrderImages, type OrderImage, sentences } from '@portal/api';
import { someFile } from '../support/photographer.ts';
import { newcomer } from './newcomer.ts';
import { photoFile } from './photo-file.ts';
import type { Newcomer, Portal } from './portal.ts';

/** A photographer with one order. */
export interface Orderer extends Newcomer {
  order: number;
}

/** Registers a new photographer, and creates one project without photos. */
export async function withOrder(portal: Portal, name = 'Выпускной 11 «А»'): Promise<Orderer> {
  const person = await newcomer(portal);
  const { id } = await person.call(createProject, { body: { name, categoryId: 1 } });
  return { ...person, order: id };
}

/** Adds a photo as the upload dialog does. */
export function add({ call, order }: Orderer, image: Blob): Promise<OrderImage> {
  return call(addOrderImage, { params: { id: order }, body: { image, orderId: order } });
}

/** Different photos under these names, one after the other. */
export async function addNamed(owner: Orderer, ...names: string[]): Promise<OrderImage[]> {
  const added: OrderImage[] = [];
  for (const name of names) added.push(await add(owner, await someFile(name)));
  return added;
}

/** The photos of the order in their order, as the owner sees them. */
export const imagesOf = ({ call, order }: Orderer): Promise<OrderImage[]> => call(listOrderImages, { params: { id: order } });
/** Their names alone, in the same order. */
export const namesOf = async (owner: Orderer): Promise<string[]> => (await imagesOf(owner)).map(({ name }) => name);

/** Files that may be sent as a photo and are none. */
export async function wrongFiles(): Promise<[File, number, string][]> {
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
