import { type ProjectImage, thumbnailAddresses } from '@portal/api';
import { formatBytes, type GalleryPhoto, type GridPhoto } from '@portal/ui';
import { formatDay, formatLocalTime } from '../../common/texts/index.ts';
import { localDay } from '../../common/cards/index.ts';
import { t } from '../texts.ts';
import { type MarksOfClients, noMarks, signsOf } from './marks/clientMarks.ts';

/** A photo of the project, and whether all of its addresses have failed. */
export type ShownImage = ProjectImage & { loadError: boolean };

const dateOf = ({ createdAt }: ProjectImage): string[] => (createdAt === '' ? [] : [formatDay(localDay(createdAt), 'brief')]);

/** When a photo was taken, if its file says so. */
const takenOf = ({ takenAt }: ProjectImage): string | undefined =>
  takenAt === null ? undefined : t('dashboard.projects.images.taken', { when: formatLocalTime(takenAt) });

/** The photos as tiles: id, name, size and date, and what clients marked. */
export function tilesOf(images: readonly ProjectImage[], marks: MarksOfClients = noMarks): GridPhoto[] {
  return images.map((image) => {
    const [src = null, ...spares] = thumbnailAddresses(image);
    return {
      id: String(image.id),
      src,
      spares,
      color: image.color ?? undefined,
      name: image.name,
      label: t('dashboard.projects.images.number', { id: String(image.id) }),
      meta: [formatBytes(image.size), ...dateOf(image)].join(' · '),
      hint: takenOf(image),
      mark: image.mark,
      rating: image.rating,
      signs: signsOf(marks, image.id),
    };
  });
}

/** For a file whose size the server does not report. */
const usualSize = { width: 1600, height: 1067 };

/** The photos as the viewer needs them: large enough for a screen, or the original where there is no smaller copy. */
export function viewedOf(images: readonly ProjectImage[]): GalleryPhoto[] {
  return images.map((image) => {
    const { urls, url, thumbnailUrl, width, height } = image;
    const large = [urls.medium, urls.original, url, urls.thumb, thumbnailUrl].filter((address) => address !== null);
    const [src = '', ...spares] = new Set(large);
    return {
      id: String(image.id),
      src,
      spares,
      original: width && height ? (urls.original ?? undefined) : undefined,
      thumbnail: thumbnailAddresses(image)[0] ?? '',
      title: image.name,
      details: takenOf(image),
      ...(width && height ? { width, height } : usualSize),
      color: image.color ?? undefined,
    };
  });
}

const namedAtMost = 3;

/** The first names of a list that may be long: «1.jpg, 2.jpg, 3.jpg и ещё 12». */
export function someNames(names: readonly string[]): string {
  const first = names.slice(0, namedAtMost).join(', ');
  const more = names.length - namedAtMost;
  return more > 0 ? t('dashboard.projects.images.andMore', { names: first, count: more }) : first;
}
