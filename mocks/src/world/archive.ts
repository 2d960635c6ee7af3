import { Refusal, sentences } from '@portal/api';
import { unzipSync } from 'fflate';

/** A file of an archive. */
export interface ArchiveFile {
  /** Without folders. */
  name: string;
  /** The folders that it lies in, the deepest last. */
  folders: readonly string[];
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
    const folders = path.normalize('NFC').split(/[/\\]/);
    const name = folders.pop() ?? '';
    return metadata.test(name) || folders.includes('__MACOSX') ? [] : { name, folders, content: new Blob([new Uint8Array(bytes)]) };
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
