import { describe, expect, it } from 'vitest';
import { Refusal } from '@portal/api';
import { requireStorableText } from './storable-text.ts';

function refusalOf(...parts: unknown[]): Refusal {
  try {
    requireStorableText(...parts);
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  throw new Error('Not refused');
}

describe('text that the database can store', () => {
  it('passes, whatever else is beside it', () => {
    expect(() => requireStorableText({ city: 'Казань' }, { bio: '👩‍👧', links: [{ id: 1, name: null }] }, undefined)).not.toThrow();
  });

  it.each(['a\0b', '\uD800', 'x\uDFFF'])('refuses %j and names its field', (name) => {
    expect(refusalOf({}, { links: [{ name: 'a' }, { name }] }).errors).toHaveProperty(['links.1.name']);
  });

  // A body of 660 KB took all memory of the process when the answer named every path.
  it('answers a body that is bad at every depth with one path', () => {
    let body: unknown = 1;
    for (let depth = 0; depth < 60_000; depth++) body = ['\0', body];
    expect(refusalOf(body).errors).toEqual({ 0: [expect.any(String)] });
  });
});
