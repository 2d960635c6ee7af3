import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Encrypts secrets that somebody may read again, with keys that are not in the database. */
export interface TokenCipher {
  /** `about`: what the secret belongs to. Moved to another row it cannot be read. */
  encrypt: (token: string, about: string) => string;
  /** Null where its key is not among ours, or where it was changed. */
  decrypt: (encrypted: string, about: string) => string | null;
  /** How everything begins that was encrypted with the first key. */
  prefix: string;
}

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Tells keys apart, and tells nothing about them. */
const idOf = (key: Buffer): string => createHash('sha256').update('id of a key').update(key).digest('base64url').slice(0, 8);

/** The first key encrypts, all of them decrypt: so a key is replaced (see SECURITY). */
export function encryptTokens(keys: readonly Buffer[]): TokenCipher {
  const [first] = keys;
  if (!first) throw new Error('There is no key to encrypt with');
  const byId = new Map(keys.map((key) => [idOf(key), key]));
  const prefix = `${idOf(first)}.`;
  return {
    prefix,
    encrypt(token, about) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, first, nonce).setAAD(Buffer.from(about));
      const text = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
      return prefix + Buffer.concat([nonce, text, cipher.getAuthTag()]).toString('base64url');
    },
    decrypt(encrypted, about) {
      const [id = '', text = ''] = encrypted.split('.');
      const key = byId.get(id);
      const bytes = Buffer.from(text, 'base64url');
      if (!key || bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}
