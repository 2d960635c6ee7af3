import { expect } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { Pairs } from '@portal/storybook/blocks/Pairs.tsx';
import preview from '@portal/storybook/preview.tsx';
import { Button } from '../button/Button.tsx';
import { Text } from '../typography/Text.tsx';
import { type Brand, brandIcon, brands } from './brandIcon.ts';
import { drawings } from './drawings.tsx';
import { Icon, type IconName } from './Icon.tsx';

const guide: Guide = {
  purpose:
    'A line icon of 1.5 px on a grid of 20, in the colour of the words beside it. It helps to find a thing again; the words name it.',
  use: [
    'Beside words: in buttons, banners, chips, lists.',
    'Inside Icon button, which gives it a name.',
    'For the networks of a photographer: brandIcon turns each of the twelve types of links into its icon, in the same line and without brand colours.',
  ],
  avoid: [
    'Alone in a page: nothing would explain what it means.',
    'In a circle above a heading, as decoration.',
    'For the sign of the portal: take Iris or Wordmark.',
  ],
  anatomy: [
    ['Line', '1.5 px, round caps and joins; filled only where a line would not read: play, star, grip, the theme’s half'],
    ['Size', '20 px, 18 in small buttons, 16 in chips and errors, 22 in the tab bar'],
  ],
  keyboard: [],
};

const meta = preview.meta({
  title: 'Primitives/Media/Icon',
  component: Icon,
  parameters: { guide },
  args: { size: 20 },
});
const sheet = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))', gap: '24px 8px' } as const;
const cell = { display: 'grid', justifyItems: 'center', gap: 8 } as const;
const names = Object.keys(drawings) as IconName[];
const networks = Object.keys(brands) as Brand[];

export const Playground = meta.story({ args: { name: 'search' } });

export const States = meta.story({
  render: () => (
    <ul style={sheet}>
      {names.map((name) => (
        <li key={name} style={cell}>
          <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
            <Icon name={name} size={16} />
            <Icon name={name} />
            <Icon name={name} size={24} />
          </span>
          <Text as="span" look="caption" tone={2}>
            {name}
          </Text>
        </li>
      ))}
    </ul>
  ),
});

export const Brands = meta.story({
  name: 'Social links',
  render: () => (
    <ul style={sheet}>
      {networks.map((brand) => (
        <li key={brand} style={cell}>
          <Icon name={brandIcon(brand)} size={24} />
          <Text as="span" look="caption" tone={2}>
            {brand}
          </Text>
        </li>
      ))}
    </ul>
  ),
});

export const DoAndDont = meta.story({
  name: 'Do and don’t',
  render: () => (
    <Pairs
      pairs={[
        {
          do: (
            <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
              <Icon name="pin" size={20} /> Екатеринбург
            </span>
          ),
          because: 'put an icon beside the words that it stands for.',
          dont: <Icon name="pin" size={20} />,
          why: 'leave it alone: a screen reader says nothing, and eyes may guess wrong.',
        },
        {
          do: (
            <Button icon="upload" tone="secondary">
              Загрузить
            </Button>
          ),
          because: 'use one icon, in the colour of the words.',
          dont: (
            <span
              style={{
                display: 'grid',
                placeItems: 'center',
                inlineSize: 64,
                blockSize: 64,
                borderRadius: '50%',
                background: 'var(--mark-soft)',
              }}
            >
              <Icon name="upload" size={22} />
            </span>
          ),
          why: 'put an icon into a circle as decoration.',
        },
      ]}
    />
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  render: () => (
    <p style={{ display: 'flex', gap: 8, overflowWrap: 'anywhere' }}>
      <Icon name="pin" /> Переосвидетельствование достопримечательностей Верхнепышминска
    </p>
  ),
});

export const NeverSpeaks = meta.story({
  name: 'Guard: an icon is hidden from screen readers and takes no focus, so a button is named by its words alone',
  render: () => <Button icon="upload">Загрузить</Button>,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Загрузить');
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

export const TwelveNetworks = Brands.extend({
  name: 'Guard: each of the twelve types of social links has its own icon',
  play: async ({ canvasElement }) => {
    const shapes = [...canvasElement.querySelectorAll('svg')].map((icon) => icon.innerHTML);
    await expect(shapes).toHaveLength(12);
    await expect(new Set(shapes).size).toBe(12);
  },
});
