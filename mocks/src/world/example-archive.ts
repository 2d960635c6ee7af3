import { photoUrl } from './person.ts';
import { zipSync, type Zippable } from 'fflate';

interface ArchiveOptions {
  name?: string;
  /** Minimum size in bytes: the first file is padded with zeros. */
  size?: number;
}

/** For stories: a ZIP of demo images, by their paths inside. */
export async function archiveOf(
  files: Readonly<Record<string, string>>,
  { name = '11а_ретушь.zip', size = 0 }: ArchiveOptions = {},
): Promise<File> {
  const entries: Zippable = {};
  for (const [path, file] of Object.entries(files)) {
    const bytes = new Uint8Array(await (await fetch(photoUrl(file))).arrayBuffer());
    const padded = new Uint8Array(Math.max(bytes.length, Object.keys(entries).length === 0 ? size : 0));
    padded.set(bytes);
    entries[path] = padded;
  }
  return new File([new Uint8Array(zipSync(entries, { level: 0 }))], name, { type: 'application/zip', lastModified: 1 });
}
