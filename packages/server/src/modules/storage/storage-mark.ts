import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Ports } from '../../ports.ts';
import { agree, selectAgreed } from './repository.ts';

const MARK = 'storage-mark.txt';

/**
 * Whether this storage is the one whose files the database names: both hold the same mark. New ones get it here.
 * A server that was pointed at another database by mistake must not take that one's pictures for rubbish.
 */
export async function isOwnStorage({ db, files }: Pick<Ports, 'db' | 'files'>): Promise<boolean> {
  const stream = await files.read(MARK);
  const stored = stream && (await text(stream));
  if (stored !== null) return stored === (await selectAgreed(db, 'file_storage'));
  // The database first: interrupted here, the storage gets the same mark the next time.
  const mark = await agree(db, 'file_storage', randomUUID());
  if (mark === undefined) return false;
  await files.put(MARK, Buffer.from(mark));
  return true;
}
