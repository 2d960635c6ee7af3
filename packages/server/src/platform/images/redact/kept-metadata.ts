import type { Metadata } from 'sharp';
import { readIptc, shortIptc } from './iptc.ts';
import { type Patch, patchOf } from './patch.ts';
import { createPlaceCheck } from './places.ts';
import { shortExif } from './short-exif.ts';
import { readXmp, shortXmp } from './xmp.ts';

/** The kinds of metadata of which something may stay. */
export type MetadataKind = 'exif' | 'xmp' | 'iptc';

/**
 * Replaces metadata of a file by what may stay of it: of this kind, at this offset, with so many bytes. Null: nothing of the kind stays here, because
 * there is nothing, it has stayed in an earlier place, or it does not fit.
 */
export type KeepMetadata = (kind: MetadataKind, at: number, space: number) => Patch | null;

/** Of Exif orientation, time and author stay; of XMP and IPTC caption, keywords, rating, label, author and copyright, unless they name the place. */
export function createKeepMetadata({
  exif,
  xmp,
  iptc,
  orientation,
}: Partial<Pick<Metadata, 'exif' | 'xmp' | 'iptc' | 'orientation'>>): KeepMetadata {
  const fromXmp = xmp ? readXmp(xmp) : null;
  const fromIptc = iptc ? readIptc(iptc) : null;
  const tellsPlace = createPlaceCheck([...(fromXmp?.places ?? []), ...(fromIptc?.places ?? [])]);
  const replacements: Record<MetadataKind, (space: number) => Buffer | null> = {
    exif: (space) => shortExif(exif, orientation, space),
    xmp: (space) => fromXmp && shortXmp(fromXmp, tellsPlace, space),
    iptc: (space) => fromIptc && shortIptc(fromIptc, tellsPlace, space),
  };
  const given = new Set<MetadataKind>();
  return (kind, at, space) => {
    const bytes = given.has(kind) ? null : replacements[kind](space);
    if (!bytes) return null;
    given.add(kind);
    const rest = space - bytes.length;
    return kind === 'xmp' ? patchOf(at, bytes, 0, rest) : patchOf(at, bytes, rest);
  };
}
