import type { Retouched } from '@portal/api';
import type { WorldProject } from './world.ts';

/** For stories: retouched images of the first `count` originals of the project. */
export function exampleRetouched({ images }: WorldProject, count: number): Retouched[] {
  return images.slice(0, count).map(({ id, name, width, height, size }, index) => {
    const url = `/photos/alina-${index % 9}.jpg`;
    return {
      id: id + 5_000,
      name,
      size,
      createdAt: '2026-11-19T10:00:00.000Z',
      shownAt: '2026-11-19T10:00:00.000Z',
      acceptedAt: null,
      version: 1,
      originalId: id,
      urls: { thumb: url, medium: url, original: url },
      width,
      height,
      color: null,
      earlier: [],
      isHeld: false,
    };
  });
}
