/** What a call accepts of the files of a form. */
export interface UploadRules {
  /** Names of the form fields that carry files. */
  fields: readonly string[];
  maxFiles: number;
  /** Bytes of one file. */
  maxBytes: number;
  /** Bytes of all files together, and the message when they are more. */
  together?: { maxBytes: number; message: string };
  /** False where nobody needs checksums, which are a twelfth of the work of receiving a file. */
  isSummed?: boolean;
  /** The field that error messages are about. */
  about: 'file' | 'files' | 'image' | 'new_image' | 'zip_file' | 'chunk';
  /** The messages when there is no file, an empty one, one that is too big, or one too many. */
  messages: { missing: string; empty: string; tooLarge: string; tooMany: string };
}

/** A received file, under a path of our own; it is removed when the call ends, unless it was moved. */
export interface PlainFile {
  path: string;
  bytes: number;
  /** The name that its owner gave it; never a path. */
  name: string;
  /** The folders that a browser named before it, the deepest last: to compare, never a path. */
  folders?: readonly string[];
}

/** The same with its checksums. */
export interface UploadedFile extends PlainFile {
  /** SHA-256 of its bytes in hex. */
  hash: string;
  /** CRC-32, as archives need it. */
  crc32: number;
}
