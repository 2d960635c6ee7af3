import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { focusIn } from '@portal/storybook/focusIn.ts';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Framed } from '../modal/Framed.tsx';
import { Gallery, type GalleryProps } from './Gallery.tsx';
import { Controlled, counter, photos, thumbnails, wholeGallery } from './inStories.tsx';
import { brokenPhoto } from '../image-grid/examples.ts';

const guide: Guide = {
  purpose:
    'Photos one at a time over the whole screen, with a counter, a caption and a strip of thumbnails. It opens like a shutter from what was clicked and gives focus back to it. However many photos there are, only the visible ones become elements.',
  use: [
    'Mode wrap where the photos are the whole story: after the last one comes the first.',
    'Mode bounded over a dialog: the ends are felt, the arrows stop there.',
    'Store index where Back can reach it, e.g. in the address: opening is a history step, turning over is none.',
  ],
  avoid: ['Photos that are chosen, sorted or deleted: ImageGrid, SortableGrid.', 'One image inside a text: Image.'],
  anatomy: [
    ['Header', 'whose photos they are'],
    ['Toolbar', 'chooses among them'],
    ['Actions, full screen, cross', 'links on the way out; no full-screen button where the browser has none'],
    ['Photo', 'as large as fits, never larger than its file; its thumbnail stands in until it arrives, the default photo if it is broken'],
    ['Arrows', 'disabled at the ends when bounded'],
    ['Caption, counter', 'title, where there is one, «7 из 24»; the counter is announced with every step'],
    ['Strip', 'thumbnails of 64 px, rendered in the second frame and filled once the photo is there; the current one circled'],
  ],
  keyboard: [
    ['← →', 'previous and next photo'],
    ['Home, End', 'first and last photo'],
    ['Escape; Back on an Android phone', 'closes'],
    ['Z', 'shows one pixel of the file on one of the screen, or the whole photo again, where it has its whole file'],
    ['P, X, U', 'mark the photo as kept, rejected or neither, where it can be marked'],
    ['Tab, Shift + Tab', 'move over the controls and the current thumbnail, inside the viewer'],
    ['Enter, Space', 'click what has the focus'],
    ['By touch', 'swipe to turn over, two fingers or a double tap to enlarge'],
  ],
};

const meta = preview.meta({
  title: 'Primitives/Media/Gallery',
  tags: ['phone'],
  component: Gallery,
  render: (args, story) => <Controlled {...args} story={story} />,
  args: wholeGallery,
  parameters: {
    guide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '700px' } },
    // What the arrows do at the ends.
    controlsSeenByActing: ['mode'],
  },
});

export const Playground = meta.story({ args: { isOpen: false } });

const broken = photos(3).map((one) => ({ ...one, src: brokenPhoto }));

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

/** Renders the viewer with each change of the page, as photos that load do now and then. */
function WithQuestion(props: GalleryProps) {
  const [isAsked, setAsked] = useState(false);
  const [, render] = useState(0);
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ removedNodes }) => removedNodes.length > 0)) flushSync(() => render((count) => count + 1));
    });
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <Gallery {...props} photos={[...props.photos]} actions={<IconButton icon="trash" label="Удалить" onPress={() => setAsked(true)} />} />
      <ConfirmDialog title="Удалить?" confirmLabel="Удалить" isOpen={isAsked} onOpenChange={setAsked} onConfirm={() => {}}>
        Его не станет.
      </ConfirmDialog>
    </>
  );
}

export const QuestionOverIt = meta.story({
  name: 'Guard: a dialog over it gives the focus back to its button, whatever is rendered meanwhile',
  args: { photos: photos(3), index: 1 },
  render: WithQuestion,
  play: async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Удалить' });
    await userEvent.click(button);
    await fullyOpened(await screen.findByRole('alertdialog'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
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

export const ClosesAroundThePhoto = meta.story({
  name: 'Guard: a click on the photo keeps it, a click beside it, the cross and Escape close it',
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
      // Until the opening animation has ended, the page is still under that point.
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
  name: 'Guard: eight hundred photos cost no more elements and images than twenty, and nothing after closing',
  args: { photos: photos(800), index: 400 },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const isBounded = async () => {
      await expect(thumbnails().length).toBeLessThan(40);
      await expect(dialog.querySelectorAll('*').length).toBeLessThan(200);
      // The strip, the photo and the one that fades away, each with its thumbnail below.
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
  name: 'Guard: thumbnails are 64 pixels, one is in the tab order, and focus walks with the photo',
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

export const BrokenPhoto = meta.story({
  name: 'Guard: a broken photo becomes the default one and keeps its caption',
  args: { photos: broken, index: 1 },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'Выпускной, гимназия № 2' })).toHaveAttribute('src', expect.stringContaining('default-photo')),
    );
    await waitFor(() => expect(screen.getByText('Не удалось загрузить')).toBeVisible());
    await expect(screen.getByText('Выпускной, гимназия № 2')).toBeVisible();
    // A broken photo does not delay the thumbnails.
    await waitFor(() => expect(thumbnails()[0]?.querySelector('img')).not.toBeNull());
  },
});

export const WithoutCaptions = meta.story({
  name: 'Guard: a photo without a caption shows none, and is named for screen readers all the same',
  args: {
    photos: photos(3).map((one, place) => ({ ...one, title: place === 1 ? 'Звонок' : '', alt: `Фотограф Анна, снимок ${place}` })),
    index: 0,
  },
  play: async ({ userEvent }) => {
    const dialog = await focusIn(await screen.findByRole('dialog'));
    await waitFor(() => expect(screen.getByRole('img', { name: 'Фотограф Анна, снимок 0' })).toBeVisible());
    await expect(dialog.querySelector('p:empty')).toBeNull();
    await expect(within(dialog).queryByText(/Звонок|снимок/)).toBeNull();
    await waitFor(() =>
      expect(thumbnails().map((one) => one.getAttribute('aria-label'))).toEqual(['Фото 1 из 3', 'Фото 2 из 3: Звонок', 'Фото 3 из 3']),
    );
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('img', { name: 'Звонок' })).toBeVisible());
    await expect(within(dialog).getByText('Звонок')).toBeVisible();
  },
});

const large = photos(3).map((one) => ({ ...one, original: one.src, width: 4800, height: 3200 }));

export const ActualPixels = meta.story({
  name: 'Guard: Z and a button show the pixels of the whole file, and a step shows the next photo whole',
  args: { photos: large, index: 0 },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const button = await within(dialog).findByRole('button', { name: /^Масштаб/ });
    const enlarged = () => [...dialog.querySelectorAll<HTMLElement>('[data-settling]')].at(-1)?.style.transform ?? '';
    await focusIn(dialog);
    await userEvent.keyboard('[KeyZ]');
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    const shown = dialog.querySelector<HTMLElement>('[data-settling]')?.offsetWidth ?? 0;
    const scale = 4800 / window.devicePixelRatio / shown;
    await waitFor(() => expect(Number(/scale\((.*)\)/.exec(enlarged())?.[1])).toBeCloseTo(scale, 1));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(button);
    await waitFor(() => expect(enlarged()).toBe(''));
  },
});
