import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { Pairs } from '@portal/storybook/blocks/Pairs.tsx';
import preview from '@portal/storybook/preview.tsx';
import { ForcedState } from '@portal/storybook/blocks/ForcedState.tsx';
import { Text } from '../typography/Text.tsx';
import { Button } from './Button.tsx';

const guide: Guide = {
  purpose:
    'Does something on this page: saves, sends, opens a dialog, deletes. Its label names the action with the verb that the result will use.',
  use: [
    'For an action, with a verb: «Создать проект», «Сохранить изменения».',
    'One primary in a region of the page; everything beside it is secondary or ghost.',
    'Danger with an outline where a loss is requested, danger solid only inside the confirmation that carries it out.',
    'Pending while the answer of the server is awaited: it keeps its width and its focus.',
  ],
  avoid: [
    'To lead to another page: take Button link, which can be opened in a new tab.',
    'For a small action beside a heading («Сбросить»): take Text button.',
    'Without words, where an icon is enough and space is short: take Icon button.',
    'To choose among several things: take Toggle group.',
  ],
  anatomy: [
    ['Box', '44 px high (36 small, 52 large), corners of 6 px; grows when its words need a second line'],
    ['Icon', '20 px before the words (18 in a small one), means the same as they do and is hidden from screen readers'],
    ['Words', 'one or two, a verb first; a long word breaks rather than leaves the box'],
    ['Pending', 'a breathing iris of 20 px and what is under way: «Сохранение…»'],
  ],
  keyboard: [
    ['Tab', 'moves to the button; a disabled one is passed over, a pending one is not'],
    ['Enter', 'presses it as the key goes down'],
    ['Space', 'presses it as the key comes up'],
  ],
};

const meta = preview.meta({
  title: 'Primitives/Actions/Button',
  component: Button,
  parameters: { guide },
  args: { children: 'Создать проект', onPress: fn() },
});
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 } as const;
const tones = ['primary', 'secondary', 'ghost', 'danger', 'danger-solid'] as const;
const byHand = ['hovered', 'pressed', 'focus-visible'] as const;

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      <Text look="caption" tone={3}>
        Обычная, наведение, нажатие, фокус, недоступна, загрузка
      </Text>
      {tones.map((tone) => (
        <div key={tone} style={row}>
          <Button tone={tone}>Создать</Button>
          {byHand.map((state) => (
            <ForcedState key={state} state={state}>
              <Button tone={tone}>Создать</Button>
            </ForcedState>
          ))}
          <Button tone={tone} isDisabled>
            Создать
          </Button>
          <Button tone={tone} isPending pendingText="Создание…">
            Создать
          </Button>
        </div>
      ))}
      <Text look="caption" tone={3}>
        Размеры, значки, во всю ширину
      </Text>
      <div style={row}>
        <Button size="sm" iconEnd="aright" tone="secondary">
          Смотреть все
        </Button>
        <Button icon="upload" tone="secondary">
          Загрузить
        </Button>
        <Button size="lg">Связаться</Button>
      </div>
      <Button isWide size="lg">
        Показать фотографов
      </Button>
    </div>
  ),
});

export const DoAndDont = meta.story({
  name: 'Do and don’t',
  render: () => (
    <Pairs
      pairs={[
        {
          do: (
            <div style={row}>
              <Button>Сохранить</Button>
              <Button tone="ghost">Отмена</Button>
            </div>
          ),
          because: 'lead with one primary button: what most people press is clear.',
          dont: (
            <div style={row}>
              <Button>Сохранить</Button>
              <Button>Отмена</Button>
            </div>
          ),
          why: 'put two primary buttons beside each other: neither leads.',
        },
        {
          do: <Button>Создать проект</Button>,
          because: 'name the action with its verb.',
          dont: <Button>ОК</Button>,
          why: 'let a button say only that it was pressed.',
        },
        {
          do: (
            <Button isPending pendingText="Сохранение…">
              Сохранить
            </Button>
          ),
          because: 'keep the button and its focus while the server answers.',
          dont: <Button isDisabled>Сохранить</Button>,
          why: 'disable it meanwhile: the focus is lost, and nothing says why.',
        },
      ]}
    />
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Button icon="archive">Переосвидетельствовать фотографа-репортажника из Верхнепышминского района</Button>
      <Button tone="danger">Достопримечательностипереосвидетельствование</Button>
      <Button isWide tone="secondary" isPending pendingText="Сохранение порядка фотографий…">
        Сохранить порядок
      </Button>
    </div>
  ),
});

export const KeyboardPresses = meta.story({
  name: 'Guard: Enter and Space press it, and Tab passes a disabled one over',
  render: ({ onPress = () => {} }) => (
    <div style={row}>
      <Button isDisabled onPress={onPress}>
        Недоступно
      </Button>
      <Button onPress={onPress}>Создать</Button>
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Создать' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

export const PendingIgnoresClicks = meta.story({
  name: 'Guard: a pending button keeps focus and its width, and ignores clicks',
  render: function Render({ onPress = () => {} }) {
    const [isPending, setPending] = useState(false);
    return (
      <Button
        isPending={isPending}
        pendingText="…"
        onPress={(event) => {
          setPending(true);
          onPress(event);
        }}
      >
        Сохранить изменения
      </Button>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    const { width } = button.getBoundingClientRect();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(width);
  },
});
