import { photoUrl } from './person.ts';
import { zipSync, type Zippable } from 'fflate';

interface ArchiveOptions {
  name?: string;
  /** Bytes that the archive has at least: the first file is followed by zeros. */
  size?: number;
}

/** A ZIP as a retoucher would send it: pictures of the demo by the paths that they have inside. For stories. */
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
