import { foldersOf, noteFolders } from './folders.ts';

const beginnings: Readonly<Record<string, (head: string) => boolean>> = {
  'image/jpeg': (head) => head.startsWith('\u00FF\u00D8\u00FF'),
  'image/png': (head) => head.startsWith('\u0089PNG\r\n\u001A\n'),
  'image/webp': (head) => /^RIFF.{4}WEBP/s.test(head),
  'image/gif': (head) => /^GIF8[79]a/.test(head),
};

/**
 * The file with the media type that its first bytes tell. A browser goes by the extension and the settings of the system: a photo from a messenger or
 * a camera may have no type, an old one (`image/pjpeg`), or that of any file (`application/octet-stream`).
 */
export async function withType(file: File): Promise<File> {
  // The first bytes of an unreadable file are empty: it is refused for its type.
  const bytes = await file
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const head = String.fromCodePoint(...new Uint8Array(bytes));
  const type = Object.keys(beginnings).find((one) => beginnings[one]?.(head));
  if (type === undefined || type === file.type) return file;
  return noteFolders(new File([file], file.name, { type, lastModified: file.lastModified }), foldersOf(file));
}
