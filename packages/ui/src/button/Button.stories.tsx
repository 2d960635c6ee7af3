import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({ title: 'Primitives/Button', component: Button, args: { children: 'Создать проект', onPress: fn() } });
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 } as const;
const tones = ['primary', 'secondary', 'ghost', 'danger', 'danger-solid'] as const;

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      {tones.map((tone) => (
        <div key={tone} style={row}>
          <Button tone={tone}>Создать</Button>
          <Button tone={tone} icon="upload">
            Загрузить
          </Button>
          <Button tone={tone} isDisabled>
            Создать
          </Button>
          <Button tone={tone} isPending pendingText="Создание…">
            Создать
          </Button>
          <Button tone={tone} size="sm" iconEnd="aright">
            Смотреть все
          </Button>
          <Button tone={tone} size="lg">
            Связаться
          </Button>
        </div>
      ))}
      <div style={row}>
        <ButtonLink href="#open" icon="ext" tone="secondary">
          Открыть в каталоге
        </ButtonLink>
        <ButtonLink href="#card">Создать карточку</ButtonLink>
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
      <Button isWide tone="secondary" isPending pendingText="Сохранение порядка фотографий…">
        Сохранить порядок
      </Button>
    </div>
  ),
});

export const PendingIgnoresPresses = meta.story({
  name: 'Guard: a pending button keeps focus and its width, and ignores presses',
  args: { onPress: fn() },
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

export const LinkOpensSafely = meta.story({
  name: 'Guard: a link to a new tab tells the other site nothing',
  render: () => (
    <ButtonLink href="https://example.com" target="_blank">
      Сайт
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Сайт' })).toHaveAttribute('rel', 'noopener noreferrer');
  },
});
