/** What a call takes of the files of a form. */
export interface UploadRules {
  /** Names of the form's fields under which files come. */
  fields: readonly string[];
  maxFiles: number;
  /** Bytes of one file. */
  maxBytes: number;
  /** Bytes of all files together, and the message when they are more. */
  together?: { maxBytes: number; message: string };
  /** False: nobody needs the checksums of the files, which are a twelfth of the work of taking one in. */
  isSummed?: boolean;
  /** The field that complaints are about. */
  about: 'file' | 'files' | 'image' | 'new_image' | 'zip_file' | 'chunk';
  /** The messages when there is no file, an empty one, one that is too big, or one too many. */
  messages: { missing: string; empty: string; tooLarge: string; tooMany: string };
}

/** A file that came, under a path of our own; it is gone when the call ends, unless somebody moved it. */
export interface PlainFile {
  path: string;
  bytes: number;
  /** What its owner called it; never a path. */
  name: string;
}

/** The same with its sums. */
export interface UploadedFile extends PlainFile {
  /** SHA-256 of its bytes in hex. */
  hash: string;
  /** The checksum that archives carry. */
  crc32: number;
}
