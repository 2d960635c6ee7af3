import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/Button.tsx';
import { SearchableDropdown } from '../searchable-dropdown/SearchableDropdown.tsx';
import { SlideOver, type SlideOverProps } from './SlideOver.tsx';

type ControlledProps = Omit<SlideOverProps, 'isOpen' | 'onOpenChange'> & { startsOpen?: boolean };

function Controlled({ startsOpen = false, ...props }: ControlledProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <>
      <Button tone="secondary" icon="filter" onPress={() => setOpen(true)}>
        Фильтры
      </Button>
      <SlideOver {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

function CityChoice() {
  const [city, setCity] = useState<string | null>(null);
  const options = ['Казань', 'Омск', 'Томск'].map((label) => ({ value: label, label }));
  return <SearchableDropdown label="Город" options={options} value={city} onChange={setCity} />;
}

const meta = preview.meta({
  title: 'Primitives/Slide over',
  component: Controlled,
  args: {
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
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

export const Playground = meta.story({ args: { startsOpen: true } });

export const Narrow = meta.story({ args: { startsOpen: true }, globals: { viewport: { value: 'narrow', isRotated: false } } });

export const FocusAndEscape = meta.story({
  name: 'Guard: focus goes in and comes back, Escape closes',
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Фильтры' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Фильтры поиска' });
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement), { timeout: 3000 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 3000 });
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const FooterStaysInSight = meta.story({
  name: 'Guard: the footer stays in sight over long content',
  args: { startsOpen: true },
  play: async () => {
    const apply = await screen.findByRole('button', { name: 'Применить' });
    await waitFor(() => expect(apply.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight), { timeout: 3000 });
    await waitFor(() => expect(apply.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth), { timeout: 3000 });
  },
});

export const WindowAboveKeepsItOpen = meta.story({
  name: 'Guard: choosing in a window above does not close it',
  args: { startsOpen: true, children: <CityChoice /> },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ userEvent }) => {
    const panel = await screen.findByRole('dialog', { name: 'Фильтры поиска' });
    await userEvent.click(await screen.findByRole('button', { name: /^Город/ }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Город' }), 'Омск');
    await userEvent.click(await screen.findByRole('option', { name: 'Омск' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Город' })).toBeNull(), { timeout: 3000 });
    await waitFor(() => expect(panel).toBeVisible());
    await expect(await screen.findByRole('button', { name: 'Город Омск' })).toBeVisible();
  },
});
