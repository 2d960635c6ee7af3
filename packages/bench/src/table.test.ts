import { expect, test } from 'vitest';
import { table } from './table.ts';
import { figure } from './words.ts';

test('a part is printed with where and when, and each row with its best peer, its ratio, its goal and whether it is reached', () => {
  const rows = [
    { what: 'opens', unit: 'ms', ours: 40, peers: { quick: 50, slow: 90 }, goal: { ratioAtMost: 1 } },
    { what: 'asks', unit: 'requests', ours: 25, goal: { atMost: 5 } },
    { what: 'builds', unit: 's', ours: 12.34 },
  ];
  const lines = table([['components', { at: '2026-11-22T15:31:41.996Z', machine: 'two cores, load 1.0', rows }]]).split('\n');
  expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
    'Components beside their peers, in Chromium',
    'two cores, load 1.0, 2026-11-22 15:31',
    ' ours beside ratio goal holds',
    'opens 40 ms 50 quick 0.80 × ≤ 1 × yes',
    'asks 25 requests ≤ 5 NO',
    'builds 12.3 s',
    '',
  ]);
});

test('a figure has as many digits as can be meant', () => {
  expect([0, 5, 0.0036, 0.5, 12.34, 6301.2].map(figure)).toEqual(['0', '5', '0.0036', '0.50', '12.3', '6301']);
});
