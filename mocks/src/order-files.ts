import { asFileName, type Download, distinctNames, type OrderImage } from '@portal/api';
import { zipSync } from 'fflate';
import type { World } from './world.ts';

/** Where the file of a photograph lies. */
type Stored = Pick<OrderImage, 'urls'> & { url?: string | null };

/** The file of a photograph: one that was uploaded, or one of the demo's own. */
export async function fileOf(world: World, { urls, url }: Stored): Promise<Blob> {
  const address = urls.original ?? url ?? '';
  return world.files.get(address) ?? (await fetch(address)).blob();
}

/** The photographs as a ZIP, in this order, under their own names. Photographs do not get smaller by packing. */
export async function zipOf(world: World, name: string, images: readonly (Stored & { name: string })[]): Promise<Download> {
  const names = distinctNames(images.map((image) => asFileName(image.name, 'photo')));
  const entries = await Promise.all(
    images.map(
      async (image, index) => [names[index] ?? image.name, new Uint8Array(await (await fileOf(world, image)).arrayBuffer())] as const,
    ),
  );
  return {
    name: `${name}.zip`,
    content: new Blob([new Uint8Array(zipSync(Object.fromEntries(entries), { level: 0 }))], { type: 'application/zip' }),
  };
}
