import { useMemo, useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { focusIn } from '../../../../.storybook/focusIn.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Avatar } from '../avatar/Avatar.tsx';
import { Chip } from '../chip/Chip.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Framed } from '../modal/Framed.tsx';
import { guide } from './Gallery.guide.ts';
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

function Controlled(props: GalleryProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
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

const args: GalleryProps = {
  photos: photos(24),
  index: 6,
  mode: 'bounded',
  onIndexChange: fn(),
  onClose: fn(),
  header,
  actions,
  toolbar: <Chip size="md">Школьные альбомы</Chip>,
  isOpen: true,
};
const meta = preview.meta({
  title: 'Primitives/Gallery',
  component: Gallery,
  render: (props) => <Controlled {...props} />,
  args,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '700px' } } },
});

const counter = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

const thumbnails = () => screen.getAllByRole('tab');
const photo = async (number: number) => screen.findByRole('img', { name: `Выпускной, гимназия № ${number}` });

export const Playground = meta.story({ args: { isOpen: false } });

const broken = photos(3).map((one) => ({ ...one, src: '/photos/missing.jpg' }));

export const States = meta.story({
  render: (props) => (
    <Framed
      height={620}
      frames={[
        <Gallery key="first" {...props} index={0} />,
        <Gallery key="broken" {...props} photos={broken} index={1} />,
        <Gallery key="bare" {...props} mode="wrap" header={undefined} toolbar={undefined} actions={undefined} />,
      ]}
    />
  ),
});

export const Broken = meta.story({ args: { photos: broken, index: 1 } });

export const Narrow = meta.story({
  args: {
    photos: photos(24).map((one) => ({ ...one, title: 'Высокопревосходительствующеедостопримечательствование, гимназия № 9' })),
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(screen.getByRole('tabpanel').parentElement?.clientHeight).toBeGreaterThanOrEqual(160);
  },
});

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
    await focusIn(await screen.findByRole('dialog'));
    await userEvent.keyboard('{ArrowLeft}');
    await counter('3 из 3');
    await userEvent.keyboard('{ArrowRight}');
    await counter('1 из 3');
    await userEvent.click(await screen.findByRole('button', { name: 'Предыдущее фото' }));
    await counter('3 из 3');
    await userEvent.click(screen.getByRole('button', { name: 'Следующее фото' }));
    await counter('1 из 3');
  },
});

export const ClosesAroundThePhotograph = meta.story({
  name: 'Guard: a click on the photograph keeps it, a click beside it, the cross and Escape close it',
  args: { isOpen: false },
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
  name: 'Guard: eight hundred photographs cost no more elements and pictures than twenty, and nothing after closing',
  args: { photos: photos(800), index: 400 },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const isBounded = async () => {
      await expect(thumbnails().length).toBeLessThan(40);
      await expect(dialog.querySelectorAll('*').length).toBeLessThan(200);
      // The strip, the photograph and the one that fades away, each with its thumbnail below.
      await expect(dialog.querySelectorAll('img').length).toBeLessThan(45);
      await expect(screen.getAllByRole('img', { name: /^Выпускной/u, hidden: true }).length).toBeLessThanOrEqual(2);
    };
    await waitFor(() => expect(thumbnails()[0]?.querySelector('img')).not.toBeNull());
    await isBounded();
    await expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Фото 401 из 800: Выпускной, гимназия № 401');
    await userEvent.keyboard('{End}');
    await counter('800 из 800');
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Фото 800 из 800/u })).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}'.repeat(10));
    await counter('790 из 800');
    await isBounded();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(document.querySelectorAll('img')).toHaveLength(1);
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

export const AStepEndsAtOnce = meta.story({
  name: 'Guard: what fades and what is drawn with a step lasts as long, on layers that stay',
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(thumbnails()[0]?.querySelector('img')).not.toBeNull());
    await userEvent.keyboard('{ArrowRight}');
    await counter('8 из 24');
    // The photograph that comes, the one that goes, the pencil.
    const moving = [...screen.getByRole('tabpanel').children, ...dialog.querySelectorAll('[role=tab] [data-drawing]')];
    const styles = moving.map((one) => getComputedStyle(one));
    await expect(styles.map(({ animationDuration }) => animationDuration)).toEqual(['0.28s', '0.28s', '0.28s']);
    await expect(styles.map(({ isolation }) => isolation)).toEqual(['isolate', 'isolate', 'isolate']);
  },
});

export const BrokenPhotograph = meta.story({
  name: 'Guard: a broken photograph becomes the default one and keeps its caption',
  args: { photos: broken, index: 1 },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'Выпускной, гимназия № 2' })).toHaveAttribute('src', expect.stringContaining('default-photo')),
    );
    await waitFor(() => expect(screen.getByText('Не удалось загрузить')).toBeVisible());
    await expect(screen.getByText('Выпускной, гимназия № 2')).toBeVisible();
    // A broken photograph does not keep the thumbnails waiting.
    await waitFor(() => expect(thumbnails()[0]?.querySelector('img')).not.toBeNull());
  },
});

const touch = (element: Element, type: string, clientX: number, pointerId = 1) =>
  element.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerId, pointerType: 'touch', isPrimary: pointerId === 1, clientX, clientY: 300 }),
  );
const drag = (element: Element, from: number, to: number) => {
  touch(element, 'pointerdown', from);
  touch(element, 'pointermove', (from + to) / 2);
  touch(element, 'pointermove', to);
  touch(element, 'pointerup', to);
};
const enlarged = async (number: number) => (await photo(number)).closest('[data-settling]')?.getAttribute('style') ?? '';

export const SwipeSteps = meta.story({
  name: 'Guard: a swipe to the left shows the next photograph, to the right the previous one',
  args: { photos: photos(3), index: 0 },
  play: async ({ args }) => {
    // A made-up finger cannot be captured by the browser.
    spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
    drag(await photo(1), 300, 150);
    await counter('2 из 3');
    drag(await photo(2), 150, 300);
    await counter('1 из 3');
    drag(await photo(1), 150, 300);
    await expect(args.onIndexChange).toHaveBeenCalledTimes(2);
  },
});

export const PinchEnlarges = meta.story({
  name: 'Guard: two fingers enlarge the photograph, and neither finger turns it over',
  args: { photos: photos(3), index: 0 },
  play: async ({ args }) => {
    spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
    const first = await photo(1);
    touch(first, 'pointerdown', 180);
    touch(first, 'pointerdown', 220, 2);
    touch(first, 'pointermove', 150);
    touch(first, 'pointermove', 250, 2);
    touch(first, 'pointerup', 150);
    touch(first, 'pointerup', 250, 2);
    await expect(await enlarged(1)).toContain('scale(2.5)');
    drag(first, 300, 150);
    await expect(args.onIndexChange).not.toHaveBeenCalled();
  },
});

export const DoublePressEnlarges = meta.story({
  name: 'Guard: a double press enlarges the photograph, another one and the next photograph put it back',
  args: { photos: photos(3), index: 0 },
  play: async ({ userEvent }) => {
    await userEvent.dblClick(await photo(1));
    await expect(await enlarged(1)).toContain('scale(2.5)');
    await userEvent.dblClick(await photo(1));
    await expect(await enlarged(1)).not.toContain('scale');
    await userEvent.dblClick(await photo(1));
    await userEvent.keyboard('{ArrowRight}');
    await counter('2 из 3');
    await expect(await enlarged(2)).not.toContain('scale');
    await userEvent.keyboard('{ArrowLeft}');
    await counter('1 из 3');
    await expect(await enlarged(1)).not.toContain('scale');
  },
});

const [wide, other] = photos(2);

export const GoneIsNotInTheWay = meta.story({
  name: 'Guard: a wide photograph that has gone catches no press beside the narrow one that follows it',
  args: { photos: wide && other ? [wide, { ...other, width: 300 }] : [], index: 0 },
  play: async ({ userEvent }) => {
    const { left, top, height } = (await photo(1)).getBoundingClientRect();
    await userEvent.keyboard('{ArrowRight}');
    await counter('2 из 2');
    await waitFor(() => {
      const beside = document.elementFromPoint(left + 8, top + height / 2);
      // Until the shutter is open the page still lies under that point.
      if (!(beside instanceof HTMLElement) || !screen.getByRole('dialog').contains(beside)) throw new Error('The shutter is not open yet');
      return expect(screen.getByRole('tabpanel')).not.toContainElement(beside);
    });
  },
});

/** Its addresses are renewed by a press, as those of an order's photographs are. */
function Renewed(props: GalleryProps) {
  const [version, setVersion] = useState(1);
  const renewed = useMemo(() => props.photos.map((one) => ({ ...one, src: `${one.src}?v=${version}` })), [props.photos, version]);
  const renew = (
    <button type="button" onClick={() => setVersion(2)}>
      Обновить адреса
    </button>
  );
  return <Controlled {...props} photos={renewed} toolbar={renew} />;
}

export const GoneSaysNothing = meta.story({
  name: 'Guard: a photograph that has been left keeps its newest address, and what becomes of it is not said of the next one',
  args: { photos: photos(2), index: 0, onBroken: fn() },
  render: (props) => <Renewed {...props} />,
  play: async ({ userEvent, args: { onBroken } }) => {
    await photo(1);
    await userEvent.click(screen.getByRole('button', { name: 'Обновить адреса' }));
    await waitFor(async () => expect(await photo(1)).toHaveAttribute('src', expect.stringContaining('v=2')));
    await userEvent.keyboard('{ArrowRight}');
    await counter('2 из 2');
    const left = screen.getByRole('img', { name: 'Выпускной, гимназия № 1', hidden: true });
    await expect(left).toHaveAttribute('src', expect.stringContaining('v=2'));
    await fireEvent.error(left);
    await expect(onBroken).not.toHaveBeenCalled();
    await fireEvent.error(await photo(2));
    await expect(onBroken).toHaveBeenCalledOnce();
  },
});
