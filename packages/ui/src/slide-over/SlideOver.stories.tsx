import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { focusIn } from '@portal/storybook/focusIn.ts';
import { type OfStory, useHeld } from '@portal/storybook/args/held.tsx';
import preview from '@portal/storybook/preview.tsx';
import { Button } from '../button/Button.tsx';
import { Framed } from '../modal/Framed.tsx';
import { SearchableDropdown } from '../searchable-dropdown/SearchableDropdown.tsx';
import { SlideOver, type SlideOverProps } from './SlideOver.tsx';

function Controlled(props: SlideOverProps & OfStory) {
  const [shown, hold] = useHeld(props);
  const change = (isOpen: boolean) => {
    props.onOpenChange(isOpen);
    hold({ isOpen });
  };
  return (
    <>
      <Button tone="secondary" icon="filter" onPress={() => hold({ isOpen: true })}>
        Фильтры
      </Button>
      <SlideOver {...shown} onOpenChange={change} />
    </>
  );
}

function CityChoice() {
  const [city, setCity] = useState<string | null>(null);
  const options = ['Казань', 'Омск', 'Томск'].map((label) => ({ value: label, label }));
  return <SearchableDropdown label="Город" options={options} value={city} onChange={setCity} />;
}

const guide: Guide = {
  purpose:
    'A sheet that slides over the page: from below on a phone, from the right elsewhere. It holds choices about what the page shows, with the buttons that answer them always visible.',
  use: ['Filters and settings that are beside the list on a wide screen and do not fit on a narrow one.'],
  avoid: ['A form or a text of its own: Modal.', 'A question with two answers: ConfirmDialog.', 'Two or three actions: Menu.'],
  anatomy: [
    ['Scrim', 'shades the page; a click on it closes'],
    ['Sheet', 'begins 44 px below the top under 600 px, else a column of 420 px'],
    ['Title', 'names the sheet'],
    ['Badge', 'how many choices are in force; none at zero'],
    ['Cross', 'closes without an answer'],
    ['Body', 'scrolls, and fades at the lower edge while there is more'],
    ['Footer', 'buttons; the last one is the main answer and takes the remaining space'],
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'move inside the sheet and go round at its ends'],
    ['Escape; Back on an Android phone', 'closes; a list that is open inside closes first'],
  ],
};

const meta = preview.meta({
  title: 'Primitives/Overlays/Slide over',
  tags: ['phone'],
  component: SlideOver,
  render: (args, story) => <Controlled {...args} story={story} />,
  args: {
    isOpen: false,
    onOpenChange: fn(),
    title: 'Фильтры поиска',
    badge: 2,
    children: Array.from({ length: 16 }, (_, index) => <p key={index}>Город, цена, специализации</p>),
    footer: (
      <>
        <Button tone="secondary">Сбросить</Button>
        <Button isWide>Применить</Button>
      </>
    ),
  },
  parameters: { guide, docs: { story: { inline: false, height: '640px' } } },
});

export const Playground = meta.story({ args: { isOpen: true } });

export const States = meta.story({
  render: (args) => (
    <Framed
      height={420}
      frames={[
        <SlideOver key="long" {...args} isOpen />,
        <SlideOver key="short" {...args} isOpen title="Сортировка" badge={0} footer={<Button isWide>Готово</Button>}>
          По рейтингу
        </SlideOver>,
      ]}
    />
  ),
});

export const Narrow = meta.story({
  args: { isOpen: true, title: 'Достопримечательности Верхнепышминского района', badge: 12 },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const FocusAndEscape = meta.story({
  name: 'Guard: focus goes in and comes back, Escape closes',
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Фильтры' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await focusIn(await screen.findByRole('dialog', { name: 'Фильтры поиска' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const FooterStaysVisible = meta.story({
  name: 'Guard: the footer stays visible over long content',
  args: { isOpen: true },
  play: async () => {
    const apply = await screen.findByRole('button', { name: 'Применить' });
    await waitFor(() => expect(apply.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await waitFor(() => expect(apply.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
  },
});

export const DialogAboveKeepsItOpen = meta.story({
  name: 'Guard: choosing in a dialog above does not close it',
  args: { isOpen: true, children: <CityChoice /> },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ userEvent }) => {
    const panel = await screen.findByRole('dialog', { name: 'Фильтры поиска' });
    await userEvent.click(await screen.findByRole('button', { name: /^Город/ }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Город' }), 'Омск');
    await userEvent.click(await screen.findByRole('option', { name: 'Омск' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Город' })).toBeNull());
    await waitFor(() => expect(panel).toBeVisible());
    await expect(await screen.findByRole('button', { name: 'Город Омск' })).toBeVisible();
  },
});
