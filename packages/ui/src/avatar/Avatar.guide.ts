import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'A round portrait of a person, or the first letter of the name where there is none. It is placed beside the name, so screen readers skip it.',
  use: [
    'At 40 px in lists and headers, 52 on cards, 76 and 104 where the person is the subject.',
    'With fallback «photo» where the default portrait is requested (the public page).',
    'With alt only where the name does not stand beside it.',
  ],
  avoid: ['To choose a portrait: take Avatar field.', 'For anything that is not a person: take Image.'],
  anatomy: [
    ['Disc', 'keeps its size beside long words and before the file arrives; a line in forced colours'],
    ['Portrait', 'fills the disc, cut at its sides'],
    ['Letter', 'in Literata, rendered and not written, so that it is not read aloud'],
  ],
  keyboard: [],
};
