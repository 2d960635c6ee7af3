import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { focusIn } from '@portal/storybook/focusIn.ts';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { touchScreen } from '@portal/storybook/input/touchScreen.ts';
import { Button } from '../button/Button.tsx';
import { Menu, type MenuEntry } from './Menu.tsx';

const leave = fn();
/** What would hear the Back of an Android phone now. */
const watchers: EventTarget[] = [];

const items: MenuEntry[] = [
  { id: 'card', label: 'Моя карточка', icon: 'user', href: '#card' },
  { id: 'settings', label: 'Настройки', icon: 'cog', href: '#settings' },
  { id: 'help', label: 'Помощь', isDisabled: true },
  { id: 'leave', label: 'Выйти', icon: 'logout', onAction: leave },
];

const guide: Guide = {
  purpose:
    'A short list of actions and links under a button. It opens where it fits, closes with a choice and returns focus to its button.',
  use: ['Two to about eight things that are needed now and then: the visitor’s own menu, further actions of a card.'],
  avoid: [
    'Choosing a value for a form: Select or SearchableDropdown.',
    'One action: Button or IconButton.',
    'The main navigation of a page: visible links.',
  ],
  anatomy: [
    ['Trigger', 'any button of this package; announces by itself what it opens'],
    ['Popover', 'under the trigger, at least as wide, never wider than the screen'],
    ['Entry', 'icon and words; leads to an address or acts'],
  ],
  keyboard: [
    ['Enter, Space, ↓', 'open on the first entry'],
    ['↑', 'opens on the last entry'],
    ['↑ ↓', 'move; disabled entries are skipped'],
    ['Home, End', 'first and last entry'],
    ['A letter', 'finds the entry that begins with it'],
    ['Enter, Space', 'choose and close'],
    ['Escape; Back on an Android phone', 'closes, nothing is done'],
  ],
};

const meta = preview.meta({
  title: 'Primitives/Actions/Menu',
  component: Menu,
  args: {
    label: 'Ваш кабинет',
    trigger: (
      <Button tone="secondary" iconEnd="down">
        Анна
      </Button>
    ),
    items,
  },
  // Read with the list, after a click.
  parameters: { guide, controlsSeenByActing: ['label'], docs: { story: { inline: false, height: '300px' } } },
});

export const Playground = meta.story();

export const States = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Анна' }));
    await screen.findByRole('menu', { name: 'Ваш кабинет' });
  },
});

export const Narrow = meta.story({
  args: {
    trigger: <Button tone="secondary">Высокопревосходительство</Button>,
    items: [
      { id: 'long', label: 'Переосвидетельствование достопримечательностей Верхнепышминского района', icon: 'folder' },
      { id: 'word', label: 'Высокопревосходительствующеедостопримечательствование' },
      ...items,
    ],
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Высокопревосходительство' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.getBoundingClientRect().left).toBeGreaterThanOrEqual(0));
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(menu.scrollWidth).toBe(menu.clientWidth);
  },
});

export const KeyboardPath = meta.story({
  name: 'Guard: arrows skip what is disabled, Enter acts, focus returns',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Моя карточка' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Выйти' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(leave).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Анна' })).toHaveFocus());
  },
});

export const LettersFind = meta.story({
  name: 'Guard: ArrowUp opens on the last entry, a letter finds an entry, Home and End go to the ends',
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Анна' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Выйти' })).toHaveFocus());
    await userEvent.keyboard('н');
    await expect(screen.getByRole('menuitem', { name: 'Настройки' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(screen.getByRole('menuitem', { name: 'Моя карточка' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Выйти' })).toHaveFocus();
  },
});

export const EscapeCloses = meta.story({
  name: 'Guard: Escape closes the menu and nothing is done',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Анна' }));
    await focusIn(await screen.findByRole('menu'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(leave).not.toHaveBeenCalled();
  },
});

export const ClosedWhileItComes = meta.story({
  name: 'Guard: on a touch screen a menu that is closed in the moment it opens does not stay over the page',
  beforeEach: touchScreen,
  render: (args) => (
    <>
      <input aria-label="Имя" />
      <Menu {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    // Only after a field does React Aria wait for the screen's keyboard before it shows a list.
    canvas.getByRole('textbox').focus();
    const trigger = canvas.getByRole('button', { name: 'Анна' });
    trigger.click();
    await new Promise(requestAnimationFrame);
    screen.getByRole('menuitem', { name: 'Выйти', hidden: true }).click();
    await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull());
    await expect(leave).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const ClosedByBack = meta.story({
  name: 'Guard: Back on a phone closes the menu and nothing else',
  beforeEach: () => {
    const { CloseWatcher } = window;
    const real = window.matchMedia.bind(window);
    const media = spyOn(window, 'matchMedia').mockImplementation((query) => real(query === '(pointer: coarse)' ? 'all' : query));
    window.CloseWatcher = class extends EventTarget {
      constructor() {
        super();
        watchers.push(this);
      }
      destroy() {
        watchers.splice(watchers.indexOf(this), 1);
      }
    };
    return () => {
      media.mockRestore();
      Object.assign(window, { CloseWatcher });
    };
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Анна' });
    await userEvent.click(trigger);
    await screen.findByRole('menu');
    // One that has closed hears nothing more.
    watchers.pop()?.dispatchEvent(new Event('close'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(leave).not.toHaveBeenCalled();
    await waitFor(() => expect(watchers).toEqual([]));
  },
});
