import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose: 'A list of titles of which each opens in place, so that a long page can be scanned first and read where it matters.',
  use: [
    'Questions and answers, chapters of a course, lesser details.',
    'With look "panels" where each part is a thing that one acts on: the actions stand in its head, outside of what opens.',
    'With mode "one" where the parts are alternatives and seeing two at once is of no use.',
  ],
  avoid: [
    'For what everybody has to read: leave it open on the page.',
    'To switch between views of equal weight: take Tabs.',
    'For actions or links behind a button: take Menu.',
  ],
  anatomy: [
    ['Row', 'between hairlines, at least 68 px high; the whole row is the target'],
    ['Title', 'a heading of the page with a button inside it'],
    ['Aside', 'a count or a date at the end of the row, read with the title'],
    ['Actions', 'optional small buttons at the end of the row; a click on one opens nothing'],
    ['Chevron', 'points down when closed and up when open; the state itself is in aria-expanded'],
    ['Panel', 'what opens; named by its title'],
  ],
  keyboard: [
    ['Tab', 'moves to the next title, its actions, or into the open part'],
    ['Enter, Space', 'opens and closes'],
  ],
};
