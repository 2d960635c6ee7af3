import { Refusal, sentences } from '@portal/api';
import { unzipSync } from 'fflate';

/** A file of an archive; its name has no folders. */
export interface ArchiveFile {
  name: string;
  content: Blob;
}

/** A refusal of an archive, also as a field error. */
export const zipRefusal = (message: string, status = 422): Refusal => new Refusal(status, message, { zip_file: [message] });

/** Files that operating systems add. */
const metadata = /^(?:\._.*|\.ds_store|thumbs\.db|desktop\.ini|)$/i;

/** The files of an archive, without system files. */
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
    // Starts like a ZIP without a central directory: truncated.
    throw zipRefusal(bytes[0] === 0x50 && bytes[1] === 0x4b ? sentences.zipBroken : sentences.zipNotZip);
  }
}
