import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { Image } from './Image.tsx';
import { brokenPhoto } from '../image-grid/examples.ts';

const guide: Guide = {
  purpose:
    'A photo that never moves its neighbours. Its box has its shape from the start, blurred or in the photo’s main colour, and keeps it when the file is broken.',
  use: [
    'For every photo in the portal: cards, grids, the viewer, previews.',
    'With width and height of the file, or a ratio, or inside a box that has a size.',
    'With srcSet and sizes where it is rendered in very different widths.',
    'With loading «eager» and a high priority for the one that the page is about.',
  ],
  avoid: [
    'For a person’s portrait in a disc: take Avatar.',
    'With the file’s name as its words: describe what is to be seen, or leave alt empty for decoration.',
  ],
  anatomy: [
    [
      'Box',
      'corners of 2 px and an inner hairline; twelve pixels of the photo, blurred, or its main colour, or the pressed ground, until the file arrives',
    ],
    [
      'Photo',
      'fills the box, cut at its sides; fades in over its blurred self, but for one that is loaded eagerly, and never where motion is reduced',
    ],
    ['Chain', 'the file of the set, then the plain file, then the default photo or the first letter of alt'],
    ['Broken', '«Не удалось загрузить», always announced, shown where it fits'],
  ],
  keyboard: [],
};

const meta = preview.meta({
  title: 'Primitives/Media/Image',
  component: Image,
  parameters: { guide },
  args: { src: '/photos/alina-0.jpg', alt: 'Выпускной вечер', width: 1200, height: 800, color: 'tan' },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
});

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 16 }}>
      <Image src="/photos/alina-1.jpg" alt="Портрет" ratio={1} />
      <Image src={null} alt="Нет снимка" ratio={1} />
      <Image src={brokenPhoto} alt="Снимок не загрузился" ratio={1} loading="eager" />
      <Image src={brokenPhoto} alt="снимок.jpg" ratio={1} fallback="letter" loading="eager" />
      <div style={{ width: 64 }}>
        <Image src={brokenPhoto} alt="Маленький снимок" ratio={1} loading="eager" />
      </div>
    </div>
  ),
});

/** The twelve pixels of three photos, as the server makes them. */
const placeholders = ['lFLWWjBGUUo5Z1lr92L2XnpvnHO8d1lr', 'Rz1oQapFqkHsTfZmFmvLSU5WTloMVuxN', 'e29aa7RWMUYYY3NS7j0wRtVac1IwRg9C'];
/** A file that loads and shows nothing: the placeholder behind it is visible until a real one loads. */
const nothing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>')}`;

export const Loading = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 16 }}>
      {placeholders.map((placeholder) => (
        <Image key={placeholder} src={nothing} alt="" ratio={1.5} placeholder={placeholder} />
      ))}
      <Image src={nothing} alt="" ratio={1.5} color="tan" />
      <Image src={nothing} alt="" ratio={1.5} />
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    src: brokenPhoto,
    loading: 'eager',
    brokenText: 'Переосвидетельствование достопримечательностей не загрузилось',
  },
});

export const TwelvePixelsAreAnImage = meta.story({
  name: 'Guard: the twelve pixels are an image of four by three, in its colours and the right way up',
  // Red above, blue below, and white between them.
  args: { src: nothing, placeholder: 'HwAfAB8AHwD/f/9//3//fwB8AHwAfAB8' },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector<HTMLElement>('[data-state="photo"]');
    const image = document.createElement('img');
    image.src = /url\("(.+?)"\)/.exec(box ? getComputedStyle(box).backgroundImage : '')?.[1] ?? '';
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 4, height: 3 });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const [above, between, below] = [0, 1, 2].map((row) => [...(context?.getImageData(3, row, 1, 1).data ?? [])].slice(0, 3));
    await expect([image.naturalWidth, image.naturalHeight]).toEqual([4, 3]);
    await expect([above, between, below]).toEqual([
      [255, 0, 0],
      [255, 255, 255],
      [0, 0, 255],
    ]);
  },
});

/** A file that no other story has fetched: a cached one is shown at once. */
const unseen = (name: string) => `/photos/${name}.jpg?unseen`;

export const FadesInOverItsPlaceholder = meta.story({
  name: 'Guard: a photo fades in over its blurred placeholder; one that is loaded eagerly is shown at once',
  args: { placeholder: placeholders[0] },
  render: (args) => (
    <>
      <Image {...args} src={unseen('alina-1')} alt="Позже" />
      <Image {...args} src={unseen('alina-2')} alt="Сразу" loading="eager" />
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Позже' })).toHaveAttribute('data-arriving'));
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img', { name: 'Сразу' }).naturalWidth).toBeGreaterThan(0));
    await expect(canvas.getByRole('img', { name: 'Сразу' })).not.toHaveAttribute('data-arriving');
  },
});

export const StandsAtOnceWithoutMotion = meta.story({
  name: 'Guard: where motion is reduced no photo fades in',
  globals: { motion: 'reduced' },
  args: { src: unseen('alina-3'), placeholder: placeholders[0] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('data-arriving'));
    await expect(getComputedStyle(canvas.getByRole('img')).animationName).toBe('none');
  },
});

export const BoxStandsBeforeTheFile = meta.story({
  name: 'Guard: the box has its shape before and without the file',
  args: { src: brokenPhoto, loading: 'eager' },
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.querySelector('[data-state]');
    const height = box?.getBoundingClientRect().height;
    await expect(height).toBeGreaterThan(100);
    await canvas.findByText('Не удалось загрузить');
    await expect(box?.getBoundingClientRect().height).toBe(height);
  },
});

export const BrokenSizeGivesWay = meta.story({
  name: 'Guard: where the file of one width is broken, the plain file comes before the default photo',
  args: { srcSet: `${brokenPhoto} 2000w`, sizes: '480px', loading: 'eager' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img').currentSrc).toContain('/photos/alina-0.jpg'));
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img').naturalWidth).toBeGreaterThan(0));
    await expect(canvas.queryByText('Не удалось загрузить')).not.toBeInTheDocument();
  },
});

export const SparesComeInTheirOrder = meta.story({
  name: 'Guard: where a file is broken its spares are tried in their order, and nothing is reported',
  args: {
    src: brokenPhoto,
    spares: [`${brokenPhoto}-too`, '/photos/alina-1.jpg', '/photos/alina-2.jpg'],
    loading: 'eager',
    onBroken: fn(),
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img').currentSrc).toContain('/photos/alina-1.jpg'));
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img').naturalWidth).toBeGreaterThan(0));
    await expect(args.onBroken).not.toHaveBeenCalled();
  },
});

export const AllSparesBroken = meta.story({
  name: 'Guard: where every address is broken it is reported once',
  args: { src: brokenPhoto, spares: [`${brokenPhoto}-too`], loading: 'eager', fallback: 'letter', onBroken: fn() },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Не удалось загрузить');
    await expect(args.onBroken).toHaveBeenCalledOnce();
  },
});

export const BrokenFileBecomesTheDefaultPhoto = meta.story({
  name: 'Guard: a broken file becomes the default photo and keeps its alt',
  args: { src: brokenPhoto, srcSet: `${brokenPhoto} 2x`, loading: 'eager' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Выпускной вечер' })).toHaveAttribute('src', expect.stringContaining('default-photo')),
    );
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img').naturalWidth).toBeGreaterThan(0));
    await expect(canvas.getByRole('img')).not.toHaveAttribute('srcset');
  },
});
