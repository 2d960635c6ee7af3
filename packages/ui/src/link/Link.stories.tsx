import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Link } from './Link.tsx';
import { TextButton } from './TextButton.tsx';

const meta = preview.meta({ title: 'Primitives/Link', component: Link, args: { href: '#page', children: 'Страница фотографа' } });

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'start' }}>
      <p>
        Подробности — на <Link href="#page">странице фотографа</Link> или на{' '}
        <Link href="https://example.com" isExternal>
          его сайте
        </Link>
        .
      </p>
      <Link href="#terms" tone="quiet">
        Условия использования
      </Link>
      <nav aria-label="Разделы" style={{ display: 'flex', gap: 32 }}>
        <Link href="#photographers" tone="nav" aria-current="page">
          Фотографы
        </Link>
        <Link href="#services" tone="nav">
          Услуги
        </Link>
        <Link href="#benefits" tone="nav">
          Преимущества
        </Link>
      </nav>
      <TextButton onPress={() => {}}>Сбросить</TextButton>
      <TextButton isDisabled>Сбросить</TextButton>
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { children: 'Сверхдлиннаяссылканасверхдлиннуюстраницусверхдлинногофотографа' },
});

export const ExternalIsSafe = meta.story({
  name: 'Guard: an external link opens a new tab and tells the other site nothing',
  args: { href: 'https://example.com', isExternal: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

const press = fn();
export const TextButtonIsAButton = meta.story({
  name: 'Guard: a text button is a button for the keyboard too',
  render: () => <TextButton onPress={press}>Сбросить</TextButton>,
  play: async ({ canvas, userEvent }) => {
    press.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Сбросить' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(press).toHaveBeenCalledTimes(2);
  },
});
