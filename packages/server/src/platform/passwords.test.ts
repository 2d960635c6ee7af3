import { describe, expect, test } from 'vitest';
import { hashPassword, unmatchableHash, verifyPassword } from './passwords.ts';

/** Kind and cost of a stored hash, and how long its salt and its sum are. */
const parts = (hash: string) => hash.split('$').map((part, index) => (index < 4 ? part : part.length));

describe('a password', () => {
  test('is stored as a salted, self-describing hash', async () => {
    const [one, other] = await Promise.all([hashPassword('пароль-1'), hashPassword('пароль-1')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
  });

  test('is recognised, however its characters were typed', async () => {
    const stored = await hashPassword('ёлка-й');
    expect(await verifyPassword('ёлка-й'.normalize('NFD'), stored)).toBe(true);
    expect(await verifyPassword('елка-й', stored)).toBe(false);
    expect(await verifyPassword('', stored)).toBe(false);
  });

  test('is counted to its last character', async () => {
    const long = 'а'.repeat(200);
    expect(await verifyPassword(`${long.slice(0, -1)}б`, await hashPassword(long))).toBe(false);
  });

  test('is checked with the cost it was stored with', async () => {
    // A test vector of the reference implementation (phc-winner-argon2, test.c).
    const stored = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword('password', stored)).toBe(true);
    expect(await verifyPassword('Password', stored)).toBe(false);
  });

  test.each([
    '',
    'plain',
    '$argon2id$v=19$m=19456,t=2,p=1$$',
    '$2b$10$abcdefghijklmnopqrstuv',
    '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$AAAA',
  ])('never matches a broken stored value: %s', async (stored) => {
    expect(await verifyPassword('plain', stored)).toBe(false);
  });

  test('of an unknown account costs what any other does, and never matches', async () => {
    expect(parts(unmatchableHash)).toEqual(parts(await hashPassword('anything')));
    for (const password of ['', 'anything']) expect(await verifyPassword(password, unmatchableHash)).toBe(false);
  });
});
