import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { held } from '@portal/storybook/args/held.tsx';
import preview from '@portal/storybook/preview.tsx';
import { PriceSlider } from './PriceSlider.tsx';

const buckets = [1, 3, 6, 9, 12, 14, 13, 11, 9, 7, 5, 4, 3, 2, 3, 2, 1, 1, 1, 1];
const value = [1200, 5800] as [number, number];
const guide: Guide = {
  purpose:
    'A range of whole-rouble prices: two handles on one line, and the same two numbers as fields. The bars above show where most offers are.',
  use: [
    'To filter by price: onChange follows the drag, onCommit fires once when the choice is made.',
    'With buckets when the server sends how many there are at which price.',
  ],
  avoid: ['For one price: take NumberField.', 'For a range whose ends are not known: wait for them, or give the limits that always hold.'],
  anatomy: [
    ['Label', 'may be hidden under a heading with the same text'],
    ['Bars', 'how many there are in each step; an image only'],
    ['Handles', '22 px with a target of 44; the smaller opening is the lower price; they stop at each other'],
    ['Line', 'dark between the handles'],
    ['Fields', '«от» and «до»: the way without dragging; a half-typed number waits until Enter, leaving or 300 ms'],
  ],
  keyboard: [
    ['Tab', 'moves to the lower handle, the upper handle, the lower field, the upper field'],
    ['Arrows', 'move a handle by 50 roubles, by 100 from 5 000'],
    ['Page Up, Page Down', 'move it by a tenth of the range'],
    ['Home, End', 'move it to the limit or to the other handle'],
    ['0–9 in a field', 'set that end'],
    ['Enter in a field', 'commits at once'],
  ],
};

const Held = held(PriceSlider, 'value', 'onChange');

const meta = preview.meta({
  title: 'Primitives/Inputs/Price slider',
  component: PriceSlider,
  parameters: { guide },
  args: { label: 'Цена (₽/час)', min: 0, max: 10_000, value, onChange: fn(), onCommit: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
  render: (args, story) => <Held {...args} story={story} />,
});

export const Playground = meta.story({ args: { buckets } });

export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 }}>
      <Held {...args} buckets={buckets} />
      <Held {...args} label="Без гистограммы" />
      <Held {...args} label="Весь диапазон" value={[0, 10_000]} buckets={buckets} />
      <Held {...args} label="Одна цена" value={[10_000, 10_000]} />
      <Held {...args} label="Недоступно" isDisabled />
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    label: 'Стоимостьвысокопревосходительствующейфотосъёмки за один час работы, рублей',
    buckets,
    max: 1_000_000,
    value: [120_000, 999_999] as [number, number],
  },
});

export const TypingCommitsOnce = meta.story({
  name: 'Guard: digits typed quickly are committed one time, 300 ms after the last',
  play: async ({ canvas, userEvent, args }) => {
    const from = canvas.getByRole('textbox', { name: 'Цена от' });
    await userEvent.clear(from);
    await userEvent.type(from, '5000');
    await expect(args.onChange).toHaveBeenLastCalledWith([5000, 5800]);
    await expect(args.onCommit).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onCommit).toHaveBeenCalledTimes(1));
    await expect(args.onCommit).toHaveBeenCalledWith([5000, 5800]);
    await userEvent.tab();
    await expect(args.onCommit).toHaveBeenCalledTimes(1);
  },
});

export const EnterCommitsAtOnce = meta.story({
  name: 'Guard: Enter commits at once, and the number typed is limited by the other end',
  play: async ({ canvas, userEvent, args }) => {
    const from = canvas.getByRole('textbox', { name: 'Цена от' });
    await userEvent.clear(from);
    await userEvent.type(from, '9000');
    await expect(from).toHaveValue('9\u00a0000');
    await userEvent.keyboard('{Enter}');
    await expect(args.onCommit).toHaveBeenCalledTimes(1);
    await expect(args.onCommit).toHaveBeenCalledWith([5800, 5800]);
    await expect(from).toHaveValue('5\u00a0800');
  },
});

export const LeavingCommitsAtOnce = meta.story({
  name: 'Guard: leaving the field commits at once, a number past the range becomes its limit',
  play: async ({ canvas, userEvent, args }) => {
    const to = canvas.getByRole('textbox', { name: 'Цена до' });
    await userEvent.clear(to);
    await userEvent.type(to, '50000');
    await userEvent.tab();
    await expect(args.onCommit).toHaveBeenCalledTimes(1);
    await expect(args.onCommit).toHaveBeenCalledWith([1200, 10_000]);
    await expect(to).toHaveValue('10\u00a0000');
  },
});

export const HandlesDoNotCross = meta.story({
  name: 'Guard: handles move by keyboard in round steps and cannot cross',
  args: { value: [5750, 5800] as [number, number] },
  play: async ({ canvas, userEvent, args }) => {
    const from = canvas.getByRole('slider', { name: 'от Цена (₽/час)' });
    from.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onCommit).toHaveBeenLastCalledWith([5800, 5800]));
    await userEvent.keyboard('{ArrowRight}{PageUp}');
    await expect(from).toHaveAttribute('aria-valuetext', '5\u00a0800\u00a0₽');
  },
});

export const KeyAfterARightClick = meta.story({
  name: 'Guard: after a right click a key moves a handle as before',
  args: { value: [5100, 8000] as [number, number] },
  play: async ({ canvas, userEvent, args }) => {
    const [from] = canvas.getAllByRole('slider');
    if (!from) throw new Error('No handle');
    await fireEvent.pointerDown(from, { button: 2, pointerType: 'mouse' });
    from.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith([5000, 8000]);
  },
});

export const EveryKey = meta.story({
  name: 'Guard: by keyboard alone both handles and both numbers are reached, and the far keys work',
  args: { value: [2000, 8000] as [number, number] },
  play: async ({ canvas, userEvent, args }) => {
    const [from, to] = canvas.getAllByRole('slider');
    await userEvent.tab();
    await expect(from).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith([3000, 8000]);
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith([8000, 8000]);
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith([0, 8000]);
    await userEvent.tab();
    await expect(to).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith([0, 7900]);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Цена от' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Цена до' })).toHaveFocus();
  },
});

export const KeysAreOneChange = meta.story({
  name: 'Guard: several presses of a key one after another are committed once, after a pause, or when the handle is left',
  args: { value: [2000, 8000] as [number, number] },
  play: async ({ canvas, userEvent, args }) => {
    const [from, to] = canvas.getAllByRole('slider');
    from?.focus();
    // Without a task in between, so that no timer can end the pause on a slow machine.
    for (let press = 0; press < 3; press++) {
      for (const type of ['keydown', 'keyup']) {
        from?.dispatchEvent(new KeyboardEvent(type, { key: 'ArrowRight', bubbles: true, cancelable: true }));
        await Promise.resolve();
      }
    }
    await waitFor(() => expect(args.onCommit).toHaveBeenCalledTimes(1));
    await expect(args.onCommit).toHaveBeenCalledWith([2150, 8000]);
    to?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.tab();
    await expect(args.onCommit).toHaveBeenLastCalledWith([2150, 8200]);
  },
});

export const KeyHeld = meta.story({
  name: 'Guard: a key that is held moves on and on, and is committed once, when it is released',
  args: { value: [2000, 8000] as [number, number] },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getAllByRole('slider')[0]?.focus();
    await userEvent.keyboard('{ArrowRight>6}');
    await expect(args.onChange).toHaveBeenLastCalledWith([2300, 8000]);
    // A held key repeats only after a delay that is longer than a typing pause: a debounced commit fires before the first
    // repetition.
    await new Promise((resolve) => setTimeout(resolve, 350));
    await expect(args.onCommit).not.toHaveBeenCalled();
    await userEvent.keyboard('{/ArrowRight}');
    await waitFor(() => expect(args.onCommit).toHaveBeenCalledTimes(1));
    await expect(args.onCommit).toHaveBeenCalledWith([2300, 8000]);
  },
});

export const DraggedInWholeRubles = meta.story({
  name: 'Guard: a dragged handle yields round prices, stops at the other one, and commits once when released',
  args: { value: [2000, 8000] as [number, number] },
  play: async ({ canvas, userEvent, args }) => {
    const thumb = canvas.getAllByRole('slider')[0]?.closest<HTMLElement>('[class*=thumb]');
    if (!thumb) throw new Error('No handle');
    const { left, top, width } = thumb.getBoundingClientRect();
    const at = (dx: number) => ({ pageX: left + width / 2 + dx, pageY: top, clientX: left + width / 2 + dx, clientY: top });
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: thumb, coords: at(0) }, { coords: at(7.3) }]);
    const from = Number(canvas.getAllByRole('slider')[0]?.getAttribute('value'));
    await expect(from).toBeGreaterThan(2000);
    await expect(args.onChange).toHaveBeenLastCalledWith([from, 8000]);
    await expect(from % 50).toBe(0);
    await userEvent.pointer({ coords: at(2000) });
    await expect(args.onChange).toHaveBeenLastCalledWith([8000, 8000]);
    await expect(args.onCommit).not.toHaveBeenCalled();
    await userEvent.pointer({ keys: '[/MouseLeft]', coords: at(2000) });
    await expect(args.onCommit).toHaveBeenCalledTimes(1);
    await expect(args.onCommit).toHaveBeenCalledWith([8000, 8000]);
  },
});

export const MovedByAScreenReader = meta.story({
  name: 'Guard: moves of a screen reader, in the browser’s own way, are committed one time',
  args: { value: [2000, 8000] as [number, number] },
  play: async ({ canvas, args }) => {
    const [, to] = canvas.getAllByRole('slider');
    if (!to) throw new Error('No handle');
    await fireEvent.change(to, { target: { value: '7500' } });
    await fireEvent.change(to, { target: { value: '7000' } });
    await expect(args.onChange).toHaveBeenLastCalledWith([2000, 7000]);
    await waitFor(() => expect(args.onCommit).toHaveBeenCalledTimes(1));
    await expect(args.onCommit).toHaveBeenCalledWith([2000, 7000]);
  },
});

export const NothingToChoose = meta.story({
  name: 'Guard: with one price only there is nothing to move',
  args: { min: 1000, max: 1000, value: [1000, 1000] as [number, number] },
  play: async ({ canvas }) => {
    for (const slider of canvas.getAllByRole('slider')) await expect(slider).toBeDisabled();
  },
});
