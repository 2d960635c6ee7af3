import { expect, test } from 'vitest';
import { onlyTransitions } from './transitions.ts';

const timeline = {} as AnimationTimeline;
const animation = (endTime: number, of: AnimationTimeline = timeline) =>
  ({ timeline: of, effect: { getComputedTiming: () => ({ endTime }) } }) as Animation;

test('a story waits for its transitions: not for a timer, a spinner, or what scrolling drives', () => {
  const opening = animation(300);
  const page = { timeline, getAnimations: () => [opening, animation(8000), animation(Infinity), animation(100, {} as AnimationTimeline)] };
  onlyTransitions(page);
  expect(page.getAnimations()).toEqual([opening]);
});
