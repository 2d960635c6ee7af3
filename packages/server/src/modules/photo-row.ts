import type { Photo } from '@portal/api';
import { mediaUrl } from './media-url.ts';

/** A photo as a row's JSON holds it; width and height are those of the original. */
export interface PhotoRow {
  id: number;
  title: string;
  specialization_id: number | null;
  width: number;
  height: number;
  color: string;
  placeholder: string | null;
  medium_key: string;
  middle_key: string | null;
  thumb_key: string;
}

/** The size limit of the big image, which the derived copy never exceeds. */
const bigSide = 1600;

/** Row → domain: addresses for keys, and the width and height of the big image. `middle` is null as long as that copy is missing. */
export function toPhoto(row: PhotoRow): Photo {
  const scale = Math.min(1, bigSide / Math.max(row.width, row.height));
  return {
    id: row.id,
    url: mediaUrl(row.medium_key),
    middle: row.middle_key && mediaUrl(row.middle_key),
    thumbnail: mediaUrl(row.thumb_key),
    title: row.title || null,
    specializationId: row.specialization_id,
    width: Math.round(row.width * scale),
    height: Math.round(row.height * scale),
    color: row.color,
    placeholder: row.placeholder,
  };
}
