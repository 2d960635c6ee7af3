import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'All words that are not a heading, in the seven sizes of the scale and the three shades of the ink. Visually hidden is the eighth: words that are announced and not rendered.',
  use: [
    'Body (16 px) by default, body-m (15) on cards, body-s (14) for secondary text, caption (13) for hints.',
    'Reading only for the biography on the public page.',
    'Tone 2 for what is secondary, 3 for hints, err for an error beside its place.',
    'Visually hidden where a place or an icon already conveys it to the eye: «Рейтинг» before a star and a number.',
  ],
  avoid: [
    'For a title: take Heading, or the outline has a hole.',
    'Tone 3 for anything one has to read.',
    'Visually hidden for words that would help everybody: write them out.',
  ],
  anatomy: [['Words', 'no orphan on the last line where the browser can help it; a word longer than the screen breaks']],
  keyboard: [],
};
