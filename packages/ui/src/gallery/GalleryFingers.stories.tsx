import { expect, spyOn } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { Controlled, counter, photo, photos, wholeGallery } from './inStories.tsx';

const meta = preview.meta({
  title: 'Primitives/Media/Gallery',
  component: Controlled,
  args: { ...wholeGallery, photos: photos(3), index: 0 },
  parameters: { layout: 'fullscreen' },
});

const touch = (element: Element, type: string, clientX: number, pointerId = 1) =>
  element.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerId, pointerType: 'touch', isPrimary: pointerId === 1, clientX, clientY: 300 }),
  );
const drag = (element: Element, from: number, to: number) => {
  touch(element, 'pointerdown', from);
  touch(element, 'pointermove', (from + to) / 2);
  touch(element, 'pointermove', to);
  touch(element, 'pointerup', to);
};
const enlarged = async (number: number) => (await photo(number)).closest('[data-settling]')?.getAttribute('style') ?? '';

export const SwipeSteps = meta.story({
  name: 'Guard: a swipe to the left shows the next photo, to the right the previous one',
  play: async ({ args }) => {
    // A made-up finger cannot be captured by the browser.
    spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
    drag(await photo(1), 300, 150);
    await counter('2 из 3');
    drag(await photo(2), 150, 300);
    await counter('1 из 3');
    drag(await photo(1), 150, 300);
    await expect(args.onIndexChange).toHaveBeenCalledTimes(2);
  },
});

export const PinchEnlarges = meta.story({
  name: 'Guard: two fingers enlarge the photo, and neither finger turns it over',
  play: async ({ args }) => {
    spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
    const first = await photo(1);
    touch(first, 'pointerdown', 180);
    touch(first, 'pointerdown', 220, 2);
    touch(first, 'pointermove', 150);
    touch(first, 'pointermove', 250, 2);
    touch(first, 'pointerup', 150);
    touch(first, 'pointerup', 250, 2);
    await expect(await enlarged(1)).toContain('scale(2.5)');
    drag(first, 300, 150);
    await expect(args.onIndexChange).not.toHaveBeenCalled();
  },
});

export const DoubleClickEnlarges = meta.story({
  name: 'Guard: a double click enlarges the photo, another one and the next photo put it back',
  play: async ({ userEvent }) => {
    await userEvent.dblClick(await photo(1));
    await expect(await enlarged(1)).toContain('scale(2.5)');
    await userEvent.dblClick(await photo(1));
    await expect(await enlarged(1)).not.toContain('scale');
    await userEvent.dblClick(await photo(1));
    await userEvent.keyboard('{ArrowRight}');
    await counter('2 из 3');
    await expect(await enlarged(2)).not.toContain('scale');
    await userEvent.keyboard('{ArrowLeft}');
    await counter('1 из 3');
    await expect(await enlarged(1)).not.toContain('scale');
  },
});
