import type { Readable } from 'node:stream';

/** Bytes `start` to `end`, both included, as in an HTTP range. Without `end`: to the last byte. */
export interface ByteRange {
  start: number;
  end?: number;
}

export interface StoredFile {
  key: string;
  bytes: number;
  modifiedAt: Date;
}

/** A file, or a part of it, that is being read: its length is known before its first byte. */
export interface OpenFile {
  bytes: number;
  content: Readable;
}

/**
 * Where originals and derived images are stored. Keys are our own random ASCII (see `file-key.ts`), never a name from a visitor; a wrong key is a
 * programming error and throws.
 */
export interface FileStorage {
  /** Stores everything or nothing; when it resolves, the bytes are safe. Answers their number. */
  put(key: string, content: Readable | Uint8Array): Promise<number>;
  /** Moves a finished local file (the image worker's output) into the storage without reading it into memory. */
  adopt(key: string, localPath: string): Promise<number>;
  /** The stream of a file or of a part of it, `null` when there is none. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** The same together with its length, in one request; a part has to lie within the file. */
  open(key: string, range?: ByteRange): Promise<OpenFile | null>;
  stat(key: string): Promise<StoredFile | null>;
  /** Removing a missing file is not an error. */
  remove(key: string): Promise<void>;
  /**
   * Every file whose key begins with `prefix`, in byte order of the keys, as S3 does. Some storages have another order, which callers must handle,
   * even if slowly.
   */
  list(prefix?: string): AsyncIterable<StoredFile>;
  /** Throws when the storage cannot be reached now. */
  check(): Promise<void>;
}
