import { zipLimits } from '@portal/api';
import { foldersOf } from '@portal/ui';
import { inPortions, isZip, zipOf, zippedBytes } from '../../../common/index.ts';
import { t } from '../../texts.ts';

/** An archive to be sent: one that was chosen, or one that is made of photos that came loose. */
export interface Archive {
  /** As it is shown. */
  name: string;
  size: number;
  /** What has to be readable for it. */
  sources: readonly File[];
  /** Its bytes; of loose photos they are put together on the first call. */
  open: () => Promise<File>;
}

/** Bytes of an archive's end. */
const endBytes = 22;
/** No more entries than an archive may hold, however small they are. */
const leastBytes = zipLimits.maxBytes / zipLimits.entries;

interface Loose {
  file: File;
  /** Its name in the archive: with its folders, and unique. */
  path: string;
}

const bytesOf = ({ file, path }: Loose): number => zippedBytes(path, file.size);

/** In an order that does not depend on how they were chosen: the same photos make the same archive, which goes on where it was broken off. */
function looseOf(files: readonly File[]): Loose[] {
  const taken = new Set<string>();
  const loose = files.map((file) => {
    const path = [...foldersOf(file), file.name].join('/');
    let unique = path;
    for (let turn = 2; taken.has(unique); turn += 1) unique = `${turn}/${path}`;
    taken.add(unique);
    return { file, path: unique };
  });
  return loose.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** The server knows an archive of loose photos by this name; whose it is, its content tells. */
const looseName = 'photos.zip';

function madeOf(loose: readonly Loose[]): Archive {
  let made: Promise<File> | undefined;
  const make = async (): Promise<File> => {
    const content = await zipOf(loose.map(({ file, path }) => ({ name: path, content: file })));
    return new File([content], looseName, { lastModified: Math.max(...loose.map(({ file }) => file.lastModified)) });
  };
  return {
    name: t('zip.loose', { count: loose.length }),
    size: loose.reduce((sum, one) => sum + bytesOf(one), endBytes),
    sources: loose.map(({ file }) => file),
    open: () => (made ??= make()),
  };
}

/** An archive as it was chosen. */
export const archiveOf = (file: File): Archive => ({ name: file.name, size: file.size, sources: [file], open: async () => file });

/** What was chosen, as archives: first those that are some, then what came loose, in as few as its size allows. */
export function archivesOf(files: readonly File[]): Archive[] {
  const loose = looseOf(files.filter((file) => !isZip(file)));
  const portions = inPortions(loose, (one) => Math.max(bytesOf(one), leastBytes), zipLimits.maxBytes - endBytes);
  return [...files.filter(isZip).map(archiveOf), ...portions.map(madeOf)];
}
