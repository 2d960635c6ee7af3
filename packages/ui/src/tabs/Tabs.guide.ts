import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose: 'Parts of one thing in the same place, one at a time. The chosen tab is bold and underlined; only its content is rendered.',
  use: ['Two to five parts of equal rank that nobody needs to compare: active projects and the archive, the parts of a card on a phone.'],
  avoid: [
    'Ways to see the same list, or a filter over it: ToggleGroup.',
    'Steps that follow one another: a page or a dialog for each.',
    'Parts that are read one after another: headings.',
    'A tab that leads nowhere yet: leave it out, there is no disabled tab.',
  ],
  anatomy: [
    ['Strip', 'the hairline; scrolls sideways when the tabs do not fit, with the chosen one in sight'],
    ['Tab', 'a noun'],
    ['Badge', 'optional: how many things stand behind the tab'],
    ['Line', 'under the chosen tab'],
    ['Panel', 'the content, named by its tab'],
  ],
  keyboard: [
    ['Tab', 'moves to the chosen tab, then into its panel'],
    ['← →', 'choose the tab beside, round the ends'],
    ['Home, End', 'choose the first and the last tab'],
  ],
};
