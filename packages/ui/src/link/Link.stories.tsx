import { expect, waitFor } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { Pairs } from '@portal/storybook/blocks/Pairs.tsx';
import preview from '@portal/storybook/preview.tsx';
import { ForcedState } from '@portal/storybook/blocks/ForcedState.tsx';
import { Text } from '../typography/Text.tsx';
import { Button } from '../button/Button.tsx';
import { Link } from './Link.tsx';

const guide: Guide = {
  purpose:
    'A link to another place, inside a sentence, under a form or in a menu. Links of the portal do not reload the page; external links open a new tab.',
  use: [
    'Plain inside running text and lists.',
    'Quiet for what is seldom needed: conditions, help, «Забыли пароль?».',
    'Nav in the header and other menus: the pencil underlines where one is.',
  ],
  avoid: [
    'To do something on this page: take Text button or Button.',
    'For the main way on from a page: take Button link.',
    'As «здесь» or «подробнее»: the words name the target.',
  ],
  anatomy: [
    ['Words', 'in the text’s colour, so that paper keeps one red; a long word breaks'],
    ['Line', 'a thin underline that darkens on hover; a menu has none'],
    ['Pencil', 'under the current page of a menu only, slightly askew; the state itself is aria-current'],
  ],
  keyboard: [
    ['Tab', 'moves to the link'],
    ['Enter', 'follows it'],
  ],
};

const meta = preview.meta({
  title: 'Primitives/Actions/Link',
  component: Link,
  parameters: { guide },
  args: { href: '/photographers/1', children: 'Страница фотографа' },
});
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '12px 32px' } as const;

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'start' }}>
      <p>
        Подробности — на <Link href="/photographers/1">странице фотографа</Link> или на{' '}
        <Link href="https://example.com" isExternal>
          его сайте
        </Link>
        .
      </p>
      {(['plain', 'quiet', 'nav'] as const).map((tone) => (
        <div key={tone} style={row}>
          <Link href="/terms" tone={tone}>
            Условия
          </Link>
          {(['hovered', 'pressed', 'focus-visible'] as const).map((state) => (
            <ForcedState key={state} state={state}>
              <Link href="/terms" tone={tone}>
                Условия
              </Link>
            </ForcedState>
          ))}
          <Link href="/terms" tone={tone} isDisabled>
            Условия
          </Link>
        </div>
      ))}
      <nav aria-label="Разделы" style={row}>
        <Link href="/photographers" tone="nav" aria-current="page">
          Фотографы
        </Link>
        <Link href="/services" tone="nav">
          Услуги
        </Link>
      </nav>
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
            <Text>
              Ознакомьтесь с <Link href="/terms">условиями использования</Link>.
            </Text>
          ),
          because: 'name the target.',
          dont: (
            <Text>
              Условия использования — <Link href="/terms">здесь</Link>.
            </Text>
          ),
          why: 'write “here”: a list of links, as screen readers offer it, would say nothing.',
        },
        {
          do: <Button tone="secondary">Сбросить фильтры</Button>,
          because: 'do something on this page with a button.',
          dont: <Link href="#reset">Сбросить фильтры</Link>,
          why: 'let a link do something: it promises another page.',
        },
      ]}
    />
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { children: 'Сверхдлиннаяссылканасверхдлиннуюстраницусверхдлинногофотографа' },
});

export const EnterFollows = meta.story({
  name: 'Guard: Enter follows it through the portal’s router, without loading a page',
  parameters: { address: '/' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement.dataset['address']).toBe('/photographers/1'));
  },
});

export const ExternalIsSafe = meta.story({
  name: 'Guard: an external link opens a new tab without a referrer',
  args: { href: 'https://example.com', isExternal: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

export const CurrentPageIsAnnounced = meta.story({
  name: 'Guard: the current page of a menu is announced, not only underlined',
  args: { tone: 'nav', 'aria-current': 'page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
