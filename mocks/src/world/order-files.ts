import { asFileName, type Download, distinctNames, nameToGive, type OrderImage } from '@portal/api';
import { zipSync } from 'fflate';
import type { World } from './world.ts';

/** Where the file of a photograph lies. */
type Stored = Pick<OrderImage, 'urls'> & { url?: string | null };

const addressOf = ({ urls, url }: Stored): string => urls.original ?? url ?? '';

/** The file of a photograph: one that was uploaded, or one of the demo's own. */
export async function fileOf(world: World, stored: Stored): Promise<Blob> {
  const address = addressOf(stored);
  return world.files.get(address) ?? (await fetch(address)).blob();
}

/** The name under which a photograph is given out. */
export const downloadName = (image: Stored & { name: string }): string => nameToGive(image.name, addressOf(image));

/** Under which names photographs lie in one archive, in this order. */
export const namesInArchive = (images: readonly (Stored & { name: string })[]): string[] => distinctNames(images.map(downloadName));

/** The photographs as a ZIP, in this order, under their own names. Photographs do not get smaller by packing. */
export async function zipOf(world: World, name: string, images: readonly (Stored & { name: string })[]): Promise<Download> {
  const names = namesInArchive(images);
  const entries = await Promise.all(
    images.map(
      async (image, index) => [names[index] ?? image.name, new Uint8Array(await (await fileOf(world, image)).arrayBuffer())] as const,
    ),
  );
  return {
    name: `${asFileName(name, 'photos')}.zip`,
    content: new Blob([new Uint8Array(zipSync(Object.fromEntries(entries), { level: 0 }))], { type: 'application/zip' }),
  };
}
