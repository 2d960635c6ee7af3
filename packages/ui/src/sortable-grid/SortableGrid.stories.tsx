import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { type OfStory, useHeld } from '@portal/storybook/args/held.tsx';
import preview from '@portal/storybook/preview.tsx';
import { Button } from '../button/Button.tsx';
import { examplePhotos } from '../image-grid/examples.ts';
import { SortableGrid } from './SortableGrid.tsx';

function Sorting(props: ComponentProps<typeof SortableGrid> & OfStory) {
  const [shown, hold] = useHeld(props);
  const change = (ids: string[]) => {
    props.onOrderChange(ids);
    hold({ photos: ids.flatMap((id) => shown.photos.find((photo) => photo.id === id) ?? []) });
  };
  return <SortableGrid {...shown} onOrderChange={change} />;
}

const actions = (
  <>
    <Button tone="secondary" size="sm">
      Отменить
    </Button>
    <Button size="sm">Сохранить порядок</Button>
  </>
);
const guide: Guide = {
  purpose:
    'Puts images in order. Carry one with the mouse from anywhere, with a finger by its grip, with the keyboard from the same grip; choose several and they move together, or send them to the start or the end with one click.',
  use: ['The photos of a portfolio, in the mode that the screen calls sorting.', 'Any list of images whose order visitors see.'],
  avoid: ['Looking and choosing: take Image grid.', 'A few lines of text in order: two small buttons, up and down, are enough.'],
  anatomy: [
    ['Mode bar', 'how many are chosen, to the start, to the end, and what the screen adds: save, discard'],
    ['Tile', 'a click chooses it; with a mouse it can be dragged'],
    ['Number', 'the place it has now; it changes while something is dragged'],
    ['Grip', 'bottom right: drags by finger, and is what the keyboard takes'],
    ['Open place', 'dashed, with its number: where the dragged images would stand'],
  ],
  keyboard: [
    ['Tab', 'moves to the bar, to the grid, from a tile to its grip, and on'],
    ['← → ↑ ↓', 'move from tile to tile'],
    ['Space, Enter on a tile', 'choose it or let it go; Shift with arrows chooses a range, Ctrl + A everything'],
    ['Space, Enter on a grip', 'take the tile, with the chosen ones if it is one of them; again to put down'],
    ['Arrows, Home, End while taken', 'move it; each new place is announced'],
    ['Esc while taken or dragged', 'puts everything back'],
  ],
};

const meta = preview.meta({
  title: 'Primitives/Media/Sortable grid',
  component: SortableGrid,
  parameters: { guide },
  args: { label: 'Фотографии портфолио', photos: examplePhotos(12), onOrderChange: fn(), actions },
  render: (args, story) => <Sorting {...args} story={story} />,
});

const tile = (root: HTMLElement, id: number) => root.querySelector<HTMLElement>(`[data-key="photo-${id}"]`)!;
const ids = (...numbers: number[]) => numbers.map((number) => `photo-${number}`);
const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

const nextFrame = () => new Promise(requestAnimationFrame);

/** Drags by the events that a browser sends. Returns the function that drops. */
async function drag(from: Element, to: Element, pointerType: 'mouse' | 'touch') {
  // Storybook renders a story hidden: the grid counts its columns in the frame after it is shown.
  await nextFrame();
  await nextFrame();
  const pointer = { pointerId: 1, isPrimary: true, pointerType, button: 0, width: 10, height: 10, pressure: 0.5, bubbles: true };
  const start = middle(from);
  const end = middle(to);
  await fireEvent.pointerDown(from, { ...pointer, ...start });
  await fireEvent.pointerMove(window, { ...pointer, clientX: start.clientX + 8, clientY: start.clientY });
  await fireEvent.pointerMove(window, { ...pointer, ...end });
  return () => fireEvent.pointerUp(window, { ...pointer, ...end });
}

export const Playground = meta.story({ args: { photos: examplePhotos(40) } });

export const States = meta.story({
  // A dragged tile is where the pointer is, whatever the width becomes.
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('row');
    await userEvent.click(tile(canvasElement, 1));
    await userEvent.click(tile(canvasElement, 4));
    await drag(tile(canvasElement, 4), tile(canvasElement, 6), 'mouse');
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-drag="slot"]')).toHaveLength(2));
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const ByMouse = meta.story({
  name: 'Guard: a mouse drags an image from anywhere on it, and the click that ends it chooses nothing',
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findAllByRole('row');
    const drop = await drag(tile(canvasElement, 0), tile(canvasElement, 2), 'mouse');
    await waitFor(() => expect(tile(canvasElement, 0)).toHaveAttribute('aria-rowindex', '3'));
    await expect(args.onOrderChange).not.toHaveBeenCalled();
    await drop();
    await expect(args.onOrderChange).toHaveBeenCalledOnce();
    await expect(args.onOrderChange).toHaveBeenCalledWith(ids(1, 2, 0, 3, 4, 5, 6, 7, 8, 9, 10, 11));
    await expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0);
  },
});

export const ByFinger = meta.story({
  name: 'Guard: a finger drags by the grip; on the rest of the image it scrolls the page',
  play: async ({ canvas, canvasElement, args }) => {
    const grip = await canvas.findByRole('button', { name: 'Переместить DSC_0431.jpg' });
    await expect(getComputedStyle(grip.parentElement!).touchAction).toBe('none');
    await (
      await drag(tile(canvasElement, 5), tile(canvasElement, 1), 'touch')
    )();
    await expect(args.onOrderChange).not.toHaveBeenCalled();
    await (
      await drag(grip, tile(canvasElement, 1), 'touch')
    )();
    await expect(args.onOrderChange).toHaveBeenCalledWith(ids(1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11));
  },
});

export const SeveralTogether = meta.story({
  name: 'Guard: the chosen ones go together, also to the start and to the end',
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findAllByRole('row');
    await expect(canvas.getByRole('button', { name: 'В начало' })).toBeDisabled();
    await userEvent.click(tile(canvasElement, 3));
    await userEvent.click(tile(canvasElement, 5));
    await (
      await drag(tile(canvasElement, 5), tile(canvasElement, 1), 'mouse')
    )();
    await expect(args.onOrderChange).toHaveBeenLastCalledWith(ids(3, 5, 0, 1, 2, 4, 6, 7, 8, 9, 10, 11));
    await userEvent.click(canvas.getByRole('button', { name: 'В конец' }));
    await expect(args.onOrderChange).toHaveBeenLastCalledWith(ids(0, 1, 2, 4, 6, 7, 8, 9, 10, 11, 3, 5));
    await userEvent.click(canvas.getByRole('button', { name: 'В начало' }));
    await expect(args.onOrderChange).toHaveBeenLastCalledWith(ids(3, 5, 0, 1, 2, 4, 6, 7, 8, 9, 10, 11));
  },
});

export const KeyboardAlone = meta.story({
  name: 'Guard: Space takes, arrows move, Space puts down, Escape puts back, and all of it is announced',
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findAllByRole('row');
    tile(canvasElement, 0).focus();
    await userEvent.tab();
    const grip = canvas.getByRole('button', { name: 'Переместить DSC_0431.jpg' });
    await expect(grip).toHaveFocus();
    await userEvent.keyboard(' ');
    await canvas.findByText(/DSC_0431.jpg взято/);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await canvas.findByText('Место 3 из 12');
    await expect(grip).toHaveFocus();
    await expect(args.onOrderChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(args.onOrderChange).toHaveBeenCalledWith(ids(1, 2, 0, 3, 4, 5, 6, 7, 8, 9, 10, 11));
    await canvas.findByText('Положено на место 3');
    await expect(grip).toHaveFocus();
    await userEvent.keyboard(' {End}{Escape}');
    await canvas.findByText('Перемещение отменено');
    await expect(tile(canvasElement, 0)).toHaveAttribute('aria-rowindex', '3');
    await expect(args.onOrderChange).toHaveBeenCalledOnce();
  },
});

export const EscapePutsBack = meta.story({
  name: 'Guard: Escape puts a dragged image back, and a gesture that the browser claims does too',
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findAllByRole('row');
    await drag(tile(canvasElement, 0), tile(canvasElement, 2), 'mouse');
    await userEvent.keyboard('{Escape}');
    await expect(tile(canvasElement, 0)).toHaveAttribute('aria-rowindex', '1');
    await drag(tile(canvasElement, 0), tile(canvasElement, 2), 'mouse');
    await fireEvent.pointerCancel(window, { pointerId: 1 });
    await expect(tile(canvasElement, 0)).toHaveAttribute('aria-rowindex', '1');
    await expect(args.onOrderChange).not.toHaveBeenCalled();
  },
});

export const ChosenGone = meta.story({
  name: 'Guard: a chosen image that has gone is chosen no longer',
  render: function Fewer({ photos, ...args }) {
    const [shown, setShown] = useState(photos);
    return <Sorting {...args} photos={shown} actions={<Button onPress={() => setShown(shown.slice(1))}>Удалить первую</Button>} />;
  },
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findAllByRole('row');
    await userEvent.click(tile(canvasElement, 0));
    await userEvent.click(tile(canvasElement, 2));
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить первую' }));
    await canvas.findByText('Выбрано: 1');
    await userEvent.click(canvas.getByRole('button', { name: 'В конец' }));
    await expect(args.onOrderChange).toHaveBeenCalledWith(ids(1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 2));
    await canvas.findByText('Положено на место 11');
  },
});

export const ThreeHundred = meta.story({
  name: 'Guard: of three hundred only the visible ones exist, and the edge scrolls to the others',
  args: { photos: examplePhotos(300) },
  render: (args) => (
    <div style={{ height: 420, overflow: 'auto' }}>
      <Sorting {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    await expect((await canvas.findAllByRole('row')).length).toBeLessThan(40);
    const scroller = canvasElement.querySelector('[role="grid"]')!.closest<HTMLElement>('[style*="overflow"]')!;
    const { left, bottom } = scroller.getBoundingClientRect();
    const pointer = { pointerId: 1, isPrimary: true, pointerType: 'mouse', button: 0, clientX: left + 60 };
    await drag(tile(canvasElement, 0), tile(canvasElement, 0), 'mouse');
    await fireEvent.pointerMove(window, { ...pointer, clientY: bottom - 4 });
    await waitFor(() => expect(Number(tile(canvasElement, 0).getAttribute('aria-rowindex'))).toBeGreaterThan(12));
    await fireEvent.pointerUp(window, { ...pointer, clientY: bottom - 4 });
    await expect(args.onOrderChange).toHaveBeenCalledOnce();
  },
});
