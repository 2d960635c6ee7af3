import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { settle } from './settle.ts';

/** What the Storybook plugin leaves in the context of each test. */
interface StoryTest {
  story?: { parameters: { a11y: { context: { exclude: string[] } } } };
}

/** Puts the page into the dark; what comes back brings it out again. */
function darken(): () => void {
  const { dataset, style } = document.documentElement;
  const { theme = 'light' } = dataset;
  const { colorScheme } = style;
  dataset['theme'] = 'dark';
  style.colorScheme = 'dark';
  settle();
  return () => {
    dataset['theme'] = theme;
    style.colorScheme = colorScheme;
  };
}

/**
 * After each story in the light theme: is everything still readable in the dark one? The theme is in the tokens alone
 * and no component asks which it is, so that of all rules only those that compare colours can say something new; a whole
 * run of its own took a third of the time of all stories.
 */
afterEach(async (context) => {
  const { story } = context as unknown as StoryTest;
  if (!story || context.task.result?.state === 'fail') return;
  const lighten = darken();
  try {
    const { violations } = await axe.run(
      { include: document.body, exclude: story.parameters.a11y.context.exclude },
      { runOnly: ['color-contrast', 'link-in-text-block'], resultTypes: ['violations'] },
    );
    // oxlint-disable-next-line vitest/no-standalone-expect -- it runs inside of every test
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => ({ html, failureSummary })))).toEqual([]);
  } finally {
    lighten();
  }
});
