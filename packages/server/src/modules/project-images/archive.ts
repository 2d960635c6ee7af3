import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { mediaTypeOf } from '../../http/downloads/media-types.ts';
import type { FilePart, ServedFile } from '../../http/downloads/send-file.ts';
import { archivePaths, asFileName, nameToGive } from '@portal/api';
import { layOutZip, type ZipSource } from '../../platform/zip/zip-layout.ts';
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
  /** The folders that it is in: its class, and its pupil. */
  folders?: readonly string[] | null;
}

/** The same for somebody else than the owner: with what is removed. */
export interface RedactedImage extends StoredImage {
  /** Null: there is nothing to remove. */
  redaction: Redaction | null;
}

/** A text that is written for an archive. */
interface TextFile {
  name: string;
  text: string;
  createdAt: Date;
}

/** Who receives an archive decides which bytes it holds: the owner the stored ones, a share the redacted ones. */
export type Delivery =
  | { receiver: 'owner'; images: readonly StoredImage[] }
  | { receiver: 'share'; images: readonly RedactedImage[]; texts: readonly TextFile[] };

/** The names of files in an archive, in this order: equal names get numbers, and files of a group are in its folders. */
export const namesInArchive = (images: readonly Pick<StoredImage, 'name' | 'file_key' | 'folders'>[]): string[] =>
  archivePaths(images.map(({ name, file_key, folders }) => ({ name: nameToGive(name, file_key), folders })));

interface Entry {
  source: ZipSource;
  content: FilePart;
}

/** An archive of stored files in this order, under their own names, then of texts. */
export function archiveOf({ files }: Pick<Ports, 'files'>, name: string, delivery: Delivery): ServedFile {
  const names = namesInArchive(delivery.images);
  const images =
    delivery.receiver === 'owner'
      ? delivery.images.map((image, index) => imageEntry(files, names[index] ?? '', image, null))
      : delivery.images.map((image, index) => imageEntry(files, names[index] ?? '', image, image.redaction));
  const texts = delivery.receiver === 'owner' ? [] : delivery.texts;
  const entries = [...images, ...texts.map(textEntry)];
  const parts = layOutZip(entries.map(({ source }) => source)).map((part) =>
    typeof part === 'number' ? (entries[part]?.content ?? Buffer.alloc(0)) : part,
  );
  const etag = createHash('sha256');
  for (const part of parts) if (Buffer.isBuffer(part)) etag.update(part);
  return { name: `${asFileName(name, 'photos')}.zip`, type: 'application/zip', etag: etag.digest('base64url'), parts };
}

/** One photo for somebody else than the owner, alone: the same bytes as in an archive. */
export function redactedFile({ files }: Pick<Ports, 'files'>, image: RedactedImage): ServedFile {
  const { source, content } = imageEntry(files, nameToGive(image.name, image.file_key), image, image.redaction);
  return {
    name: source.name,
    type: mediaTypeOf(image.file_key) ?? 'application/octet-stream',
    etag: createHash('sha256').update(`${image.file_key} ${source.crc32}`).digest('base64url'),
    parts: [content],
  };
}

function imageEntry(files: Ports['files'], name: string, image: StoredImage, redaction: Redaction | null): Entry {
  return {
    source: { name, bytes: image.bytes, crc32: redaction?.crc32 ?? image.crc32, modifiedAt: image.created_at },
    content: { bytes: image.bytes, read: (range) => readStored(files, image.file_key, redaction, range) },
  };
}

function textEntry({ name, text, createdAt }: TextFile): Entry {
  const content = Buffer.from(text);
  return { source: { name, bytes: content.length, crc32: crc32(content), modifiedAt: createdAt }, content };
}

async function readStored(
  files: Ports['files'],
  key: string,
  redaction: Redaction | null,
  range: Required<ByteRange>,
): Promise<Readable | null> {
  const stream = await files.read(key, range);
  if (!stream || !redaction) return stream;
  return Readable.from(patchedStream(stream, range.start, redaction.patches), { objectMode: false });
}
