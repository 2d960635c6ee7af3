import { addOrderImage, createProject, listOrderImages, type OrderImage } from '@portal/api';
import { someFile } from '../testing/photographer.ts';
import { newcomer } from './newcomer.ts';
import type { Newcomer, Portal } from './portal.ts';

/** Somebody with an order of their own. */
export interface Orderer extends Newcomer {
  order: number;
}

export async function withOrder(portal: Portal, name = 'Выпускной 11 «А»'): Promise<Orderer> {
  const person = await newcomer(portal);
  const { id } = await person.call(createProject, { body: { name, categoryId: 1 } });
  return { ...person, order: id };
}

/** Adds a photograph as the upload window does. */
export function add({ call, order }: Orderer, image: Blob): Promise<OrderImage> {
  return call(addOrderImage, { params: { id: order }, body: { image, orderId: order } });
}

/** Different photographs under these names, one after the other. */
export async function addNamed(owner: Orderer, ...names: string[]): Promise<OrderImage[]> {
  const added: OrderImage[] = [];
  for (const name of names) added.push(await add(owner, await someFile(name)));
  return added;
}

export const imagesOf = ({ call, order }: Orderer): Promise<OrderImage[]> => call(listOrderImages, { params: { id: order } });
export const namesOf = async (owner: Orderer): Promise<string[]> => (await imagesOf(owner)).map(({ name }) => name);
