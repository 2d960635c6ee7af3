import { describe, expect, test } from 'vitest';
import { contrast } from '@portal/storybook/blocks/foundations/tokens/contrast.ts';
import { isColour } from '@portal/storybook/blocks/foundations/tokens/isColour.ts';
import { pairGroups, pairsOf, unpaired } from '@portal/storybook/blocks/foundations/tokens/pairs.ts';
import { constants, parts, resolved, roles, themes, written } from '@portal/storybook/blocks/foundations/tokens/tokens.ts';

const inPairs = new Set(pairGroups.flatMap(pairsOf).flatMap(({ front, ground }) => [front, ground]));
/** Everything that components may use for colour: the roles, what points at them, film and photos. */
const colours = [...roles, ...parts, ...constants.filter(({ name }) => !name.startsWith('--raw-'))]
  .map(({ name }) => name)
  .filter((name) => isColour(resolved(name, 'light')));

describe.each(themes)('in the %s theme', (theme) => {
  test.each(pairGroups)('$title', (group) => {
    const faint = pairsOf(group)
      .map((pair) => ({ ...pair, is: contrast(pair.front, pair.ground, theme) }))
      .filter((pair) => pair.is < pair.least)
      .map(({ front, ground, least, is }) => `${front} on ${ground}: ${is.toFixed(2)}, at least ${least}`);
    expect(faint).toEqual([]);
  });
});

test('no colour is forgotten: each is in a pair or has a reason not to be', () => {
  const forgotten = colours.filter((name) => !inPairs.has(name) && !unpaired.some(([prefix]) => name.startsWith(prefix)));
  expect(forgotten).toEqual([]);
});

test('no reason outlives its colour', () => {
  expect(unpaired.filter(([prefix]) => !colours.some((name) => name.startsWith(prefix)))).toEqual([]);
});

test('whatever has one value for both themes points at a role', () => {
  const pointing = new Set(roles.map(({ name }) => `var(${name})`));
  expect(parts.filter(({ value }) => !pointing.has(value))).toEqual([]);
});

test('every value for one theme is understood', () => {
  expect(roles.filter(({ name }) => themes.some((theme) => written(name, theme).includes('light-dark')))).toEqual([]);
});

test('every role has a comment in tokens.css', () => {
  expect([...roles, ...parts].filter(({ role }) => role === '').map(({ name }) => name)).toEqual([]);
});
