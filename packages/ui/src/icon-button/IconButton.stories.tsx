import { expect, fn } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { Pairs } from '@portal/storybook/blocks/Pairs.tsx';
import preview from '@portal/storybook/preview.tsx';
import { ForcedState } from '@portal/storybook/blocks/ForcedState.tsx';
import { Button } from '../button/Button.tsx';
import { IconButton } from './IconButton.tsx';

const guide: Guide = {
  purpose:
    'An action that everybody knows by its icon: close, edit, next, remove. With an address it is a link, as the icons of social networks are.',
  use: [
    'Where space is short and the icon needs no words: toolbars, corners of dialogs, photos.',
    'On an image with the tone «photo»: a light disc that is seen on any photo in both themes.',
    'For social networks, as a link to a new tab.',
  ],
  avoid: [
    'For the main action of a page: take Button, words are understood faster.',
    'For an icon that has to be learned: take Button with icon and words.',
  ],
  anatomy: [
    ['Disc', '44 px (36 small, 40 on photos); always 44 on a touch screen'],
    ['Icon', '20 px (18 in a small one), silent'],
    ['Label', 'not rendered: the name for screen readers and voice control'],
    ['Pending', 'a breathing iris in the icon’s place'],
  ],
  keyboard: [
    ['Tab', 'moves to it; a disabled one is passed over'],
    ['Enter', 'clicks it, or follows it where it is a link'],
    ['Space', 'clicks it'],
  ],
};

const meta = preview.meta({
  title: 'Primitives/Actions/Icon button',
  component: IconButton,
  parameters: { guide },
  args: { icon: 'trash' as const, label: 'Удалить фото', onPress: fn() },
});
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 } as const;
const onPhoto = { ...row, padding: 16, background: 'linear-gradient(90deg, var(--film-leak-1), var(--film-base))' } as const;

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['plain', 'photo'] as const).map((tone) => (
        <div key={tone} style={tone === 'photo' ? onPhoto : row}>
          <IconButton icon="edit" label="Изменить" tone={tone} />
          {(['hovered', 'pressed', 'focus-visible'] as const).map((state) => (
            <ForcedState key={state} state={state}>
              <IconButton icon="edit" label="Изменить" tone={tone} />
            </ForcedState>
          ))}
          <IconButton icon="edit" label="Изменить" tone={tone} isDisabled />
          <IconButton icon="edit" label="Изменить" tone={tone} isPending />
        </div>
      ))}
      <div style={row}>
        <IconButton icon="close" label="Закрыть" size="sm" />
        <IconButton icon="vk" label="ВКонтакте" href="https://vk.com" target="_blank" />
        <IconButton icon="tg" label="Телеграм" href="https://t.me" target="_blank" />
      </div>
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
              <IconButton icon="trash" label="Удалить фото" />
              <IconButton icon="download" label="Скачать" />
            </div>
          ),
          because: 'take an icon that everybody knows, and give it a name.',
          dont: <IconButton icon="archive" label="Опубликовать" />,
          why: 'let people guess: words beside an icon are understood at once.',
        },
        {
          do: <Button icon="plus">Создать проект</Button>,
          because: 'give the main action of a page words.',
          dont: <IconButton icon="plus" label="Создать проект" />,
          why: 'reduce the main action of a page to an icon.',
        },
      ]}
    />
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 4 }}>
      <span style={{ overflowWrap: 'anywhere', minWidth: 0 }}>Переосвидетельствование-достопримечательностей.jpg</span>
      <IconButton icon="edit" label="Изменить" />
      <IconButton icon="trash" label="Удалить" />
    </div>
  ),
});

export const KeyboardPresses = meta.story({
  name: 'Guard: it is named by its label, and Space presses it',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Удалить фото' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

export const HandSizedTarget = meta.story({
  name: 'Guard: the target is 44 pixels, and a long neighbour does not squeeze it',
  render: (args) => (
    <div style={{ display: 'flex', width: 120 }}>
      <span>Достопримечательность</span>
      <IconButton {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  },
});

export const PendingKeepsItsName = meta.story({
  name: 'Guard: while its action runs it keeps its name and ignores clicks',
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Удалить фото/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const LinkIsSafe = meta.story({
  name: 'Guard: with an address it is a link without a referrer',
  args: { icon: 'vk', label: 'ВКонтакте', href: 'https://vk.com', target: '_blank' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'ВКонтакте' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});
