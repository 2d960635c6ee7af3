import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ServedFile } from '../../http/downloads/send-file.ts';
import { archivePaths, asFileName, nameToGive } from '@portal/api';
import { layOutZip } from '../../platform/zip/zip-layout.ts';
import type { ByteRange } from '../../platform/files/file-storage.ts';
import { patchedStream } from '../../platform/images/redact/patch.ts';
import type { Redaction } from '../../platform/images/redact/redaction.ts';
import type { Ports } from '../../platform/ports.ts';

/** A stored file that may go into an archive. */
export interface StoredImage {
  name: string;
  file_key: string;
  bytes: number;
  crc32: number;
  created_at: Date;
  /** What is removed where somebody else than the owner gets it. */
  redaction?: Redaction | null;
  /** The name of its group, whose folder it is in. */
  folder?: string | null;
  /** The bytes of a file that is not stored. */
  content?: Buffer;
}

/** The names of files in an archive, in this order: equal names get numbers, and files of a group are in its folder. */
export const namesInArchive = (images: readonly Pick<StoredImage, 'name' | 'file_key' | 'folder'>[]): string[] =>
  archivePaths(images.map(({ name, file_key, folder }) => ({ name: nameToGive(name, file_key), folder })));

/** An archive of stored files in this order, under their own names. */
export function archiveOf({ files }: Pick<Ports, 'files'>, name: string, images: readonly StoredImage[]): ServedFile {
  const names = namesInArchive(images);
  const sources = images.map(({ bytes, crc32, redaction, created_at }, index) => ({
    name: names[index] ?? '',
    bytes,
    crc32: redaction?.crc32 ?? crc32,
    modifiedAt: created_at,
  }));
  const parts = layOutZip(sources).map((part) => {
    const image = typeof part === 'number' ? images[part] : undefined;
    if (image?.content) return image.content;
    return image ? { bytes: image.bytes, read: (range: Required<ByteRange>) => readStored(files, image, range) } : (part as Buffer);
  });
  const etag = createHash('sha256');
  for (const part of parts) if (Buffer.isBuffer(part)) etag.update(part);
  return { name: `${asFileName(name, 'photos')}.zip`, type: 'application/zip', etag: etag.digest('base64url'), parts };
}

async function readStored(
  files: Ports['files'],
  { file_key, redaction }: StoredImage,
  range: Required<ByteRange>,
): Promise<Readable | null> {
  const stream = await files.read(file_key, range);
  if (!stream || !redaction) return stream;
  return Readable.from(patchedStream(stream, range.start, redaction.patches), { objectMode: false });
}
