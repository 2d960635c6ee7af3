/** For stories: a generated image file; each side gives another file. */
export async function imageFile(name: string, side = 24): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = `hsl(${side * 7} 40% 50%)`;
  context.fillRect(0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('No image');
  return new File([blob], name, { type: 'image/png', lastModified: side });
}

/** Different images, `1.png` and so on. */
export function imageFiles(count: number): Promise<File[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => imageFile(`${index + 1}.png`, 24 + index)));
}
