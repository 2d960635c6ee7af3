import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = preview.meta({ title: 'App/Theme switch', component: ThemeSwitch });

/** The switch as it stands in the header, and as a row of a menu. */
export const Content = meta.story({
  render: () => (
    <>
      <ThemeSwitch />
      <ThemeSwitch look="row" />
    </>
  ),
});

const looks = ['icon', 'row'] as const;

export const RenderedOnTheServer = meta.story({
  name: 'Guard: a server-rendered switch has the right label in either theme, and hydration keeps its element',
  render: () => <div data-root />,
  play: async ({ canvasElement }) => {
    const container = canvasElement.querySelector<HTMLElement>('[data-root]');
    if (!container) throw new Error('No root');
    const { dataset } = document.documentElement;
    const { theme: before = 'light' } = dataset;
    let root: Root | undefined;
    try {
      for (const look of looks) {
        container.innerHTML = renderToString(<ThemeSwitch look={look} />);
        const button = within(container).getByRole('button');
        for (const [theme, name] of [
          ['light', 'Тёмная тема'],
          ['dark', 'Светлая тема'],
        ] as const) {
          dataset['theme'] = theme;
          await expect(button).toHaveAccessibleName(name);
        }
        root = hydrateRoot(container, <ThemeSwitch look={look} />);
        await waitFor(() => expect(button.querySelectorAll('span span')).toHaveLength(0));
        await expect(within(container).getByRole('button', { name: 'Светлая тема' })).toBe(button);
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
