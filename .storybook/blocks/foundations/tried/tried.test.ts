import { describe, expect, test } from 'vitest';
import { dtcg } from '../tokens/dtcg.ts';
import { endsOf, joined } from '../tokens/readTokens.ts';
import { plain } from '../tokens/tokens.ts';
import { canTry, changedPairs, fits, hexOf, withTried } from './tried.ts';

const valueOf = (name: string) => plain.find((token) => token.name === name)?.value ?? '';

test.each(['--text-3', '--ctl-h', '--btn-primary-bg', '--e-2', '--type-body'])('the ends of %s are the token again', (name) => {
  expect(joined(endsOf(valueOf(name)))).toBe(valueOf(name));
});

describe('what fits', () => {
  test.each([
    ['#73695d', 'rgb(1 2 3 / 0.5)', true],
    ['#73695d', 'var(--raw-ink)', true],
    ['#73695d', 'tomato', true],
    ['#73695d', '44px', false],
    ['#73695d', '#12', false],
    ['#73695d', 'var(--raw-nothing)', false],
    ['var(--action-bg)', '#000', true],
    ['44px', '48px', true],
    ['44px', '3rem', false],
    ['44px', '48px; color: red', false],
    ['400 1rem/1.5rem var(--font-sans)', '500 .9rem/1.25rem var(--font-sans)', true],
    ['cubic-bezier(0.4, 0, 1, 1)', 'cubic-bezier(0.1, 0, 1, 0.5)', true],
  ])('in place of %s %s: %s', (own, text, is) => {
    expect(fits(own, text)).toBe(is);
  });
});

test('all but the families of fonts can be tried', () => {
  expect(plain.filter((token) => !canTry(token)).map(({ name }) => name)).toEqual(['--font-serif', '--font-sans']);
});

test('the colour field has opaque colours only', () => {
  expect(['var(--raw-ink)', '#fff', 'rgb(1 2 3 / 0.5)', '44px'].map(hexOf)).toEqual(['#191512', '#ffffff', undefined, undefined]);
});

test('each contrast that a value changes is computed again, also of what points at it', () => {
  const changes = changedPairs({ '--action-bg': 'light-dark(#777777, #f2ac4e)' });
  const button = changes.find(({ front, ground }) => front === '--btn-primary-fg' && ground === '--btn-primary-bg');
  expect(button).toMatchObject({ theme: 'light', least: 4.5 });
  expect(button?.before).toBeGreaterThan(15);
  expect(button?.after).toBeCloseTo(4.29, 2);
  expect(changes.filter(({ theme }) => theme === 'dark')).toEqual([]);
  expect(changedPairs({})).toEqual([]);
});

test('the files for Figma have the tried values', () => {
  const tokens = withTried({ '--text-3': 'light-dark(#010203, var(--raw-bone))' });
  expect(dtcg(tokens, 'light')['color']?.['text-3']).toMatchObject({ $value: { hex: '#010203' } });
  expect(dtcg(tokens, 'dark')['color']?.['text-3']).toMatchObject({ $value: '{color.raw-bone}' });
});
