import { open } from 'node:fs/promises';

/** The first bytes of a file, which tell its type, whatever its name is. */
export async function firstBytes(path: string, count: number): Promise<string> {
  const file = await open(path);
  try {
    const bytes = Buffer.alloc(count);
    const { bytesRead } = await file.read(bytes, 0, count, 0);
    return bytes.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}
