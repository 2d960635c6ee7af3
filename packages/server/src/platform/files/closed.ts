import type { WriteStream } from 'node:fs';

/** Waits until a file that could not be written is closed: if it were opened later, it would appear after it was removed. */
export function closed(file: WriteStream): Promise<void> {
  return new Promise((resolve) => {
    if (file.closed) resolve();
    else file.once('close', resolve).destroy();
  });
}
