import * as z from 'zod/mini';
import { expect, expectTypeOf, test } from 'vitest';
import { camelCased } from './camel-cased.ts';

const codec = camelCased(z.object({ id: z.int(), photo_count: z.int(), media: z.array(z.string()), shoot_date: z.optional(z.string()) }), {
  media: 'photos',
});

test('renames both ways, and leaves out what is not there', () => {
  const wire = { id: 1, photo_count: 2, media: ['a'] };
  const domain = { id: 1, photoCount: 2, photos: ['a'] };
  expect(z.decode(codec, wire)).toEqual(domain);
  expect(z.encode(codec, domain)).toEqual(wire);
  expect(z.encode(codec, { ...domain, shootDate: '2026-05-25' })).toEqual({ ...wire, shoot_date: '2026-05-25' });
});

test('checks what travels, in both directions', () => {
  expect(z.safeDecode(codec, { id: 1, photo_count: 'two', media: [] } as never).success).toBe(false);
  expect(z.safeEncode(codec, { id: 1, photoCount: 0.5, photos: [] }).success).toBe(false);
});

test('makes what only travels of the other fields', () => {
  const person = camelCased(z.object({ first_name: z.string(), full_name: z.string() }), {
    full_name: (wire: { first_name: string }) => `${wire.first_name} Иванова`,
  });
  expect(z.decode(person, { first_name: 'Анна', full_name: 'кто-то' })).toEqual({ firstName: 'Анна' });
  expect(z.encode(person, { firstName: 'Анна' })).toEqual({ first_name: 'Анна', full_name: 'Анна Иванова' });
  expectTypeOf<z.output<typeof person>>().toEqualTypeOf<{ firstName: string }>();
});

test('derives the type', () => {
  expectTypeOf<z.output<typeof codec>>().toEqualTypeOf<{
    id: number;
    photoCount: number;
    photos: string[];
    shootDate?: string | undefined;
  }>();
});
