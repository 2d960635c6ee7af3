import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/** What the Storybook plugin leaves in the context of each test. */
interface StoryTest {
  story?: { id: string };
}

/** `npm run test:visual`: every picture story is compared with the picture of the last accepted run. */
afterEach(async (context) => {
  const { story } = context as unknown as StoryTest;
  if (!story || context.task.result?.state === 'fail' || context.task.name.startsWith('Guard: ')) return;
  // A blinking caret and a focus ring belong to whoever ran the play, not to the picture.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // oxlint-disable-next-line vitest/no-standalone-expect -- it runs inside of every test
  await expect(page.elementLocator(document.body)).toMatchScreenshot(story.id);
});
