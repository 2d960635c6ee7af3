import { expect, userEvent } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { MatchReport } from './MatchReport.tsx';

const names = (count: number, first = 431) =>
  Array.from({ length: count }, (_, index) => `DSC_${String(first + index * 3).padStart(4, '0')}.jpg`);
const nothing = { joined: [], held: [], withoutOriginal: [], unchanged: [], ambiguous: [], refused: [], missing: [] };

const meta = preview.meta({
  title: 'Projects/Match report',
  component: MatchReport,
  args: {
    report: {
      matched: names(12),
      joined: names(12).map((name, index) => ({
        name,
        by: index === 2 ? ('picture' as const) : ('folder' as const),
        group: index < 6 ? '1А' : '1Б',
      })),
      held: [
        { name: 'DSC_0601.jpg', reason: 'имя то\u00a0же, а\u00a0снимок другой' },
        { name: 'DSC_0604.jpg', reason: 'такое имя есть в\u00a0нескольких группах' },
      ],
      withoutOriginal: ['IMG_0431-новый.jpg', 'коллаж.png', 'DSC_0601.jpg', 'DSC_0604.jpg'],
      unchanged: names(2),
      ambiguous: [
        { name: 'DSC_0500.webp', reason: 'подходит к нескольким снимкам' },
        { name: 'DSC_0502.jpg', reason: 'в архиве несколько файлов этого снимка' },
      ],
      refused: [{ name: 'Договор.pdf', reason: 'не фотография JPEG, PNG, GIF или WebP' }],
      missing: names(5, 700),
      total: { originals: 64, matched: 59 },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 504 }}>{Story()}</div>],
});

/** Some originals have a retouched image, some are missing, some images have no original, and some wait because they contradict their names. */
export const Content = meta.story();
/** Every original has its retouched image. */
export const AllMatched = meta.story({ args: { report: { ...nothing, matched: names(64), total: { originals: 64, matched: 64 } } } });
/** No name of the archive is known. */
export const NothingMatched = meta.story({
  args: {
    report: { ...nothing, matched: [], withoutOriginal: ['IMG_0431-новый.jpg', 'коллаж.png'], total: { originals: 64, matched: 0 } },
  },
});
/** The project has no originals to compare with. */
export const NothingAnnounced = meta.story({ args: { report: { ...nothing, matched: [], total: { originals: 0, matched: 0 } } } });
/** Names without a place to break, and a list of two hundred, at 320 px. */
export const LongWords = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    report: {
      ...nothing,
      matched: [],
      withoutOriginal: ['Переосвидетельствованиевысокопревосходительства_окончательныйвариант.jpg'],
      missing: names(200),
      total: { originals: 200, matched: 0 },
    },
  },
});
/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const AddsUp = meta.story({
  name: 'Guard: the numbers add up, and each file is named, also where two archives have files of one name',
  args: {
    report: {
      ...nothing,
      matched: ['1.jpg', '2.jpg'],
      joined: ['1.jpg', '2.jpg'].map((name) => ({ name, by: 'name' as const, group: null })),
      withoutOriginal: ['коллаж.jpg', 'коллаж.jpg'],
      held: [{ name: 'коллаж.jpg', reason: 'имя то\u00a0же, а\u00a0снимок другой' }],
      unchanged: ['2.jpg'],
      ambiguous: [{ name: '3.jpg', reason: 'подходит к нескольким снимкам' }],
      refused: [
        { name: 'IMG_0001.HEIC', reason: 'такой формат не подходит' },
        { name: 'IMG_0002.HEIC', reason: 'такой формат не подходит' },
      ],
      total: { originals: 64, matched: 2 },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Файлов: 7. Новых: 3. Без изменений: 1. Неясно: 1. Не принято: 2.');
    const names = canvas.getAllByRole('listitem').map(({ textContent }) => textContent.split(':')[0]);
    await expect(names).toEqual(['коллаж.jpg', '3.jpg', 'IMG_0001.HEIC', 'IMG_0002.HEIC', 'коллаж.jpg', '2.jpg', '1.jpg', '2.jpg']);
  },
});

export const LongList = meta.story({
  name: 'Guard: a long list shows its beginning, and all of it on demand',
  args: { report: { ...nothing, matched: [], missing: names(800), total: { originals: 800, matched: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё 780' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(800);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
