import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptTokens } from './encrypt-tokens.ts';
import { newToken } from './tokens.ts';

const [older, newer] = [randomBytes(32), randomBytes(32)];
const token = newToken();

test('a token is read again, and each time it is written otherwise', () => {
  const cipher = encryptTokens([older]);
  const [one, two] = [cipher.encrypt(token, 'row 1'), cipher.encrypt(token, 'row 1')];
  expect(one).not.toBe(two);
  expect(one).not.toContain(token);
  expect([cipher.decrypt(one, 'row 1'), cipher.decrypt(two, 'row 1')]).toEqual([token, token]);
});

test('the first key encrypts, and all decrypt', () => {
  const before = encryptTokens([older]).encrypt(token, 'row 1');
  const both = encryptTokens([newer, older]);
  expect(both.decrypt(before, 'row 1')).toBe(token);
  expect([before.startsWith(both.prefix), both.encrypt(token, 'row 1').startsWith(both.prefix)]).toEqual([false, true]);
  expect(encryptTokens([newer]).decrypt(both.encrypt(token, 'row 1'), 'row 1')).toBe(token);
});

test('nothing is read without its key, in another row, or once it was changed', () => {
  const cipher = encryptTokens([older]);
  const encrypted = cipher.encrypt(token, 'row 1');
  const [id = '', text = ''] = encrypted.split('.');
  const bytes = Buffer.from(text, 'base64url');
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  expect(encryptTokens([newer]).decrypt(encrypted, 'row 1')).toBeNull();
  for (const changed of [`${id}.${bytes.toString('base64url')}`, `${id}.${text.slice(0, -8)}`, `${id}.`, id, '', 'old']) {
    expect(cipher.decrypt(changed, 'row 1')).toBeNull();
  }
  expect(cipher.decrypt(encrypted, 'row 2')).toBeNull();
});
