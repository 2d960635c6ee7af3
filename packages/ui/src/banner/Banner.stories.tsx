import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { Pairs } from '@portal/storybook/blocks/Pairs.tsx';
import preview from '@portal/storybook/preview.tsx';
import { Button } from '../button/Button.tsx';
import { Link } from '../link/Link.tsx';
import { Banner } from './Banner.tsx';

const guide: Guide = {
  purpose:
    'A message that stays where it belongs: over the form that failed, over the card that is complete. Four tones, each with its own icon, so that the tone is never conveyed by colour alone.',
  use: [
    'err over a form whose sending failed; it is announced as it appears.',
    'ok for a lasting success: «Карточка заполнена». With isLive where it answers a click.',
    'warn before a limit or a loss, info for what is good to know.',
  ],
  avoid: [
    'For news that pass by: take a toast.',
    'For an error of one field: the field shows it itself.',
    'For a page that could not be loaded: take Error state.',
  ],
  anatomy: [
    ['Ground', 'the soft colour of the tone, corners of 8 px; a line in forced colours'],
    ['Icon', '20 px, a shape per tone: check, exclamation in a circle, in a triangle, letter i; silent'],
    ['Title', 'one line in the tone’s colour'],
    ['Text', 'may hold a link or a button'],
  ],
  keyboard: [],
};

const meta = preview.meta({
  title: 'Primitives/Feedback/Banner',
  component: Banner,
  parameters: { guide },
  args: { tone: 'ok' as const, title: 'Карточка заполнена', children: 'Её видят все посетители каталога.' },
});

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 560 }}>
      <Banner tone="ok" title="Карточка заполнена">
        Её видят все посетители каталога.
      </Banner>
      <Banner tone="err" title="Не удалось сохранить">
        Проверьте соединение и попробуйте ещё раз.
      </Banner>
      <Banner tone="warn" title="Осталось три изображения" />
      <Banner tone="info" title="Данные для показа">
        Фотографы и снимки придуманы. <Link href="/about">Как устроен показ</Link>
      </Banner>
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
            <Banner tone="err" title="Не удалось войти">
              Проверьте email и пароль.
            </Banner>
          ),
          because: 'say what happened and what to do.',
          dont: <Banner tone="err" title="Ошибка 401" />,
          why: 'show a code, or a failure without a way out.',
        },
        {
          do: (
            <Banner tone="ok" title="Карточка заполнена">
              Её видят все посетители каталога.
            </Banner>
          ),
          because: 'keep a banner for what stays true while one reads.',
          dont: <Banner tone="info" title="Файл скопирован" />,
          why: 'leave news that pass by on the page: take a toast.',
        },
      ]}
    />
  ),
});

export const Narrow = meta.story({
  args: { title: 'Достопримечательностьпереосвидетельствованиеусовершенствование' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const FailureIsAnnounced = meta.story({
  name: 'Guard: a failure is announced as it appears, a success only when it answers a click',
  render: function Render() {
    const [isSent, setSent] = useState(false);
    return (
      <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
        <Banner tone="ok" title="Карточка заполнена" />
        <Button onPress={() => setSent(true)}>Отправить</Button>
        {isSent && <Banner tone="err" title="Не удалось отправить" />}
        {isSent && <Banner tone="ok" title="Черновик сохранён" isLive />}
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось отправить');
    await expect(canvas.getByRole('status')).toHaveTextContent('Черновик сохранён');
  },
});
