import type { ProjectImage } from '@portal/api';
import { photoUrl, sizeOf } from './person.ts';
import { demoProjectPhotos, demoTakenAt } from '../seed/index.ts';

const minuteMs = 60_000;

/** The images of the demo project with this index; ids of different projects do not overlap. */
export function demoImages(project: number, madeAt: string): ProjectImage[] {
  return (demoProjectPhotos[project] ?? []).map(({ file, name, size, minute, second }, index) => {
    const url = photoUrl(file);
    return {
      id: 2_000 + project * 100 + index + 1,
      name,
      size,
      createdAt: new Date(Date.parse(madeAt) + minute * minuteMs).toISOString(),
      url,
      thumbnailUrl: url,
      urls: { thumb: url, medium: url, original: url },
      customProperties: {},
      ...sizeOf(file),
      color: null,
      groupId: null,
      mark: null,
      rating: 0,
      isCard: false,
      takenAt: demoTakenAt({ second }, madeAt),
    };
  });
}
