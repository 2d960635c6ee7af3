import { expect, waitFor } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { Pairs } from '@portal/storybook/blocks/Pairs.tsx';
import preview from '@portal/storybook/preview.tsx';
import { ForcedState } from '@portal/storybook/blocks/ForcedState.tsx';
import { Link } from '../link/Link.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const guide: Guide = {
  purpose: 'The way to another place that deserves the weight of a button. It looks like one and is a link: it has an address.',
  use: [
    'For the main way on from a page: «Создать карточку», «На главную».',
    'For a way out of the portal: with the icon «ext» and a new tab.',
  ],
  avoid: [
    'To do something on this page: take Button. A link that acts cannot be opened in a new tab.',
    'Inside a sentence or a menu: take Link.',
  ],
  anatomy: [
    ['Box', 'as Button: tones, sizes, whole width'],
    ['Icon', 'before the words, or after them to show where the link leads'],
    ['Words', 'where it leads, or what can be done there'],
  ],
  keyboard: [
    ['Tab', 'moves to the link'],
    ['Enter', 'follows it; Space scrolls the page, as everywhere with links'],
  ],
};

const meta = preview.meta({
  title: 'Primitives/Actions/Button link',
  component: ButtonLink,
  parameters: { guide },
  args: { href: '/photographers', children: 'Показать фотографов' },
});
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 } as const;

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      {(['primary', 'secondary', 'ghost'] as const).map((tone) => (
        <div key={tone} style={row}>
          <ButtonLink href="/card" tone={tone}>
            Создать карточку
          </ButtonLink>
          {(['hovered', 'pressed', 'focus-visible'] as const).map((state) => (
            <ForcedState key={state} state={state}>
              <ButtonLink href="/card" tone={tone}>
                Создать карточку
              </ButtonLink>
            </ForcedState>
          ))}
        </div>
      ))}
      <div style={row}>
        <ButtonLink href="/all" size="sm" tone="ghost" iconEnd="aright">
          Смотреть все
        </ButtonLink>
        <ButtonLink href="https://example.com" target="_blank" icon="ext" tone="secondary">
          Открыть в каталоге
        </ButtonLink>
        <ButtonLink href="/" size="lg" icon="home">
          На главную
        </ButtonLink>
      </div>
      <ButtonLink href="/card" isWide>
        Создать карточку
      </ButtonLink>
    </div>
  ),
});

export const DoAndDont = meta.story({
  name: 'Do and don’t',
  render: () => (
    <Pairs
      pairs={[
        {
          do: <ButtonLink href="/register">Создать карточку</ButtonLink>,
          because: 'lead on from a page with a link that looks like a button: it opens in a new tab, too.',
          dont: <Link href="/register">здесь</Link>,
          why: 'hide the main way on in a sentence, or call it “here”.',
        },
      ]}
    />
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { icon: 'ext', children: 'Достопримечательности Верхнепышминского переосвидетельствования' },
});

export const EnterFollows = meta.story({
  name: 'Guard: Enter follows it through the portal’s router, without loading a page',
  parameters: { address: '/' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Показать фотографов' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement.dataset['address']).toBe('/photographers'));
  },
});

export const OpensSafely = meta.story({
  name: 'Guard: a link to a new tab sends no referrer',
  args: { href: 'https://example.com', target: '_blank', children: 'Сайт' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Сайт' })).toHaveAttribute('rel', 'noopener noreferrer');
  },
});
