import { expect } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { FilmSheet } from './FilmSheet.tsx';
import { brokenPhoto } from '../image-grid/examples.ts';

const strip = (no: number, name: string, marked = -1) => ({
  no,
  frames: [0, 1, 2, 3].map((number) => ({ src: `/photos/${name}-${number}.jpg`, alt: `Кадр ${no + number}`, isMarked: number === marked })),
});

const guide: Guide = {
  purpose:
    'A contact sheet: strips of film with the frames of several photographers and a pencil round the one that was chosen. The portal’s first impression.',
  use: ['On the front page, once, with frames of 3:2.', 'Untilted where it is beside a form.'],
  avoid: ['For photos to be opened: take Image grid.', 'Twice in one view, or as a background.'],
  anatomy: [
    ['Sheet', 'dark in both themes, tilted by 1.4° unless set otherwise'],
    ['Edge', 'numbers and the name of the film; silent'],
    ['Holes', 'the perforation, in CSS'],
    ['Frames', 'a list of photos, each with its words'],
    ['Pencil', 'round the chosen frame; a sign, so its words stand elsewhere'],
  ],
  keyboard: [],
};

const meta = preview.meta({
  title: 'Primitives/Overlays/Film sheet',
  component: FilmSheet,
  parameters: { guide },
  args: { strips: [strip(9, 'alina'), strip(13, 'anna', 1), strip(17, 'alina'), strip(21, 'anna')] },
  decorators: [(Story) => <div style={{ maxWidth: 620, padding: 24 }}>{Story()}</div>],
});

export const Playground = meta.story();

export const States = meta.story({
  render: ({ strips }) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <FilmSheet strips={strips.slice(0, 2)} />
      <FilmSheet strips={strips.slice(1, 3)} isTilted={false} />
      <FilmSheet strips={[{ no: 33, frames: [{ src: brokenPhoto, alt: 'Кадр не загрузился' }] }]} isTilted={false} />
    </div>
  ),
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const EdgeIsDecoration = meta.story({
  name: 'Guard: the film edge is not read aloud, every frame is',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(16);
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(16);
    await expect(canvas.getAllByText('ДИАФРАГМА 400')[0]?.closest('[aria-hidden]')).not.toBeNull();
  },
});

export const NumbersDoNotCollide = meta.story({
  name: 'Guard: on a small strip the edge leaves out half numbers, so that nothing of it collides or is cut',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { isTilted: false },
  play: async ({ canvas }) => {
    const edge = canvas.getAllByText('ДИАФРАГМА 400')[0]?.parentElement;
    await expect(edge?.scrollWidth).toBe(edge?.clientWidth);
    const [half] = canvas.getAllByText('9А');
    await expect(half).not.toBeVisible();
  },
});
