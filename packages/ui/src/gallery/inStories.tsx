import { expect, fn, screen, waitFor } from 'storybook/test';
import { type OfStory, useHeld } from '@portal/storybook/args/held.tsx';
import { Avatar } from '../avatar/Avatar.tsx';
import { Chip } from '../chip/Chip.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Gallery, type GalleryProps } from './Gallery.tsx';

const people = ['anna', 'alina', 'anton', 'artem'];
/** Photos of a class, as many as requested. */
export const photos = (count: number) =>
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

/** A gallery that is opened by a photo on the page, and holds the index. */
export function Controlled(props: GalleryProps & OfStory) {
  const [shown, hold] = useHeld(props);
  const change = (index: number) => {
    props.onIndexChange(index);
    hold({ index });
  };
  const close = () => {
    props.onClose();
    hold({ isOpen: false });
  };
  return (
    <div style={{ minHeight: '150vh' }}>
      <button type="button" onClick={() => hold({ isOpen: true })} style={{ margin: '120px 0 0 200px', padding: 0, border: 0 }}>
        <img src="/photos/anna-1.jpg" alt="Открыть фото" width={160} height={107} />
      </button>
      <Gallery {...shown} onIndexChange={change} onClose={close} />
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

/** A gallery with everything around its photo. */
export const wholeGallery: GalleryProps = {
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

/** Waits until the counter shows this. */
export const counter = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

export const thumbnails = () => screen.getAllByRole('tab');
export const photo = async (number: number) => screen.findByRole('img', { name: `Выпускной, гимназия № ${number}` });
