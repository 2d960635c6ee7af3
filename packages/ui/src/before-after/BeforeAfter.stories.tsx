import { expect, userEvent } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import { brokenPhoto } from '../image-grid/examples.ts';

const guide: Guide = {
  purpose: 'Compares two states of one photo, the original and the retouched one, without the eye having to move.',
  use: ['Where the effect of retouching must be seen.'],
  avoid: ['For two different photos: show them side by side with Image.', 'For many photos to look through: take Gallery.'],
  anatomy: [
    ['Box', 'has the shape of the photo that is now, and is never higher than the screen'],
    ['Halves', 'how it was on the left, how it is now on the right, one upon the other'],
    ['Crop', 'where the photo that is now was cropped, the earlier one is enlarged to the same part'],
    ['Words', 'which half is which, on the lower corners'],
    ['Line and handle', 'part the halves; a click anywhere on the photo brings the line there'],
  ],
  keyboard: [
    ['← →', 'move the line by one percent'],
    ['Page Up, Page Down', 'move it by ten'],
    ['Home, End', 'show only one of the two'],
  ],
};

const meta = preview.meta({
  title: 'Primitives/Media/Before and after',
  component: BeforeAfter,
  parameters: { guide },
  args: { label: 'DSC_0431.jpg', before: '/photos/anna-0.jpg', after: '/photos/alina-0.jpg', ratio: 3 / 2, color: 'tan' },
});

export const Playground = meta.story();

export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 640 }}>
      <BeforeAfter {...args} />
      <BeforeAfter {...args} label="DSC_0437.jpg" before="/photos/anna-3.jpg" after="/photos/alina-3.jpg" ratio={2 / 3} />
      <BeforeAfter {...args} label="DSC_0439.jpg" before={args.after} crop={{ left: 0.2, top: 0.1, width: 0.6, height: 0.6 }} />
      <BeforeAfter {...args} label="DSC_0440.jpg" before={brokenPhoto} />
    </div>
  ),
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const Keys = meta.story({
  name: 'Guard: keys move the line, and both photos can be seen whole',
  play: async ({ canvas, canvasElement }) => {
    const line = canvas.getByRole('slider', { name: 'DSC_0431.jpg' });
    const parting = () => canvasElement.querySelector<HTMLElement>('[role=group]')?.style.getPropertyValue('--before-parting');
    await userEvent.tab();
    await expect(line).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(line).toHaveValue('52');
    await expect(parting()).toBe('52%');
    await userEvent.keyboard('{Home}');
    await expect(parting()).toBe('0%');
    await userEvent.keyboard('{End}');
    await expect(parting()).toBe('100%');
  },
});

export const Press = meta.story({
  name: 'Guard: a click on the photo brings the line there',
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.querySelector('[role=group]');
    if (!box) throw new Error('No photo');
    const { left, top, width, height } = box.getBoundingClientRect();
    const track = document.elementFromPoint(left + width * 0.2, top + height * 0.3);
    if (!track) throw new Error('Nothing to click');
    const coords = { clientX: left + width * 0.2, clientY: top + height * 0.3 };
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: track, coords },
      { keys: '[/MouseLeft]', target: track, coords },
    ]);
    await expect(Number(canvas.getByRole('slider').getAttribute('value'))).toBeCloseTo(20, -0.5);
  },
});
