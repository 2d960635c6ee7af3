import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'A link to another place, inside a sentence, under a form or in a menu. Links of the portal do not reload the page; external links open a new tab.',
  use: [
    'Plain inside running text and lists.',
    'Quiet for what is seldom needed: conditions, help, «Забыли пароль?».',
    'Nav in the header and other menus: the pencil underlines where one is.',
  ],
  avoid: [
    'To do something on this page: take Text button or Button.',
    'For the main way on from a page: take Button link.',
    'As «здесь» or «подробнее»: the words name the target.',
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
