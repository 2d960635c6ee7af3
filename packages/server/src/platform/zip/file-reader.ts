import { close, createReadStream, fstat, open, read } from 'node:fs';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { RandomAccessReader } from 'yauzl';

type Done = (error: Error | null) => void;

/**
 * Reads parts of a file for yauzl. yauzl's own reader passes positions from the archive to the system unchecked, where one beyond all numbers ends
 * the process, and makes parallel readers wait for each other.
 */
export class FileReader extends RandomAccessReader {
  readonly #path: string;
  readonly #fd: number;
  readonly size: number;

  private constructor(path: string, fd: number, size: number) {
    super();
    this.#path = path;
    this.#fd = fd;
    this.size = size;
  }

  static async open(path: string): Promise<FileReader> {
    const fd = await promisify(open)(path, 'r');
    const { size } = await promisify(fstat)(fd);
    return new FileReader(path, fd, size);
  }

  override read(buffer: Buffer, offset: number, length: number, position: number, callback: Done): void {
    if (!this.#holds(position, position + length)) return callback(new Error('A place outside of the archive'));
    read(this.#fd, buffer, offset, length, position, (error, bytesRead) =>
      callback(error ?? (bytesRead === length ? null : new Error('The archive has become shorter'))),
    );
  }

  override _readStreamForRange(start: number, end: number): Readable {
    if (this.#holds(start, end)) return createReadStream(this.#path, { start, end: end - 1 });
    return new Readable({
      read() {
        this.destroy(new Error('A place outside of the archive'));
      },
    });
  }

  override close(callback: Done): void {
    close(this.#fd, callback);
  }

  #holds(start: number, end: number): boolean {
    return Number.isSafeInteger(start) && Number.isSafeInteger(end) && start >= 0 && start <= end && end <= this.size;
  }
}
