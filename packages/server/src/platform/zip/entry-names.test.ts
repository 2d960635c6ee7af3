import { expect, test } from 'vitest';
import { decodeNames } from './entry-names.ts';

const windows = (...codes: number[]) => Buffer.from(codes);
const raw = (bytes: Buffer) => ({ bytes, isUtf8: false, unicodeField: undefined });

test('of a path with thousands of folders the deepest are kept, and no others are asked about', () => {
  // «б» of Windows in front, so that the code page has to be found.
  const path = Buffer.concat([windows(0xe1), Buffer.from('/a'.repeat(32_000)), Buffer.from('/1/2/3/'), windows(0xe1), Buffer.from('.jpg')]);
  let asked = 0;
  const isExpected = (name: string) => {
    asked += 1;
    return name === 'б.jpg';
  };
  const names = decodeNames(
    Array.from({ length: 20 }, () => raw(path)),
    isExpected,
  );
  expect(names[0]).toEqual({ name: 'б.jpg', folders: [...Array.from({ length: 9 }, () => 'a'), '1', '2', '3'] });
  expect(asked).toBeLessThan(20 * 100);
});
