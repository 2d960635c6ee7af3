import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'Does something on this page: saves, sends, opens a dialog, deletes. Its label names the action with the verb that the result will use.',
  use: [
    'For an action, with a verb: «Создать проект», «Сохранить изменения».',
    'One primary in a region of the page; everything beside it is secondary or ghost.',
    'Danger with an outline where a loss is requested, danger solid only inside the confirmation that carries it out.',
    'Pending while the answer of the server is awaited: it keeps its width and its focus.',
  ],
  avoid: [
    'To lead to another page: take Button link, which can be opened in a new tab.',
    'For a small action beside a heading («Сбросить»): take Text button.',
    'Without words, where an icon is enough and space is short: take Icon button.',
    'To choose among several things: take Toggle group.',
  ],
  anatomy: [
    ['Box', '44 px high (36 small, 52 large), corners of 6 px; grows when its words need a second line'],
    ['Icon', '20 px before the words (18 in a small one), means the same as they do and is hidden from screen readers'],
    ['Words', 'one or two, a verb first; a long word breaks rather than leaves the box'],
    ['Pending', 'a breathing iris of 20 px and what is under way: «Сохранение…»'],
  ],
  keyboard: [
    ['Tab', 'moves to the button; a disabled one is passed over, a pending one is not'],
    ['Enter', 'presses it as the key goes down'],
    ['Space', 'presses it as the key comes up'],
  ],
};
