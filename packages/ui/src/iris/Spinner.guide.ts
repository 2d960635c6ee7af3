import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'Shows that work is under way and that nothing needs to be done. The only thing in the portal that moves by itself; under reduced motion it stands still beside its words.',
  use: [
    'With words where they fit: «Загрузка фотографов...». Screen readers announce them politely.',
    'Without words inside something that has them already, as a pending button does.',
  ],
  avoid: [
    'Where the shape of what is coming is known: take Skeleton.',
    'Where the share that is done is known: take Progress bar.',
    'Together with the content that it announces.',
  ],
  anatomy: [
    ['Iris', '20 px inside controls, 28 in a line, 44 for a page; breathes in 1.4 s'],
    ['Words', 'what is under way; they are the status'],
  ],
  keyboard: [],
};
