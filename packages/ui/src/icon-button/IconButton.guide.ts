import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'An action that everybody knows by its icon: close, edit, next, remove. With an address it is a link, as the icons of social networks are.',
  use: [
    'Where space is short and the icon needs no words: toolbars, corners of dialogs, photos.',
    'On an image with the tone «photo»: a light disc that is seen on any photo in both themes.',
    'For social networks, as a link to a new tab.',
  ],
  avoid: [
    'For the main action of a page: take Button, words are understood faster.',
    'For an icon that has to be learned: take Button with icon and words.',
  ],
  anatomy: [
    ['Disc', '44 px (36 small, 40 on photos); always 44 on a touch screen'],
    ['Icon', '20 px (18 in a small one), silent'],
    ['Label', 'not rendered: the name for screen readers and voice control'],
    ['Pending', 'a breathing iris in the icon’s place'],
  ],
  keyboard: [
    ['Tab', 'moves to it; a disabled one is passed over'],
    ['Enter', 'clicks it, or follows it where it is a link'],
    ['Space', 'clicks it'],
  ],
};
