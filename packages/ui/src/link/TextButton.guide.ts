import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'A small action that must not compete with anything: resets one filter, unfolds the rest of a list. It looks like a quiet link and is a button.',
  use: ['Beside a heading or a label: «Сбросить».', 'At the end of a shortened text or list: «Показать ещё».'],
  avoid: [
    'To lead elsewhere: take Link.',
    'For anything that changes or sends data: take Button, which can show that work is under way.',
    'Several with the same words on one page without an aria-label that distinguishes them.',
  ],
  anatomy: [
    ['Words', '13 px, underlined; without the line while there is nothing to do'],
    ['Target', 'not rendered: 24 px high for a mouse, 44 for a finger, larger than the words'],
  ],
  keyboard: [
    ['Tab', 'moves to it; a disabled one is passed over'],
    ['Enter, Space', 'clicks it'],
  ],
};
