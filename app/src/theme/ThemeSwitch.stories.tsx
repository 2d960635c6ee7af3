import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = preview.meta({ title: 'App/Theme switch', component: ThemeSwitch });

export const Content = meta.story({
  render: () => (
    <>
      <ThemeSwitch />
      <ThemeSwitch look="row" />
    </>
  ),
});

const looks = ['icon', 'row'] as const;

export const DrawnOnTheServer = meta.story({
  name: 'Guard: a drawn switch is named by what it gives in either theme, and stays the same element when the browser takes over',
  render: () => <div data-place />,
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector<HTMLElement>('[data-place]');
    if (!place) throw new Error('No place');
    const { dataset } = document.documentElement;
    const { theme: before = 'light' } = dataset;
    let root: Root | undefined;
    try {
      for (const look of looks) {
        place.innerHTML = renderToString(<ThemeSwitch look={look} />);
        const button = within(place).getByRole('button');
        for (const [theme, name] of [
          ['light', 'Тёмная тема'],
          ['dark', 'Светлая тема'],
        ] as const) {
          dataset['theme'] = theme;
          await expect(button).toHaveAccessibleName(name);
        }
        root = hydrateRoot(place, <ThemeSwitch look={look} />);
        await waitFor(() => expect(button.querySelectorAll('span span')).toHaveLength(0));
        await expect(within(place).getByRole('button', { name: 'Светлая тема' })).toBe(button);
        await userEvent.click(button);
        await expect(button).toHaveAccessibleName('Тёмная тема');
        root.unmount();
      }
    } finally {
      root?.unmount();
      dataset['theme'] = before;
      document.documentElement.style.colorScheme = before;
    }
  },
});
