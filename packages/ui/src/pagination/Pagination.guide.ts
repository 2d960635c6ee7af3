import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'Leads through a list that is fetched page by page. Up to seven pages all numbers stand; above that the first, the last, the current one with its neighbours, and «…» for the rest.',
  use: [
    'Under a list whose place matters: it can be sent as a link and found again.',
    'With hrefOf every page is a link and opens in a new tab too.',
    'isDisabled while a page loads; the keyboard focus stays.',
  ],
  avoid: ['A list that fits one page: nothing.', 'A list that only grows at its end: a button «Показать ещё».'],
  anatomy: [
    ['Previous, next', 'arrows; disabled at the ends'],
    ['Number', 'a round cell of 44 px, narrower when the place is'],
    ['Current', 'bold, with the red loop and aria-current'],
    ['Gap', '«…», takes no focus'],
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'move over the arrows and the numbers'],
    ['Enter, Space', 'turn to the page (Enter only, where pages are links)'],
  ],
};
