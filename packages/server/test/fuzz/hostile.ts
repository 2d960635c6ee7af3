import * as fc from 'fast-check';

/** Names that reach into JavaScript's own objects. */
export const prototypeKeys = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'then'] as const;

const deep = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);

/** Text that has broken somebody's server before. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\uD800',
    '\uDFFFx',
    '\uFEFF',
    '\u202Eгпж.отоф',
    '\u2066\u2069',
    'й',
    '👩‍👧‍👦',
    'null',
    'undefined',
    'NaN',
    '-0',
    '1e309',
    '0x10',
    '1_000',
    '٣',
    '9'.repeat(40),
    "' or 1=1 --",
    '%',
    '%00',
    '%E0%A4%A',
    '%s%n',
    '_%\\',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    'a\r\nSet-Cookie: x=1',
    '2026-02-30',
    '0000-00-00',
    '99999-12-31',
    'https://u:p@vk.com:99999/\\x',
    'javascript:alert(1)',
    ...prototypeKeys,
  ),
  fc.constantFrom('x', 'я', '\u0301', '\u{1F600}', '<', '"').map((character) => character.repeat(10_000)),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);

const hostileNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, -0, -1, 1.5, 2 ** 31, 2 ** 31 - 1, 2 ** 53, 2 ** 63, -(2 ** 63), 1e21, 1e308, 5e-324),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Any JSON where something else was meant. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  fc.constantFrom(null, true, false, [], {}, [[]], [null], { length: 1 }),
  fc.array(fc.oneof(hostileNumber, hostileText), { maxLength: 4 }),
  fc.dictionary(fc.constantFrom('id', 'length', 'toJSON', ''), fc.oneof(hostileNumber, fc.constant(null)), { maxKeys: 3 }),
  fc.constant(Array.from({ length: 3_000 }, (_, index) => index)),
);

/** A body that is no object, or an unusual one. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'null',
    'true',
    '7',
    '"x"',
    '[]',
    '{',
    '{"a":1,}',
    '{"a":1}{',
    "{'a':1}",
    '\uFEFF{}',
    '{"__proto__":{"email":"a"}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"a":1e999}',
    '{"id":1,"id":2}',
    '{"a":"\\ud800"}',
    '{"a":"\\u0000"}',
    deep(20_000, '[', ']'),
    '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000),
  ),
  fc.json({ maxDepth: 4 }),
);
