import axe from 'axe-core';
import { afterEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { finishAnimations } from './finishAnimations.ts';

/** What the Storybook plugin leaves in the context of each test. */
interface StoryTest {
  story?: {
    play?: unknown;
    parameters: { layout?: string; a11y: { context: { exclude: string[] } } };
    globals: { viewport?: { value?: string } };
  };
}

const colours = ['color-contrast', 'link-in-text-block'];
/** Of a story that stands alone: landmarks belong to the page around it. */
const offInStories = { region: { enabled: false } };

/** The rules of axe that are broken on the page as it is, each with its elements. */
async function violations(exclude: string[], runOnly?: string[]): Promise<unknown[]> {
  finishAnimations();
  const found = await axe.run(
    { include: document.body, exclude },
    { ...(runOnly ? { runOnly } : { rules: offInStories }), resultTypes: ['violations'] },
  );
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })));
}

/** What makes the page scroll sideways, the innermost last. */
function beyondTheScreen(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > clientWidth);
  return wide.map((one) => `${one.tagName} ${one.getAttribute('class') ?? ''}`);
}

/** Runs a check in the dark theme and comes back to the theme of the story. */
async function inTheDark<T>(check: () => Promise<T>): Promise<T> {
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
 * After each story, where its play ended: axe, then the rules that compare colours in the dark theme (the theme is in the
 * tokens alone, so that no other rule can say anything new there), then axe again at the width of a phone, where nothing may
 * reach beyond the screen. `npm test` checks what is rendered once: stories without a play; `npm run test:all` every one.
 */
afterEach(async (context) => {
  const { story } = context as unknown as StoryTest;
  if (!story || context.task.result?.state === 'fail') return;
  const isPicture = !context.task.name.startsWith('Guard: ');
  if (!isPicture && import.meta.env['TEST_AXE'] !== 'every') return;
  const { exclude } = story.parameters.a11y.context;
  /* oxlint-disable vitest/no-standalone-expect -- it runs inside of every test */
  expect(await violations(exclude)).toEqual([]);
  expect(await inTheDark(() => violations(exclude, colours)), 'in the dark theme').toEqual([]);
  // A story of its own width has been looked at in it, and what a play has opened has found its place in the width it had.
  if (story.globals.viewport?.value || story.play) return;
  await page.viewport(390, 844);
  // As in the Storybook itself, whose canvas the tests do without.
  document.body.style.padding = story.parameters.layout === 'padded' ? '1rem' : '';
  try {
    await vi.waitFor(() => expect(beyondTheScreen(), 'beyond the edge of a phone').toEqual([]));
    expect(await violations(exclude), 'on a phone').toEqual([]);
  } finally {
    document.body.style.padding = '';
  }
  /* oxlint-enable vitest/no-standalone-expect */
});
