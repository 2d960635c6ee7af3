import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Avatar } from '../avatar/Avatar.tsx';
import { Chip } from '../chip/Chip.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Gallery, type GalleryProps } from './Gallery.tsx';

const people = ['anna', 'alina', 'anton', 'artem'];
const photos = (count: number) =>
  Array.from({ length: count }, (_, number) => {
    const src = `/photos/${people[number % people.length]}-${Math.floor(number / people.length) % 9}.jpg`;
    return {
      id: String(number),
      src,
      thumbnail: src,
      title: `Выпускной, гимназия № ${number + 1}`,
      width: 1200,
      height: 800,
      color: 'tan',
    };
  });

type ControlledProps = Omit<GalleryProps, 'isOpen'> & { startsOpen?: boolean };

function Controlled({ startsOpen = false, ...props }: ControlledProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const [index, setIndex] = useState(props.index);
  const change = (next: number) => {
    props.onIndexChange(next);
    setIndex(next);
  };
  const close = () => {
    props.onClose();
    setOpen(false);
  };
  return (
    <div style={{ minHeight: '150vh' }}>
      <button type="button" onClick={() => setOpen(true)} style={{ margin: '120px 0 0 200px', padding: 0, border: 0 }}>
        <img src="/photos/anna-1.jpg" alt="Открыть фото" width={160} height={107} />
      </button>
      <Gallery {...props} isOpen={isOpen} index={index} onIndexChange={change} onClose={close} />
    </div>
  );
}

const header = (
  <span style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
    <Avatar src="/photos/anna-a.jpg" name="Анна Воскресенская" size={40} />
    Анна Воскресенская
  </span>
);
const actions = (
  <>
    <IconButton icon="vk" label="ВКонтакте" href="https://vk.com/anna" target="_blank" />
    <IconButton icon="tg" label="Telegram" href="https://t.me/anna" target="_blank" />
  </>
);

const args: ControlledProps = {
  photos: photos(24),
  index: 6,
  mode: 'bounded',
  onIndexChange: fn(),
  onClose: fn(),
  header,
  actions,
  toolbar: <Chip size="md">Школьные альбомы</Chip>,
  startsOpen: true,
};
const meta = preview.meta({
  title: 'Primitives/Gallery',
  component: Controlled,
  args,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '700px' } } },
});

const counter = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

const thumbnails = () => screen.getAllByRole('tab');
const photo = async (number: number) => screen.findByRole('img', { name: `Выпускной, гимназия № ${number}` });

export const Playground = meta.story({ args: { startsOpen: false } });

export const States = meta.story();

export const Broken = meta.story({ args: { photos: photos(3).map((photo) => ({ ...photo, src: '/photos/missing.jpg' })), index: 1 } });

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const BoundedStopsAtTheEnds = meta.story({
  name: 'Guard: bounded stops at the ends, and the keys live on there',
  args: { photos: photos(3), index: 0 },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Предыдущее фото' })).toBeDisabled();
    await userEvent.keyboard('{ArrowLeft}');
    await counter('1 из 3');
    const next = screen.getByRole('button', { name: 'Следующее фото' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await counter('2 из 3');
    await userEvent.keyboard('{Enter}');
    await counter('3 из 3');
    await expect(next).toBeDisabled();
    await userEvent.keyboard('{ArrowRight}');
    await counter('3 из 3');
    await userEvent.keyboard('{ArrowLeft}');
    await counter('2 из 3');
    await userEvent.keyboard('{Home}');
    await counter('1 из 3');
    await userEvent.keyboard('{End}');
    await counter('3 из 3');
  },
});

export const WrapGoesRound = meta.story({
  name: 'Guard: wrap goes round both ends, by keys and by arrows',
  args: { photos: photos(3), index: 0, mode: 'wrap' },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{ArrowLeft}');
    await counter('3 из 3');
    await userEvent.keyboard('{ArrowRight}');
    await counter('1 из 3');
    await userEvent.click(screen.getByRole('button', { name: 'Предыдущее фото' }));
    await counter('3 из 3');
    await userEvent.click(screen.getByRole('button', { name: 'Следующее фото' }));
    await counter('1 из 3');
  },
});

export const ClosesAroundThePhotograph = meta.story({
  name: 'Guard: a click on the photograph keeps it, a click beside it, the cross and Escape close it',
  args: { startsOpen: false },
  play: async ({ canvas, userEvent, args: { onClose } }) => {
    const opener = canvas.getByRole('button', { name: 'Открыть фото' });
    opener.focus();
    const open = async () => {
      await userEvent.keyboard('{Enter}');
      return screen.findByRole('dialog', { name: 'Просмотр фотографий' });
    };
    const isGone = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    };
    const dialog = await open();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.click(within(dialog).getByRole('img', { name: 'Выпускной, гимназия № 7' }));
    await expect(onClose).not.toHaveBeenCalled();
    const y = dialog.getBoundingClientRect().width > 760 ? 200 : 80;
    const beside = await waitFor(() => {
      const element = document.elementFromPoint(60, y);
      // Until the shutter is open the page still lies under that point.
      if (!element || !dialog.contains(element)) throw new Error('The shutter is not open yet');
      return element;
    });
    await userEvent.click(beside);
    await isGone();
    await expect(onClose).toHaveBeenCalledTimes(1);
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await isGone();
    await open();
    await userEvent.keyboard('{Escape}');
    await isGone();
  },
});

export const EightHundredStayFew = meta.story({
  name: 'Guard: eight hundred photographs keep the strip short, wherever it is',
  args: { photos: photos(800), index: 400 },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await expect(thumbnails().length).toBeLessThan(40);
    await expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Фото 401 из 800: Выпускной, гимназия № 401');
    await userEvent.keyboard('{End}');
    await counter('800 из 800');
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Фото 800 из 800/u })).toBeVisible());
    await expect(thumbnails().length).toBeLessThan(40);
  },
});

export const ThumbnailsFollow = meta.story({
  name: 'Guard: thumbnails are 64 pixels, one is in the tab order, and focus walks with the photograph',
  play: async ({ userEvent, args: { onIndexChange } }) => {
    const strip = within(await screen.findByRole('tablist', { name: 'Миниатюры' }));
    const third = strip.getByRole('tab', { name: /^Фото 5 /u });
    await expect([third.offsetWidth, third.offsetHeight]).toEqual([64, 64]);
    await userEvent.click(third);
    await counter('5 из 24');
    await expect(strip.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(strip.getByRole('tab', { name: /^Фото 6 /u })).toHaveFocus());
    await expect(onIndexChange).toHaveBeenLastCalledWith(5);
  },
});

export const BrokenPhotograph = meta.story({
  name: 'Guard: a broken photograph becomes the default one and keeps its caption',
  args: { photos: photos(3).map((photo) => ({ ...photo, src: '/photos/missing.jpg' })), index: 1 },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'Выпускной, гимназия № 2' })).toHaveAttribute('src', expect.stringContaining('default-photo')),
    );
    await waitFor(() => expect(screen.getByText('Не удалось загрузить')).toBeVisible());
  },
});

const drag = (element: Element, from: number, to: number) => {
  const event = (type: string, clientX: number) =>
    element.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'touch', isPrimary: true, clientX, clientY: 300 }),
    );
  event('pointerdown', from);
  event('pointermove', (from + to) / 2);
  event('pointermove', to);
  event('pointerup', to);
};

export const SwipeSteps = meta.story({
  name: 'Guard: a swipe to the left shows the next photograph, to the right the previous one',
  args: { photos: photos(3), index: 0 },
  play: async () => {
    // A made-up finger cannot be captured by the browser.
    spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
    drag(await photo(1), 300, 150);
    await counter('2 из 3');
    drag(await photo(2), 150, 300);
    await counter('1 из 3');
    drag(await photo(1), 150, 300);
    await counter('1 из 3');
  },
});

export const DoublePressEnlarges = meta.story({
  name: 'Guard: a double press enlarges the photograph, another one and the next photograph put it back',
  args: { photos: photos(3), index: 0 },
  play: async ({ userEvent }) => {
    const enlarged = async (number: number) => (await photo(number)).closest('[data-settling]')?.getAttribute('style') ?? '';
    await userEvent.dblClick(await photo(1));
    await expect(await enlarged(1)).toContain('scale(2.5)');
    await userEvent.dblClick(await photo(1));
    await expect(await enlarged(1)).not.toContain('scale');
    await userEvent.dblClick(await photo(1));
    await userEvent.keyboard('{ArrowRight}');
    await counter('2 из 3');
    await expect(await enlarged(2)).not.toContain('scale');
  },
});
