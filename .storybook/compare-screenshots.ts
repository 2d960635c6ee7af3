import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/** The story that the Storybook plugin adds to the test context. */
interface StoryTest {
  story?: { id: string };
}

/** `npm run test:visual`: compares every visual story with its last accepted screenshot. */
afterEach(async (context) => {
  const { story } = context as unknown as StoryTest;
  if (!story || context.task.result?.state === 'fail' || context.task.name.startsWith('Guard: ')) return;
  // No blinking caret and no focus ring in the screenshot.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // oxlint-disable-next-line vitest/no-standalone-expect -- it runs inside every test
  await expect(page.elementLocator(document.body)).toMatchScreenshot(story.id);
});
