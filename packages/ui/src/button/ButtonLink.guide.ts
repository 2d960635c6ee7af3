import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose: 'The way to another place that deserves the weight of a button. It looks like one and is a link: it has an address.',
  use: [
    'For the main way on from a page: «Создать карточку», «На главную».',
    'For a way out of the portal: with the icon «ext» and a new tab.',
  ],
  avoid: [
    'To do something on this page: take Button. A link that acts cannot be opened in a new tab.',
    'Inside a sentence or a menu: take Link.',
  ],
  anatomy: [
    ['Box', 'as Button: tones, sizes, whole width'],
    ['Icon', 'before the words, or after them to show where the link leads'],
    ['Words', 'where it leads, or what can be done there'],
  ],
  keyboard: [
    ['Tab', 'moves to the link'],
    ['Enter', 'follows it; Space scrolls the page, as everywhere with links'],
  ],
};
