import { expect, fn } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { ForcedState } from '@portal/storybook/blocks/ForcedState.tsx';
import { Text } from '../typography/Text.tsx';
import { TextButton } from './TextButton.tsx';

const guide: Guide = {
  purpose:
    'A small action that must not compete with anything: resets one filter, unfolds the rest of a list. It looks like a quiet link and is a button.',
  use: ['Beside a heading or a label: «Сбросить».', 'At the end of a shortened text or list: «Показать ещё».'],
  avoid: [
    'To lead elsewhere: take Link.',
    'For anything that changes or sends data: take Button, which can show that work is under way.',
    'Several with the same words on one page without an aria-label that distinguishes them.',
  ],
  anatomy: [
    ['Words', '13 px, underlined; without the line while there is nothing to do'],
    ['Target', 'not rendered: 24 px high for a mouse, 44 for a finger, larger than the words'],
  ],
  keyboard: [
    ['Tab', 'moves to it; a disabled one is passed over'],
    ['Enter, Space', 'clicks it'],
  ],
};

const meta = preview.meta({
  title: 'Primitives/Actions/Text button',
  component: TextButton,
  parameters: { guide },
  args: { children: 'Сбросить', onPress: fn() },
});

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '16px 32px' }}>
      <TextButton>Сбросить</TextButton>
      {(['hovered', 'pressed', 'focus-visible'] as const).map((state) => (
        <ForcedState key={state} state={state}>
          <TextButton>Сбросить</TextButton>
        </ForcedState>
      ))}
      <TextButton isDisabled>Сбросить</TextButton>
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', gap: 16 }}>
      <Text as="strong">Специализация</Text>
      <TextButton>Сбросить достопримечательности</TextButton>
    </div>
  ),
});

export const KeyboardPresses = meta.story({
  name: 'Guard: it is a button for the keyboard too: Enter and Space press it',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Сбросить' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

export const TargetIsLargerThanTheWords = meta.story({
  name: 'Guard: a click just beside the words still hits it',
  decorators: [(Story) => <div style={{ padding: 24 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const { top, bottom, left } = button.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top - 2)).toBe(button);
    await expect(document.elementFromPoint(left - 4, bottom + 2)).toBe(button);
  },
});
