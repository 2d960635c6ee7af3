import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { Button } from '../button/Button.tsx';
import { ScrollArea } from './ScrollArea.tsx';

const guide: Guide = {
  purpose: 'A box whose content scrolls while what stands beside it stays: the body of a dialog, one of its columns.',
  use: [
    'Where a part of the screen has a fixed height and its content does not.',
    'At most one beside another: a reader scrolls one thing.',
  ],
  avoid: ['Inside of another scrolling box.', 'For a list of options or photos: Select, Menu and ImageGrid scroll by themselves.'],
  anatomy: [
    ['Content', 'whatever it holds'],
    ['Fade', 'at the lower edge, while there is more below'],
  ],
  keyboard: [['↑ ↓, Page Up, Page Down', 'scroll it; where nothing in it can be focused, Tab reaches the box itself']],
};

const text = Array.from({ length: 12 }, (_, index) => (
  <p key={index}>Смотрите альбомы во весь экран, а не четыре лучших кадра. Так видно, как фотограф снимает весь класс.</p>
));

const meta = preview.meta({
  title: 'Primitives/Layout/Scroll area',
  component: ScrollArea,
  parameters: { guide },
  args: { children: text },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', maxWidth: 420, height: 240 }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24, minHeight: 0 }}>
      <ScrollArea>{text}</ScrollArea>
      <ScrollArea>{text.slice(0, 1)}</ScrollArea>
    </div>
  ),
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

function Sending() {
  const [isSending, setSending] = useState(false);
  return (
    <ScrollArea>
      <Button isDisabled={isSending} onPress={() => setSending(true)}>
        Отправить
      </Button>
      {text}
    </ScrollArea>
  );
}

export const AlwaysReachable = meta.story({
  name: 'Guard: the keyboard reaches a box that overflows, also when what was in it is disabled',
  render: () => <Sending />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    const box = button.parentElement;
    await expect(box).not.toHaveAttribute('tabindex');
    await userEvent.click(button);
    await waitFor(() => expect(box).toHaveAttribute('tabindex', '0'));
  },
});

export const HiddenInputDoesNotCount = meta.story({
  name: 'Guard: the keyboard reaches a box that overflows and holds only a disabled button with its hidden file input',
  render: () => (
    <ScrollArea>
      <Button isDisabled>Выбрать файл</Button>
      <input type="file" aria-label="Файл" style={{ display: 'none' }} />
      {text}
    </ScrollArea>
  ),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button');
    await waitFor(() => expect(button.parentElement).toHaveAttribute('tabindex', '0'));
  },
});
