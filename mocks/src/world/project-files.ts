import { archivePaths, asFileName, type Download, nameToGive, type ProjectImage } from '@portal/api';
import { zipSync } from 'fflate';
import type { World } from './world.ts';

/** The URLs of an image file. */
type Stored = Pick<ProjectImage, 'urls'> & { url?: string | null };

const addressOf = ({ urls, url }: Stored): string => urls.original ?? url ?? '';

/** The image file: an uploaded one, or one of the demo. */
export async function fileOf(world: World, stored: Stored): Promise<Blob> {
  const address = addressOf(stored);
  return world.files.get(address) ?? (await fetch(address)).blob();
}

/** The name under which an image is downloaded. */
export const downloadName = (image: Stored & { name: string }): string => nameToGive(image.name, addressOf(image));

/** An image of an archive, and the folders that it is in. */
type Packed = Stored & { name: string; folders?: readonly string[] | null };

/** The names of images inside one archive, in order; those of a group lie in its folders. */
export const namesInArchive = (images: readonly Packed[]): string[] =>
  archivePaths(images.map((image) => ({ name: downloadName(image), folders: image.folders })));

/** A ZIP of the images in order, and of texts by their names, stored without compression. */
export async function zipOf(
  world: World,
  name: string,
  images: readonly Packed[],
  written: Readonly<Record<string, string>> = {},
): Promise<Download> {
  const names = namesInArchive(images);
  const entries = await Promise.all(
    images.map(
      async (image, index) => [names[index] ?? image.name, new Uint8Array(await (await fileOf(world, image)).arrayBuffer())] as const,
    ),
  );
  const texts = Object.entries(written).map(([file, text]) => [file, new TextEncoder().encode(text)] as const);
  return {
    name: `${asFileName(name, 'photos')}.zip`,
    content: new Blob([new Uint8Array(zipSync(Object.fromEntries([...entries, ...texts]), { level: 0 }))], { type: 'application/zip' }),
  };
}
