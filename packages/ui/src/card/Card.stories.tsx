import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Image } from '../image/Image.tsx';
import { Card } from './Card.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';

const photos = (
  <div style={{ display: 'grid', gridTemplate: '1fr 1fr / 2fr 1fr', gap: 2, minHeight: 0 }}>
    <div style={{ gridRow: '1 / 3', minHeight: 0 }}>
      <Image src="/photos/alina-0.jpg" alt="" />
    </div>
    <Image src="/photos/alina-1.jpg" alt="" />
    <Image src="/photos/alina-2.jpg" alt="" />
  </div>
);
const nothing = (
  <div
    style={{ display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 8, color: 'var(--text-2)', font: 'var(--type-body-s)' }}
  >
    <Icon name="image" size={28} />
    Снимков пока нет
  </div>
);
const lines = (
  <>
    <p>Школа</p>
    <p>Создан 12 мая 2025 г.</p>
  </>
);
const archive = fn();
const buttons = (
  <>
    <Button tone="secondary" size="sm" icon="cog">
      Настроить
    </Button>
    <Button tone="ghost" size="sm" icon="archive" onPress={archive}>
      В архив
    </Button>
  </>
);

const guide: Guide = {
  purpose:
    'A panel for one thing on which one can act as a whole. A click anywhere acts; a screen reader meets one link or button, named by the title, and after it the buttons of the footer.',
  use: [
    'For things in a grid that lead somewhere or open something: projects, courses, articles.',
    'Without an address and without onPress, for a thing that has buttons of its own only.',
  ],
  avoid: [
    'To group the fields of a form or a section of a page: hairlines and space do that.',
    'For one row of a long list: rows between hairlines are scanned faster.',
    'For a choice among cards: take RadioGroup or ToggleGroup.',
  ],
  anatomy: [
    ['Panel', 'raised ground, hairline, 10 px corners; no shadow and no lift'],
    ['Media', '172 px, edge to edge; images, or an icon and words on a sunken ground'],
    ['Header', 'a line above the title'],
    ['Title', 'title-3; the link or the button, stretched over the panel; underlined on hover'],
    ['Text', '14 px, secondary'],
    ['Footer', 'buttons at the lower edge, level with those of the neighbours'],
  ],
  keyboard: [
    ['Tab', 'moves to the card (its ring goes around the panel), then to the buttons of the footer'],
    ['Enter', 'follows the link, or clicks the card'],
    ['Space', 'clicks the card, where it is a button'],
  ],
};

const meta = preview.meta({
  title: 'Primitives/Layout/Card',
  component: Card,
  subcomponents: { CardSkeleton },
  parameters: { guide },
  args: { title: 'Выпускной 11 «А», гимназия № 9', href: '/page', media: photos, children: lines, footer: buttons },
});

export const Playground = meta.story({ decorators: [(Story) => <div style={{ maxWidth: 348 }}>{Story()}</div>] });

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))', gap: 24 }}>
      <Card title="Выпускной 11 «А», гимназия № 9" href="/page" media={photos} footer={buttons}>
        {lines}
      </Card>
      <Card title="Свадьба Кати и Миши" href="https://example.com" isExternal media={photos} footer={buttons}>
        {lines}
      </Card>
      <Card title="4 «Б», лицей № 130" media={nothing} footer={buttons}>
        {lines}
      </Card>
      <Card title="Альбом, который купят" onPress={fn()} header="Курс, 12 уроков">
        Сценарий съёмки и вёрстка разворотов под ожидания родителей.
      </Card>
      <CardSkeleton />
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { title: 'Переосвидетельствованиевысокопревосходительствующейфотосъёмки достопримечательностей' },
});

export const OneStopPerAction = meta.story({
  name: 'Guard: a card is one link, then its buttons; it is followed by keyboard',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: /^Выпускной/ })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Выпускной/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement.dataset['address']).toBe('/page'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Настроить' })).toHaveFocus();
  },
});

const onPress = fn();
export const WholePanelActs = meta.story({
  name: 'Guard: a click on the images clicks the card, a click on a button of the footer only the button',
  args: { href: undefined, onPress },
  play: async ({ canvas, canvasElement, userEvent }) => {
    onPress.mockClear();
    archive.mockClear();
    const box = canvasElement.querySelector('img')!.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)!;
    await userEvent.click(hit);
    await expect(onPress).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'В архив' }));
    await expect(archive).toHaveBeenCalledTimes(1);
    await expect(onPress).toHaveBeenCalledTimes(1);
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(onPress).toHaveBeenCalledTimes(2);
  },
});

export const OutsideIsReported = meta.story({
  name: 'Guard: another site opens in a new tab without a referrer',
  args: { href: 'https://example.com', isExternal: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

const ownCentre = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
};
export const FooterStretches = meta.story({
  name: 'Guard: under the first button of the footer, which takes the whole card, the title and the other buttons stay on top',
  args: {
    href: 'https://example.com',
    isExternal: true,
    isPressedByFooter: true,
    children: <a href="/client">Мария Гордеева</a>,
  },
  play: async ({ canvas, canvasElement }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link).toContainElement(ownCentre(link) as HTMLElement);
    for (const button of canvas.getAllByRole('button')) await expect(button).toContainElement(ownCentre(button) as HTMLElement);
    await expect(ownCentre(canvasElement.querySelector('img')!)).toBe(canvas.getByRole('button', { name: 'Настроить' }));
  },
});
