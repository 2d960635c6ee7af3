import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { Button } from '../button/Button.tsx';
import { TextButton } from '../link/TextButton.tsx';
import { ModeBar } from './ModeBar.tsx';

const download = fn();
const selection = {
  label: 'Выбранные изображения',
  status: 'Выбрано: 3',
  aside: <TextButton>Выбрать все</TextButton>,
  children: (
    <>
      <Button tone="ghost" size="sm" icon="download" onPress={download}>
        Скачать выбранные
      </Button>
      <Button tone="ghost" size="sm" icon="trash">
        Удалить выбранные
      </Button>
      <Button tone="ghost" size="sm">
        Снять выделение
      </Button>
    </>
  ),
};
const guide: Guide = {
  purpose:
    'Shows that the screen is in another mode now, what is chosen in it, and what can be done. The dark strip stays visible while the content scrolls under it.',
  use: ['Choosing several images: how many, and what to do with them.', 'Sorting: save, discard, to the start, to the end.'],
  avoid: ['Unsaved changes of a form: the form has its own bar.', 'A message: take Banner or a toast.'],
  anatomy: [
    ['Status', 'what is chosen or what to do; announced by screen readers when it changes'],
    ['Aside', 'a quiet action beside it, such as choosing everything'],
    ['Actions', 'small ghost buttons in the colour of the strip; at most one primary'],
  ],
  keyboard: [
    ['Tab', 'moves to the bar and out of it'],
    ['← →', 'move between its buttons'],
  ],
};

const meta = preview.meta({ title: 'Primitives/Actions/Mode bar', component: ModeBar, parameters: { guide }, args: selection });

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ModeBar {...selection} />
      <ModeBar {...selection} label="Пока ничего" status="Ничего не выбрано" isIdle />
      <ModeBar label="Порядок фотографий" status="Перетащите фотографии">
        <Button tone="ghost" size="sm" isDisabled>
          В начало
        </Button>
        <Button tone="secondary" size="sm">
          Отменить
        </Button>
        <Button size="sm">Сохранить порядок</Button>
        <Button size="sm" isPending pendingText="Сохранение…">
          Сохранить порядок
        </Button>
      </ModeBar>
    </div>
  ),
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const StaysVisible = meta.story({
  name: 'Guard: the bar stays visible while its content scrolls',
  render: (args) => (
    <div style={{ height: 300, overflow: 'auto' }}>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <ModeBar {...args} />
        <div style={{ height: 1500 }} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('toolbar', { name: 'Выбранные изображения' });
    const box = bar.parentElement?.parentElement;
    box?.scrollTo({ top: 600 });
    const seen = bar.getBoundingClientRect();
    const frame = box?.getBoundingClientRect();
    await expect(seen.top).toBeGreaterThanOrEqual((frame?.top ?? 0) - 1);
    await expect(seen.bottom).toBeLessThanOrEqual((frame?.bottom ?? 0) + 1);
  },
});

export const FocusIsSeen = meta.story({
  name: 'Guard: the focused element is not covered by the bar',
  args: { aside: null, children: <Button size="sm">Готово</Button> },
  render: (args) => (
    <div style={{ height: 400, padding: '16px 28px 24px', overflow: 'auto' }}>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <ModeBar {...args} />
        <div style={{ display: 'grid', gap: 8 }}>
          {Array.from({ length: 12 }, (_, index) => (
            <Button key={index}>{`Фото ${index + 1}`}</Button>
          ))}
        </div>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const photos = canvas.getAllByRole('button', { name: /^Фото/ });
    photos[0]?.focus();
    for (const photo of [...photos, ...photos.toReversed()]) {
      if (photo !== document.activeElement)
        await userEvent.tab({ shift: photo.compareDocumentPosition(document.activeElement ?? photo) === 4 });
      await expect(photo).toHaveFocus();
      const { top, bottom } = photo.getBoundingClientRect();
      const bar = canvas.getByRole('toolbar').getBoundingClientRect();
      await expect(`${photo.textContent} ${bottom <= bar.top || top >= bar.bottom}`).toBe(`${photo.textContent} true`);
    }
  },
});

export const KeepsItsPlace = meta.story({
  name: 'Guard: before the mode begins the bar is as high as in it, and its actions cannot be reached',
  render: (args) => (
    <div style={{ display: 'grid' }}>
      <ModeBar {...args} />
      <ModeBar {...args} label="Пока ничего" status="Ничего не выбрано" isIdle />
    </div>
  ),
  play: async ({ canvas }) => {
    const [mode, idle] = canvas.getAllByRole('toolbar', { hidden: true });
    const isPhone = window.matchMedia('(width < 37.5rem)').matches;
    if (!isPhone) await expect(idle?.offsetHeight).toBe(mode?.offsetHeight);
    await expect(idle?.checkVisibility()).toBe(!isPhone);
    await expect(canvas.getAllByRole('button', { name: 'Удалить выбранные' })).toHaveLength(1);
  },
});

export const KeyboardAlone = meta.story({
  name: 'Guard: arrows move along the buttons and Enter presses one',
  play: async ({ canvas }) => {
    download.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Выбрать все' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Скачать выбранные' })).toHaveFocus();
    await expect(download).toHaveBeenCalledOnce();
  },
});
