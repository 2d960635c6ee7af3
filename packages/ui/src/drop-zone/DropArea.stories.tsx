import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { dragFiles } from '@portal/storybook/dragFiles.ts';
import preview from '@portal/storybook/preview.tsx';
import { DropArea } from './DropArea.tsx';

const file = (name: string, type: string) => new File([new Uint8Array(4)], name, { type });
const photo = file('IMG_0431.jpg', 'image/jpeg');
const raw = file('IMG_0432.cr3', 'image/x-canon-cr3');

const guide: Guide = {
  purpose: 'Lets files be dropped anywhere on content that is there already: on an open album, not only on a dashed zone in a dialog.',
  use: ['Around what the files will become part of, beside a button that opens the usual way.'],
  avoid: ['As the only way to add files: keyboards and phones drop nothing. That is DropZone.'],
  anatomy: [
    ['Content', 'whatever it holds, unchanged'],
    ['Sentence', 'over the content while files hover there: what happens when they are dropped'],
  ],
  keyboard: [],
};

const meta = preview.meta({
  title: 'Primitives/Inputs/Drop area',
  component: DropArea,
  args: {
    accept: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 10_485_760,
    allowsMultiple: true,
    release: 'Отпустите, чтобы загрузить в «Выпускной»',
    onFiles: fn(),
    onRefuse: fn(),
    children: <p style={{ minHeight: 160 }}>Фотографии портфолио</p>,
  },
  // Nothing of these is seen until files are carried over it.
  parameters: { guide, controlsSeenByActing: ['accept', 'allowsMultiple', 'release', 'isDisabled', 'maxBytes'] },
});

export const Playground = meta.story();

export const States = meta.story({
  play: async ({ canvas }) => {
    await dragFiles('dragenter', await canvas.findByText('Фотографии портфолио'), photo);
    await waitFor(() => expect(canvas.getByText('Отпустите, чтобы загрузить в «Выпускной»')).toBeVisible());
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const Dropped = meta.story({
  name: 'Guard: files that are dropped on the content are taken, others are refused with their reason',
  play: async ({ canvas, args }) => {
    const content = await canvas.findByText('Фотографии портфолио');
    await dragFiles('dragenter', content, photo, raw);
    await expect(await dragFiles('drop', content, photo, raw)).toBe(false);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith([photo]));
    await expect(args.onRefuse).toHaveBeenCalledWith([{ name: 'IMG_0432.cr3', reason: 'type' }]);
    await waitFor(() => expect(canvas.queryByText(/^Отпустите/)).toBeNull());
  },
});
