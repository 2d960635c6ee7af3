import { expect, test } from 'vitest';
import { resolved } from '@portal/storybook/blocks/foundations/tokens/tokens.ts';
import { colours } from './colours.ts';

test.each(Object.entries(colours))('%s is the token', (name, { light, dark }) => {
  expect([resolved(name, 'light'), resolved(name, 'dark')]).toEqual([light, dark]);
});
