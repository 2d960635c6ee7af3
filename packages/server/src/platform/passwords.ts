import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { limitConcurrency } from './concurrency/limit-concurrency.ts';

const derive = promisify(argon2);

/** Argon2id of the security design: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const STORED = /^\$argon2id\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=(\d)\$([\w+/]{11,})\$([\w+/]{22,})$/;

/** Two at a time: a burst of sign-ins must not use all memory and all threads of the pool. */
const inTurn = limitConcurrency(2);

const written = (nonce: Buffer, hash: Buffer): string =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(hash)}`;

/** A hash that no password matches, for unknown addresses: verifying it takes the same time as any other. */
export const unmatchableHash: string = written(Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES));

/** Answers a self-describing string, so that the cost can be raised without a migration. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  return written(nonce, await argon2id(password, { ...cost, nonce }, HASH_BYTES));
}

/** Whether the password matches the hash; a stored string of another format never matches. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, expected] = STORED.exec(stored) ?? [];
  if (!salt || !expected) return false;
  const wanted = Buffer.from(expected, 'base64');
  const parameters = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
  };
  return timingSafeEqual(await argon2id(password, parameters, wanted.length), wanted);
}

function argon2id(password: string, parameters: Omit<Argon2Parameters, 'message' | 'tagLength'>, tagLength: number): Promise<Buffer> {
  // The same characters may be typed composed or decomposed, depending on the keyboard.
  const message = Buffer.from(password.normalize('NFC'));
  return inTurn(() => derive('argon2id', { ...parameters, message, tagLength }));
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
