import { Refusal, sentences } from '@portal/api';
import { unzipSync } from 'fflate';

/** A file of an archive, by its name without folders. */
export interface ArchiveFile {
  name: string;
  content: Blob;
}

/** A complaint about an archive, under the name of its field as well. */
export const zipRefusal = (message: string, status = 422): Refusal => new Refusal(status, message, { zip_file: [message] });

/** What systems put beside the files. */
const metadata = /^(?:\._.*|\.ds_store|thumbs\.db|desktop\.ini|)$/i;

/** The files of an archive that people put there. */
export async function filesOf(archive: Blob): Promise<ArchiveFile[]> {
  const entries = unpack(new Uint8Array(await archive.arrayBuffer()));
  return Object.entries(entries).flatMap(([path, bytes]) => {
    const parts = path.split(/[/\\]/);
    const name = (parts.at(-1) ?? '').normalize('NFC');
    return metadata.test(name) || parts.includes('__MACOSX') ? [] : { name, content: new Blob([new Uint8Array(bytes)]) };
  });
}

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes);
  } catch {
    // Begins like one and has no directory at its end: it was cut off.
    throw zipRefusal(bytes[0] === 0x50 && bytes[1] === 0x4b ? sentences.zipBroken : sentences.zipNotZip);
  }
}
