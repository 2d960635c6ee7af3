import { useMemo, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import type { GalleryProps } from './Gallery.tsx';
import { Controlled, counter, photo, photos, thumbnails, wholeGallery } from './inStories.tsx';

const meta = preview.meta({
  title: 'Primitives/Media/Gallery',
  component: Controlled,
  args: wholeGallery,
  parameters: { layout: 'fullscreen' },
});

export const AStepEndsAtOnce = meta.story({
  name: 'Guard: what fades and what is rendered with a step lasts as long, on layers that stay',
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(thumbnails()[0]?.querySelector('img')).not.toBeNull());
    await userEvent.keyboard('{ArrowRight}');
    await counter('8 из 24');
    // The entering photo, the leaving one, and the pencil mark.
    const moving = [...screen.getByRole('tabpanel').children, ...dialog.querySelectorAll('[role=tab] [data-drawing]')];
    const styles = moving.map((one) => getComputedStyle(one));
    await expect(styles.map(({ animationDuration }) => animationDuration)).toEqual(['0.28s', '0.28s', '0.28s']);
    await expect(styles.map(({ isolation }) => isolation)).toEqual(['isolate', 'isolate', 'isolate']);
  },
});

const [wide, other] = photos(2);

export const GoneIsNotInTheWay = meta.story({
  name: 'Guard: a wide photo that has gone catches no click beside the narrow one that follows it',
  args: { photos: wide && other ? [wide, { ...other, width: 300 }] : [], index: 0 },
  play: async ({ userEvent }) => {
    const { left, top, height } = (await photo(1)).getBoundingClientRect();
    await userEvent.keyboard('{ArrowRight}');
    await counter('2 из 2');
    await waitFor(() => {
      const beside = document.elementFromPoint(left + 8, top + height / 2);
      // Until the opening animation has ended, the page is still under that point.
      if (!(beside instanceof HTMLElement) || !screen.getByRole('dialog').contains(beside)) throw new Error('The shutter is not open yet');
      return expect(screen.getByRole('tabpanel')).not.toContainElement(beside);
    });
  },
});

/** A click renews its signed URLs, as those of a project's photos are. */
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

export const GoneReportsNothing = meta.story({
  name: 'Guard: a photo that has been left keeps its newest address, and its load is not reported for the next one',
  args: { photos: photos(2), index: 0, onBroken: fn() },
  render: (props) => <Renewed {...props} />,
  play: async ({ userEvent, args: { onBroken } }) => {
    await photo(1);
    await userEvent.click(screen.getByRole('button', { name: 'Обновить адреса' }));
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'Выпускной, гимназия № 1' })).toHaveAttribute('src', expect.stringContaining('v=2')),
    );
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
