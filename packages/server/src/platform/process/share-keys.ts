import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { orNull } from '../files/or-null.ts';
import { errorCode, StartupError } from './startup-error.ts';

const KEY = /^[\da-f]{64}$/i;

/** Keys of 32 bytes in hexadecimal, separated by commas or line ends; null where one is none. */
export function parseKeys(text: string): Buffer[] | null {
  const words = text.split(/[\s,]+/).filter(Boolean);
  return words.length > 0 && words.every((word) => KEY.test(word)) ? words.map((word) => Buffer.from(word, 'hex')) : null;
}

/**
 * The keys that the addresses of shares are encrypted with: those of SHARE_KEYS, or that of a file in the data folder, which the first start creates.
 * Never in the database: whoever has a copy of it alone can open no share.
 */
export async function shareKeys(
  { shareKeys: set, dataDir, databaseUrl }: { shareKeys: readonly Buffer[]; dataDir: string; databaseUrl?: string | undefined },
  report: (line: string) => void,
): Promise<readonly Buffer[]> {
  if (set.length > 0) return set;
  const file = path.join(dataDir, 'share-keys');
  if (databaseUrl) {
    report(
      `SHARE_KEYS is not set: addresses of shares are encrypted with the key in ${file}. Every process of this database needs the same.`,
    );
  }
  const keys = parseKeys((await orNull(readFile(file, 'utf8'))) ?? (await makeKey(file)));
  if (!keys) throw new StartupError(`${file} must hold keys of 64 hexadecimal digits, one in each line.`);
  return keys;
}

/** Answers what is in the file afterwards: another process may have been faster. */
async function makeKey(file: string): Promise<string> {
  const written = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(written, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  // Unlike a rename, this replaces no key that is in use.
  await link(written, file).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
  await rm(written);
  return readFile(file, 'utf8');
}
