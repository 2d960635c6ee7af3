import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dtcg } from './dtcg.ts';
import { readTokens } from './readTokens.ts';

const css = readFileSync(path.join(import.meta.dirname, '../../../../packages/ui/src/styles/tokens.css'), 'utf8');
const tokens = readTokens(css);
const light = dtcg(tokens, 'light');
const dark = dtcg(tokens, 'dark');

const blurs = (value: unknown) => (value as { $value: { blur: object }[] }).$value.map(({ blur }) => blur);

test('a colour has its value in each theme, or names another', () => {
  expect(light['color']?.['text-3']).toEqual({
    $value: { colorSpace: 'srgb', components: [0.451, 0.4118, 0.3647], alpha: 1, hex: '#73695d' },
    $description: 'hints, placeholders',
  });
  expect(dark['color']?.['text-3']).toMatchObject({ $value: { hex: '#9a8d80' } });
  expect(light['color']?.['bg-page']).toMatchObject({ $value: '{color.raw-paper-50}' });
  expect(light['color']?.['scrim']).toMatchObject({ $value: { hex: '#191512', alpha: 0.52 } });
});

test('sizes, times, curves, type and shadows have types of their own', () => {
  expect(light['dimension']?.['ctl-h']).toMatchObject({ $value: { value: 44, unit: 'px' } });
  expect(light['duration']?.['t-2']).toMatchObject({ $value: { value: 200, unit: 'ms' } });
  expect(light['cubicBezier']?.['ease-in']).toMatchObject({ $value: [0.4, 0, 1, 1] });
  expect(light['number']?.['z-toast']).toMatchObject({ $value: 80 });
  expect(light['typography']?.['type-body-s']).toMatchObject({
    $value: { fontSize: { value: 0.875, unit: 'rem' }, fontWeight: 400, lineHeight: 1.4286 },
  });
  expect(blurs(light['shadow']?.['e-2'])).toEqual([
    { value: 24, unit: 'px' },
    { value: 3, unit: 'px' },
  ]);
  expect(blurs(dark['shadow']?.['e-2'])).toEqual([
    { value: 0, unit: 'px' },
    { value: 32, unit: 'px' },
  ]);
});

test('every token is there but the one that the format has no type for', () => {
  const names = new Set(tokens.map(({ name }) => name.slice(2)));
  for (const theme of [light, dark]) {
    const known = new Set(Object.values(theme).flatMap((group) => Object.keys(group)));
    expect([...names].filter((name) => !known.has(name))).toEqual(['r-round']);
  }
});
