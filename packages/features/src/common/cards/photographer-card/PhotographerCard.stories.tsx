import type { PhotographerCard as Photographer } from '@portal/api';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent as user } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { PhotographerCard } from './PhotographerCard.tsx';

const photographer: Photographer = {
  id: 7,
  name: 'Анна Воскресенская',
  city: 'Екатеринбург',
  avatar: '/photos/anna-a.jpg',
  specializations: ['Репортаж', 'Школьные альбомы', 'Виньетки', 'Портрет', 'Выпускные альбомы'].map((name, index) => ({
    id: index + 1,
    name,
    code: null,
    icon: null,
  })),
  about: 'Снимаю выпускные альбомы с 2014 года: без постановочных рядов, в классе и во дворе, где дети ведут себя как обычно.',
  price: 3_500,
  rating: 4.9,
  available: true,
  socialLinks: [
    { networkId: 2, type: 'vk', name: 'ВКонтакте', url: 'https://vk.com/anna', username: 'anna' },
    { networkId: 3, type: 'telegram', name: 'Telegram', url: 'https://t.me/anna', username: null },
  ],
  portfolio: [0, 1, 2, 3, 4, 5].map((index) => ({
    id: index,
    url: `/photos/anna-${index}.jpg`,
    thumbnail: `/photos/anna-${index}.jpg`,
    title: null,
    specializationId: null,
    width: null,
    height: null,
    color: null,
    placeholder: null,
    middle: null,
  })),
  phone: null,
  isDemo: false,
};

/** As wide as a column of the list. */
function CardInColumn(props: ComponentProps<typeof PhotographerCard>) {
  return (
    <div style={{ maxWidth: 500 }}>
      <PhotographerCard {...props} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Directory/Photographer card',
  component: CardInColumn,
  args: { photographer, href: '/photographer/7', onOpen: fn(), onViewAll: fn(), level: 2 as const, isFirst: true },
});

/** A row of the directory: who it is, what it costs, and four photos. */
export const Playground = meta.story();

/** As the cabinet shows it: nothing leads anywhere. */
export const Preview = meta.story({ render: () => <CardInColumn photographer={photographer} variant="preview" level={2} /> });

/** Only a name is known, and that no orders are taken now. */
export const Empty = meta.story({
  args: {
    photographer: {
      ...photographer,
      city: null,
      avatar: null,
      about: null,
      price: null,
      rating: null,
      available: false,
      specializations: [],
      socialLinks: [],
      portfolio: [],
    },
  },
});

/** Fewer photos than places: none is left blank. */
export const ThreePhotos = meta.story({ args: { photographer: { ...photographer, portfolio: photographer.portfolio.slice(0, 3) } } });

/** Words without a place to break, and a price of seven figures. */
export const LongWords = meta.story({
  args: {
    photographer: {
      ...photographer,
      name: 'Переосвидетельствование Достопримечательностенко',
      city: 'Комсомольск-на-Амуре',
      price: 10_000_000,
      about: 'Рентгеноэлектрокардиографического'.repeat(6),
    },
  },
});

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const ShowsOnlyTheFirst = meta.story({
  name: 'Guard: four photos, three specializations and the count of the rest, the chosen ones first',
  args: { chosen: [5] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: /фото \d/ })).toHaveLength(4);
    const chips = canvas.getByRole('list', { name: 'Специализации' });
    await expect([...chips.children].map((chip) => chip.textContent)).toEqual(['Выпускные альбомы', 'Репортаж', 'Школьные альбомы+2ещё 2']);
  },
});

export const NamesTheOwner = meta.story({
  name: 'Guard: among many cards the button names whose works it leads to',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Смотреть все работы: ${photographer.name}` })).toBeVisible();
  },
});

export const ShowsWhatIsThere = meta.story({
  name: 'Guard: a photo without a title is described by its owner and its kind',
  args: {
    photographer: {
      ...photographer,
      portfolio: photographer.portfolio.map((photo, index) => ({
        ...photo,
        specializationId: index || null,
        title: index === 3 ? 'Звонок' : null,
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').flatMap((item) => item.querySelector('img')?.alt ?? [])).toEqual([
      'Фотограф Анна Воскресенская, фото 1',
      'Фотограф Анна Воскресенская, фото 2, Репортаж',
      'Фотограф Анна Воскресенская, фото 3, Школьные альбомы',
      'Звонок',
    ]);
  },
});

export const ModifiedClickIsTheBrowsers = meta.story({
  name: 'Guard: a plain click opens the dialog, a click with Ctrl is left to the browser',
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: photographer.name });
    await expect(link).toHaveAttribute('href', '/photographer/7');
    let wasLeft = false;
    // The last listener: records whether the card prevented the click, and keeps the test on its page.
    const stay = (event: Event) => {
      wasLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', stay);
    await user.setup().click(link);
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    const hand = user.setup();
    await hand.keyboard('{Control>}');
    await hand.click(link);
    await hand.keyboard('{/Control}');
    window.removeEventListener('click', stay);
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await expect(wasLeft).toBe(true);
  },
});

export const TextCanBeSelected = meta.story({
  name: 'Guard: a text of the card can be selected, and a click on it opens the card once',
  play: async ({ args, canvas }) => {
    const about = canvas.getByText(/^Снимаю выпускные/);
    const { left, top } = about.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 8, top + 8)).toBe(about);
    getSelection()?.selectAllChildren(about);
    about.click();
    await expect(args.onOpen).not.toHaveBeenCalled();
    getSelection()?.removeAllRanges();
    await user.click(about);
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
});
