import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { held } from '@portal/storybook/args/held.tsx';
import preview from '@portal/storybook/preview.tsx';
import { EmptyState } from '../film/EmptyState.tsx';
import { tileDensities, type TileDensity } from './density.ts';
import { brokenPhoto, examplePhotos } from './examples.ts';
import { ImageGrid } from './ImageGrid.tsx';

const Held = held(ImageGrid, 'selectedIds', 'onSelectionChange');

const box = { height: 600, overflow: 'auto', padding: 8 } as const;
const guide: Guide = {
  purpose:
    'Many images to look through, to choose from and to open. Only the visible tiles exist, so a project of a thousand photos opens as fast as one of ten. Choices carry numbers: the first chosen is 1, the next 2.',
  use: [
    'The photos of a project, where some are chosen for download or deletion.',
    'A portfolio or a gallery, where a click opens the image.',
    'Photos whose edges matter: `density` shows them whole, on a mat, in tiles of one size.',
    'The photos among which a client decides: size lg, whole, in rows of one height; a heart on each, a click opens the image.',
    'In a page that scrolls and in a dialog that scrolls: it detects the scroller.',
  ],
  avoid: [
    'A handful of images of different shapes: lay them out as the screen needs, with Image.',
    'Changing the order: take Sortable grid.',
    'Looking at one image large: open Gallery from onOpen.',
  ],
  anatomy: [
    ['Tile', 'the whole of it is clicked to choose, or to open where nothing can be chosen'],
    ['Ring', 'top left: empty, or a disc with the number of the choice'],
    ['Frame', 'three pixels of pencil red inside the image of a chosen tile'],
    ['Label', 'top right: a short number or name of the file'],
    ['Star', 'top right, in the place of the label: a mark, or a button where it can be set; then it shows when the tile is pointed at'],
    ['Magnifier', 'bottom right: opens without choosing; other small buttons stand beside it, in size lg bottom left'],
    ['Heart', 'bottom right: given or taken back by one click, or only shown'],
    ['Mark', 'bottom left: a check on what is kept, a crossed circle on what is rejected, whose photo steps back'],
    ['Signs', 'beside the mark: small discs that say more of the image, without a click'],
    ['Name and small words', 'below the image, in sizes md and lg'],
    ['Placeholders', 'as large as a tile, after the last photo, while more are on the way'],
  ],
  keyboard: [
    ['Tab', 'moves to the grid, from a tile to its buttons, and then on'],
    ['← → ↑ ↓', 'move from tile to tile; up and down to the nearest one'],
    ['Home, End', 'move to the first and the last tile'],
    ['Page Up, Page Down', 'move by what is visible'],
    ['Space, Enter', 'choose the tile or let it go; where nothing can be chosen, Enter opens it'],
    ['Shift + arrows', 'choose a range'],
    ['Ctrl + A', 'chooses everything'],
    ['P, X, U', 'mark the tile, or all chosen ones with it, as kept, rejected or neither, where they can be marked'],
    ['Esc', 'lets everything go'],
  ],
};

const shapes = [3 / 2, 2 / 3, 3 / 2, 4 / 5, 5, 1 / 3, undefined, 16 / 9];

/** Photos of all shapes, as a client sees them: a panorama, a very tall one, one of unknown size. */
const shapedPhotos = (count: number) =>
  examplePhotos(count).map((photo, place) => ({ ...photo, label: undefined, ratio: shapes[place % shapes.length] }));

const meta = preview.meta({
  title: 'Primitives/Media/Image grid',
  component: ImageGrid,
  parameters: { guide },
  args: {
    label: 'Изображения проекта',
    photos: examplePhotos(12),
    selectedIds: [],
    onSelectionChange: fn(),
    onOpen: fn(),
  },
  // Shown only where there are no photos.
  argTypes: { empty: { control: false } },
  render: (args, story) => <Held {...args} story={story} />,
});

export const Playground = meta.story({ args: { photos: examplePhotos(64), selectedIds: ['photo-1', 'photo-3', 'photo-5'] } });

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Held label="Выбор" photos={examplePhotos(3)} selectedIds={['photo-2', 'photo-0']} onOpen={() => {}} />
      <ImageGrid
        label="Без файла, с битым файлом и загрузка"
        photos={examplePhotos(2).map((photo, place) => ({ ...photo, src: place === 0 ? null : brokenPhoto }))}
        placeholders={4}
      />
      <ImageGrid
        label="Портфолио"
        size="sm"
        photos={examplePhotos(5).map((photo, index) => ({ ...photo, place: index + 1, star: index < 2 ? 'избранное' : undefined }))}
        placeholders={1}
        onOpen={() => {}}
      />
      <ImageGrid
        label="Решение клиента"
        size="lg"
        photos={shapedPhotos(8).map((photo, place) => ({ ...photo, isFavourite: place < 2 }))}
        placeholders={2}
        onOpen={() => {}}
        onFavourite={() => {}}
      />
      <ImageGrid
        label="Знаки"
        photos={examplePhotos(3).map((photo, place) => ({
          ...photo,
          mark: place === 2 ? ('keep' as const) : null,
          signs: [
            { icon: 'heart' as const, label: 'выбрал клиент' },
            { icon: 'edit' as const, label: 'есть пожелание' },
            { icon: 'eyeoff' as const, label: 'скрыто от клиентов' },
          ].slice(0, place + 1),
        }))}
        onOpen={() => {}}
      />
      <ImageGrid label="Мелкие плитки" density="dense" photos={examplePhotos(7)} onOpen={() => {}} />
      <ImageGrid label="Средние плитки" density="normal" photos={examplePhotos(4)} placeholders={1} />
      <ImageGrid label="Крупные плитки" density="loose" photos={examplePhotos(2)} />
      <ImageGrid label="Пусто" photos={[]} empty={<EmptyState title="Фотографий пока нет">Загрузите первые.</EmptyState>} />
    </div>
  ),
});

export const Narrow = meta.story({
  args: {
    photos: examplePhotos(6).map((photo) => ({ ...photo, name: 'Фотографирование_одиннадцатиклассников_у_гимназии.jpg' })),
    selectedIds: ['photo-1'],
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const InBox = meta.story({
  args: { photos: examplePhotos(1000) },
  render: (args) => (
    <div style={box}>
      <Held {...args} />
    </div>
  ),
});

const tileOf = (root: HTMLElement, place: number) => root.querySelector<HTMLElement>(`[aria-rowindex="${place}"]`);
const tiles = (root: HTMLElement) => root.querySelectorAll('[role="row"]');
const focusedPlace = () => document.activeElement?.getAttribute('aria-rowindex');

export const NumbersFollowTheOrderOfChoosing = meta.story({
  name: 'Guard: numbers follow the order of choosing, and close up when one is deselected',
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(await canvas.findByRole('row', { name: /DSC_0437/ }));
    await userEvent.click(canvas.getByRole('row', { name: /DSC_0431/ }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['photo-2', 'photo-0']);
    await expect(tileOf(canvasElement, 1)).toHaveAccessibleName(/2-й в выборе/);
    await userEvent.click(canvas.getByRole('row', { name: /DSC_0437/ }));
    await expect(tileOf(canvasElement, 1)).toHaveAccessibleName(/1-й в выборе/);
    await expect(tileOf(canvasElement, 3)).toHaveAttribute('aria-selected', 'false');
  },
});

function Appearing(props: ComponentProps<typeof ImageGrid>) {
  const [isThere, setThere] = useState(false);
  return (
    <div style={{ paddingBlock: '150vh' }}>
      <button type="button" onClick={() => setThere(true)}>
        Показать
      </button>
      {isThere && <ImageGrid {...props} />}
    </div>
  );
}

export const LeavesThePageInItsPlace = meta.story({
  name: 'Guard: a grid that appears on a scrolled page leaves the scroll position',
  render: (args) => <Appearing {...args} />,
  play: async ({ canvas }) => {
    const show = await canvas.findByRole('button', { name: 'Показать' });
    show.scrollIntoView({ behavior: 'instant', block: 'center' });
    const before = window.scrollY;
    await expect(before).toBeGreaterThan(300);
    await userEvent.click(show);
    await canvas.findAllByRole('row');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(2));
    await expect(window.scrollY).toBe(before);
  },
});

export const ShiftChoosesARange = meta.story({
  name: 'Guard: Shift with a click chooses the range, also a shorter one, and earlier choices keep their numbers',
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findAllByRole('row');
    const user = userEvent.setup();
    await user.click(tileOf(canvasElement, 9)!);
    await user.click(tileOf(canvasElement, 2)!);
    await user.keyboard('{Shift>}');
    await user.click(tileOf(canvasElement, 5)!);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([8, 1, 2, 3, 4].map((number) => `photo-${number}`));
    await user.click(tileOf(canvasElement, 3)!);
    await user.keyboard('{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([8, 1, 2].map((number) => `photo-${number}`));
  },
});

export const RangeOfAllIsShortened = meta.story({
  name: 'Guard: a range that reaches every photo can be made shorter again',
  play: async ({ canvas, canvasElement, args }) => {
    const rows = await canvas.findAllByRole('row');
    const user = userEvent.setup();
    await user.click(tileOf(canvasElement, 1)!);
    await user.keyboard('{Shift>}');
    await user.click(tileOf(canvasElement, rows.length)!);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(rows.map((_, number) => `photo-${number}`));
    await user.click(tileOf(canvasElement, rows.length - 1)!);
    await user.keyboard('{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(rows.slice(1).map((_, number) => `photo-${number}`));
  },
});

export const KeyboardAlone = meta.story({
  name: 'Guard: chosen, looked at and left with the keyboard alone',
  render: (args) => (
    <>
      <Held {...args} />
      <button type="button">Дальше</button>
    </>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findAllByRole('row');
    await userEvent.tab();
    await waitFor(() => expect(focusedPlace()).toBe('1'));
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['photo-1']);
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['photo-1', 'photo-2', 'photo-3']);
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName('Посмотреть DSC_0440.jpg');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('photo-3');
    await expect(tileOf(canvasElement, 4)).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Дальше' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(focusedPlace()).toBe('4'));
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      [1, 2, 3, 0, 4, 5, 6, 7, 8, 9, 10, 11].map((number) => `photo-${number}`),
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([]);
  },
});

export const MagnifierDoesNotChoose = meta.story({
  name: 'Guard: the magnifier opens and leaves the choice as it is (IMG-27)',
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Посмотреть DSC_0434.jpg' }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await expect(args.onOpen).toHaveBeenCalledWith('photo-1');
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
});

export const WholeTileOpensWithoutChoice = meta.story({
  name: 'Guard: where nothing is chosen, a click or Enter on the whole tile opens it',
  render: ({ onOpen, label, photos }) => <ImageGrid label={label} photos={photos} onOpen={onOpen} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('row', { name: /DSC_0434/ }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('photo-1');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('photo-2');
  },
});

export const FewTilesInBox = meta.story({
  name: 'Guard: ten thousand images in a box are a few tiles, and Page Down, End and Home reach all of them',
  args: { photos: examplePhotos(10_000) },
  render: InBox.input.render,
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByRole('row')).length).toBeLessThan(30);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10000');
    await userEvent.tab();
    await waitFor(() => expect(focusedPlace()).toBe('1'));
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(Number(focusedPlace())).toBeGreaterThan(4));
    await expect(Number(focusedPlace())).toBeLessThan(20);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(focusedPlace()).toBe('10000'));
    await waitFor(() => expect(tileOf(canvasElement, 10_000)).toBeVisible());
    await expect(tiles(canvasElement).length).toBeLessThan(30);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(focusedPlace()).toBe('1'));
  },
});

export const FewTilesInPage = meta.story({
  name: 'Guard: in a page that scrolls, tiles follow the viewport, and the focused one stays rendered',
  args: { photos: examplePhotos(2000) },
  render: (args) => (
    <>
      <p style={{ height: 300 }}>То, что стоит над сеткой.</p>
      <Held {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click((await canvas.findAllByRole('row'))[0]!);
    window.scrollTo({ top: 20_000 });
    await waitFor(() => expect(tiles(canvasElement).length).toBeLessThan(60));
    await waitFor(() => {
      const seen = [...tiles(canvasElement)].filter((tile) => {
        const { top, bottom } = tile.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      });
      return expect(seen.length).toBeGreaterThan(3);
    });
    await expect(focusedPlace()).toBe('1');
    window.scrollTo({ top: 0 });
  },
});

function Dense(props: ComponentProps<typeof ImageGrid>) {
  const [density, setDensity] = useState<TileDensity>('normal');
  return (
    <div style={box} data-box>
      {tileDensities.map((one) => (
        <button key={one} type="button" onClick={() => setDensity(one)}>
          {one}
        </button>
      ))}
      <Held {...props} density={density} />
    </div>
  );
}

export const AnotherSizeKeepsThePlace = meta.story({
  name: 'Guard: tiles of another size show photos whole and keep visible what was there',
  args: { photos: examplePhotos(2000) },
  render: (args) => <Dense {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const [first] = await canvas.findAllByRole('row');
    await expect(getComputedStyle(first!.querySelector('img')!).objectFit).toBe('contain');
    const scroller = canvasElement.querySelector('[data-box]')!;
    scroller.scrollTop = 40_000;
    const seen = (covered = -1) => {
      const { top, bottom } = scroller.getBoundingClientRect();
      return [...tiles(canvasElement)].filter((tile) => {
        const own = tile.getBoundingClientRect();
        return own.top >= top + covered && own.top < bottom;
      });
    };
    // Below what may stick to the upper edge: at some widths a row begins under it.
    await waitFor(() => expect(seen(64).length).toBeGreaterThan(1));
    const place = seen(64)[0]!.getAttribute('aria-rowindex');
    for (const density of ['dense', 'loose', 'normal']) {
      canvas.getByRole('button', { name: density }).click();
      await waitFor(() => expect(seen().map((tile) => tile.getAttribute('aria-rowindex'))).toContain(place));
      await expect(tiles(canvasElement).length).toBeLessThan(80);
    }
  },
});

function Pushed(props: ComponentProps<typeof ImageGrid>) {
  const [isLate, setLate] = useState(false);
  return (
    <div style={box} data-box>
      {isLate && <p style={{ height: 3000 }}>То, что пришло позже.</p>}
      <button type="button" onClick={() => setLate(!isLate)}>
        Ещё
      </button>
      <Held {...props} />
    </div>
  );
}

export const PushedDownStillFollows = meta.story({
  name: 'Guard: a grid pushed down by what comes above it later still has the visible tiles',
  args: { photos: examplePhotos(2000) },
  render: (args) => <Pushed {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click((await canvas.findAllByRole('row'))[0]!);
    const scroller = canvasElement.querySelector('[data-box]')!;
    const seen = () => {
      const { top, bottom } = scroller.getBoundingClientRect();
      return [...tiles(canvasElement)].filter((tile) => {
        const own = tile.getBoundingClientRect();
        return own.bottom > top && own.top < bottom;
      });
    };
    for (const place of [9000, 6000]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Ещё' }));
      scroller.scrollTop = place;
      await waitFor(() => expect(seen().length).toBeGreaterThan(3));
    }
  },
});

export const BrokenFileKeepsItsPlace = meta.story({
  name: 'Guard: a broken file shows its letter and the reason, and its tile stays as high as the others (IMG-43)',
  args: {
    photos: examplePhotos(3).map((photo, place) => (place === 0 ? photo : { ...photo, src: place === 1 ? brokenPhoto : null })),
  },
  play: async ({ canvas, canvasElement }) => {
    // With a broken address, and without any.
    await waitFor(() => expect(canvas.getAllByText('Не удалось загрузить')).toHaveLength(2));
    await expect(tileOf(canvasElement, 2)?.offsetHeight).toBe(tileOf(canvasElement, 1)?.offsetHeight);
  },
});

export const SmallStandEvenly = meta.story({
  name: 'Guard: small images have equal gaps in both directions, and replace their placeholders exactly',
  render: () => (
    <>
      <ImageGrid label="На подходе" size="sm" photos={[]} placeholders={8} />
      <ImageGrid label="Портфолио" size="sm" photos={examplePhotos(8)} onOpen={() => {}} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('row');
    const gaps = (selector: string) => {
      const boxes = [...canvasElement.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
      const [first, second] = boxes;
      const below = boxes.find((box) => first && box.top > first.top);
      if (!first || !second || !below) throw new Error('Two rows are wanted');
      return { across: Math.round(second.left - first.right), down: Math.round(below.top - first.bottom) };
    };
    const { across, down } = gaps('[role=row] > * > span:first-child');
    await expect(down).toBe(across);
    await expect(gaps('[data-tile]')).toEqual({ across, down });
  },
});

const starred = fn();

export const StarInOnePress = meta.story({
  name: 'Guard: a star is set in one press, without opening or choosing the image',
  args: { photos: examplePhotos(2).map((photo, place) => ({ ...photo, star: place === 0 ? 'избранное' : undefined })), onStar: starred },
  play: async ({ canvas, args }) => {
    starred.mockClear();
    const [on, off] = canvas.getAllByRole('button', { name: /^В избранное: / });
    await expect(on).toHaveAttribute('aria-pressed', 'true');
    await expect(off).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(off!);
    await expect(starred.mock.calls).toEqual([['photo-1']]);
    await expect(args.onOpen).not.toHaveBeenCalled();
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
});

const begun = fn();

export const BeganByAFinger = meta.story({
  name: 'Guard: a finger that stays on a tile begins the choice with it, and opens nothing',
  tags: ['phone'],
  render: ({ label, photos, onOpen }) => <ImageGrid label={label} photos={photos} onOpen={onOpen} onSelectionStart={begun} />,
  play: async ({ canvas, args }) => {
    begun.mockClear();
    const user = userEvent.setup();
    const target = await canvas.findByRole('row', { name: /DSC_0434/ });
    await user.pointer({ keys: '[TouchA>]', target });
    await waitFor(() => expect(begun).toHaveBeenCalledWith(['photo-1']));
    await user.pointer({ keys: '[/TouchA]', target });
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
});

export const StarAndPlaceStandAlike = meta.story({
  name: 'Guard: on a small tile of a phone the star is as high as the place, and leaves the middle of the image to opening it',
  tags: ['phone'],
  args: { photos: examplePhotos(4).map((photo, index) => ({ ...photo, place: index + 1, star: 'избранное' })), onStar: starred },
  render: ({ label, photos, onOpen, onStar }) => <ImageGrid label={label} size="sm" photos={photos} onOpen={onOpen} onStar={onStar} />,
  play: async ({ canvas }) => {
    const [tile] = await canvas.findAllByRole('row');
    const disc = within(tile!).getByRole('button').firstElementChild!.getBoundingClientRect();
    const place = tile!.querySelector('[data-place]')!.getBoundingClientRect();
    await expect(disc.top).toBe(place.top);
    const { left, right, top, height } = tile!.getBoundingClientRect();
    await expect(Math.round(right - disc.right)).toBe(Math.round(place.left - left));
    const star = within(tile!).getByRole('button').getBoundingClientRect();
    await expect(star.bottom).toBeLessThanOrEqual(top + height / 2);
  },
});

function Hearts({ label, photos, onOpen, onFavourite }: ComponentProps<typeof ImageGrid>) {
  const [given, setGiven] = useState<readonly string[]>([]);
  const change = (id: string, isFavourite: boolean) => {
    onFavourite?.(id, isFavourite);
    setGiven((before) => (isFavourite ? [...before, id] : before.filter((one) => one !== id)));
  };
  const hearted = photos.map((photo) => ({ ...photo, isFavourite: given.includes(photo.id) }));
  return <ImageGrid label={label} size="lg" photos={hearted} onOpen={onOpen} onFavourite={change} />;
}

export const HeartsByAnyHand = meta.story({
  name: 'Guard: a heart is given by pointer and by keys and opens nothing; the tile says that it has one',
  tags: ['phone'],
  args: { onFavourite: fn() },
  render: (args) => <Hearts {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    const heart = await canvas.findByRole('button', { name: 'Выбрать DSC_0431.jpg' });
    await userEvent.click(heart);
    await expect(args.onFavourite).toHaveBeenLastCalledWith('photo-0', true);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(tileOf(canvasElement, 1)).toHaveAccessibleName(/выбрано/);
    tileOf(canvasElement, 2)?.focus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onFavourite).toHaveBeenLastCalledWith('photo-1', true);
    await userEvent.click(heart);
    await expect(args.onFavourite).toHaveBeenLastCalledWith('photo-0', false);
    await expect(tileOf(canvasElement, 1)).not.toHaveAccessibleName(/выбрано/);
    await expect(args.onOpen).not.toHaveBeenCalled();
    const [first, second] = [tileOf(canvasElement, 1), tileOf(canvasElement, 2)];
    await expect(first?.offsetHeight).toBe(second?.offsetHeight);
  },
});

const photoOf = (tile: Element) => tile.querySelector('[data-state]')!.getBoundingClientRect();
const rounded = ({ left, top, width, height }: DOMRect) => [left, top, width, height].map((part) => Math.round(part));

export const WholeInRows = meta.story({
  name: 'Guard: whole photos stand in rows of one height, each as wide as it is; arrows lead to the nearest, and few of two thousand are rendered',
  tags: ['phone'],
  args: { photos: shapedPhotos(2000) },
  render: ({ label, photos, onOpen }) => <ImageGrid label={label} size="lg" photos={photos} onOpen={onOpen} />,
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByRole('row')).length).toBeLessThan(60);
    const grid = canvas.getByRole('grid').getBoundingClientRect();
    const [first, second] = [photoOf(tileOf(canvasElement, 1)!), photoOf(tileOf(canvasElement, 2)!)];
    await expect([Math.round(second.top), Math.round(second.height)]).toEqual([Math.round(first.top), Math.round(first.height)]);
    await expect(first.width / first.height).toBeCloseTo(3 / 2, 1);
    await expect(second.width / second.height).toBeCloseTo(2 / 3, 1);
    const inRow = [...tiles(canvasElement)].filter((tile) => Math.round(photoOf(tile).top) === Math.round(first.top));
    await expect(Math.round(photoOf(inRow.at(-1)!).right)).toBe(Math.round(grid.right));
    await userEvent.tab();
    await waitFor(() => expect(focusedPlace()).toBe('1'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(focusedPlace()).toBe(String(inRow.length + 1)));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(focusedPlace()).toBe('1'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(focusedPlace()).toBe('2000'));
    await waitFor(() => expect(tileOf(canvasElement, 2000)).toBeVisible());
    await expect(tiles(canvasElement).length).toBeLessThan(60);
  },
});

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const twoFrames = async () => {
  await frame();
  await frame();
};

export const SameRowsBeforeMeasuring = meta.story({
  name: 'Guard: a page from the server has whole photos where they are afterwards',
  args: { photos: shapedPhotos(8) },
  render: WholeInRows.input.render,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('row');
    const grid = canvas.getByRole('grid');
    const places = () => [...tiles(canvasElement)].map((tile) => rounded(photoOf(tile)));
    const measured = places();
    grid.dataset['serverRendered'] = 'true';
    const before = places();
    // It is measured while it is as the server made it.
    window.dispatchEvent(new Event('resize'));
    await twoFrames();
    delete grid.dataset['serverRendered'];
    await expect(before).toEqual(measured);
    await expect(places()).toEqual(measured);
  },
});
