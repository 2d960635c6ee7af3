import axe from 'axe-core';
import { afterEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { withoutTransitions } from './transitions.ts';
import { rendered } from './rendered.ts';

/** The story that the Storybook plugin adds to the test context. */
interface StoryTest {
  story?: {
    play?: unknown;
    parameters: { layout?: string; a11y: { context: { exclude: string[] } } };
    globals: { viewport?: { value?: string } };
  };
}

const colours = ['color-contrast', 'link-in-text-block'];
/** Landmarks belong to the page, not to a single story. */
const offInStories = { region: { enabled: false } };

/** The axe violations of the current page, with their elements. */
async function violations(exclude: string[], runOnly?: string[]): Promise<unknown[]> {
  const letMove = withoutTransitions();
  const found = await axe
    .run({ include: document.body, exclude }, { ...(runOnly ? { runOnly } : { rules: offInStories }), resultTypes: ['violations'] })
    .finally(letMove);
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })));
}

/** The elements that overflow the page horizontally, the innermost last. */
function overflowing(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > clientWidth);
  return wide.map((one) => `${one.tagName} ${one.getAttribute('class') ?? ''}`);
}

/** What a width can change for axe: the elements, and which of them are shown or have content beyond their box. Colours are the same. */
function elements(): string {
  const all = [...document.body.querySelectorAll('*')];
  const states = all.map((one) => Number(one.checkVisibility()) + 2 * Number(one.scrollWidth > one.clientWidth));
  return document.body.innerHTML + states.join('');
}

/** Runs a check in the dark theme and restores the theme of the story. */
async function inDarkTheme<T>(check: () => Promise<T>): Promise<T> {
  const { dataset, style } = document.documentElement;
  const { theme = 'light' } = dataset;
  const { colorScheme } = style;
  dataset['theme'] = 'dark';
  style.colorScheme = 'dark';
  try {
    return await check();
  } finally {
    dataset['theme'] = theme;
    style.colorScheme = colorScheme;
  }
}

/**
 * After each story and its play: axe, then only the colour rules in the dark theme (the theme changes nothing but tokens), then axe
 * again at the width of a phone if the story is another there, and nothing may overflow. `npm test` checks stories without a play;
 * `npm run test:all` all, three times.
 */
afterEach(async (context) => {
  const { story } = context as unknown as StoryTest;
  if (!story || context.task.result?.state === 'fail') return;
  const isVisual = !context.task.name.startsWith('Guard: ');
  if (!isVisual && import.meta.env['TEST_AXE'] !== 'every') return;
  const { exclude } = story.parameters.a11y.context;
  await rendered();
  /* oxlint-disable vitest/no-standalone-expect -- it runs inside every test */
  expect(await violations(exclude)).toEqual([]);
  expect(await inDarkTheme(() => violations(exclude, colours)), 'in the dark theme').toEqual([]);
  // A story with its own viewport has been checked in it; what a play has opened is positioned for the current width.
  if (story.globals.viewport?.value || story.play) return;
  const before = elements();
  await page.viewport(390, 844);
  await rendered();
  // As on Storybook's canvas, which the tests do not have.
  document.body.style.padding = story.parameters.layout === 'padded' ? '1rem' : '';
  try {
    await vi.waitFor(() => expect(overflowing(), 'overflow on a phone').toEqual([]));
    if (elements() !== before || import.meta.env['TEST_AXE'] === 'every') expect(await violations(exclude), 'on a phone').toEqual([]);
  } finally {
    document.body.style.padding = '';
  }
  /* oxlint-enable vitest/no-standalone-expect */
});
