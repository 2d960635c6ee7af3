import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'The way to another place, inside a sentence, under a form or in a menu. Links of the portal do not load a page anew; links out of it open a new tab.',
  use: [
    'Plain inside running text and lists.',
    'Quiet for what is seldom needed: conditions, help, «Забыли пароль?».',
    'Nav in the header and other menus: the pencil underlines where one is.',
  ],
  avoid: [
    'To do something on this page: take Text button or Button.',
    'For the main way on from a page: take Button link.',
    'As «здесь» or «подробнее»: the words name what stands at the other end.',
  ],
  anatomy: [
    ['Words', 'in the text’s colour, so that paper keeps one red; a long word breaks'],
    ['Line', 'a thin underline that darkens on hover; a menu has none'],
    ['Pencil', 'under the current page of a menu only, slightly askew; the state itself is aria-current'],
  ],
  keyboard: [
    ['Tab', 'moves to the link'],
    ['Enter', 'follows it'],
  ],
};
