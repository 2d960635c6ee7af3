import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ForcedState } from '../../../../.storybook/blocks/ForcedState.tsx';
import { Text } from '../typography/Text.tsx';
import { Button } from './Button.tsx';
import { guide } from './Button.guide.ts';

const meta = preview.meta({
  title: 'Primitives/Button',
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
