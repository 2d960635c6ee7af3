import { expect } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const guide: Guide = {
  purpose: 'Shows the progress of a long action, in a thin line and always in words, and its outcome.',
  use: [
    'For uploads and other actions of more than a couple of seconds.',
    'With percent null while the length is not known yet: the band runs and no number is shown.',
  ],
  avoid: [
    'For a wait without a measure inside a list or a button: take Spinner, or isPending of the button.',
    'For content that is loading: take Skeleton.',
    'For how full a card is: take CompletionMeter.',
    'To announce the end: a progress bar is not a live region. Show a toast or a banner.',
  ],
  anatomy: [
    ['Label', 'what is going on; may be hidden, is always read'],
    ['Value', 'the percent or words such as «12 из 48», tabular, with a sign once it has ended'],
    ['Track', '4 px; ink or amber while it runs, never red: red progress reads as failure'],
    ['Description', 'what is being done now, or why it has stopped'],
  ],
  keyboard: [],
};

const meta = preview.meta({
  title: 'Primitives/Feedback/Progress bar',
  component: ProgressBar,
  parameters: { guide },
  args: { label: 'Загрузка архива', percent: 42 },
});

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 28, maxWidth: 480 }}>
      <ProgressBar label="Начало" percent={0} />
      <ProgressBar label="Загрузка архива" percent={42} description="Осталось около двух минут" />
      <ProgressBar label="Фотографии" percent={25} valueText="12 из 48" />
      <ProgressBar label="Проверка архива" percent={null} description="Это займёт несколько секунд" />
      <ProgressBar label="Архив загружен" percent={100} tone="ok" />
      <ProgressBar label="Загрузка прервана" percent={68} tone="err" description="Нет соединения. Продолжим, как только оно появится." />
      <ProgressBar label="Без видимого названия" isLabelHidden percent={80} />
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    label: 'Переосвидетельствованиевысокопревосходительствующейфотосъёмки',
    tone: 'err',
    description: 'Соединениеспредоставляющимсервисомнепредвиденнопрервалось',
  },
});

export const AnnouncesThePercent = meta.story({
  name: 'Guard: the percent is text for eyes and for a screen reader, and 99.9 is not yet 100',
  args: { percent: 99.9 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Загрузка архива' });
    await expect(bar).toHaveAttribute('aria-valuenow', '99');
    await expect(bar).toHaveAttribute('aria-valuetext', '99\u00a0%');
    await expect(canvas.getByText('99\u00a0%', { normalizer: (text) => text })).toBeVisible();
  },
});

export const UnknownHasNoNumber = meta.story({
  name: 'Guard: an unknown duration shows no number at all',
  args: { percent: null },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(bar).not.toHaveTextContent('%');
  },
});

export const InsideItsLimits = meta.story({
  name: 'Guard: the line is never longer than its track',
  args: { percent: 140 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    const [fill, track] = ['[style]', ':has(> [style])'].map((part) => canvasElement.querySelector(`[role="progressbar"] ${part}`));
    await expect(fill?.getBoundingClientRect().width).toBeLessThanOrEqual(track?.getBoundingClientRect().width ?? 0);
  },
});
