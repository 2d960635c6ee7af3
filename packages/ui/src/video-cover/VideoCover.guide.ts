import type { Guide } from '../../../../.storybook/blocks/guide.ts';

export const guide: Guide = {
  purpose:
    'A film on another site, shown by its cover until it is wanted. Only then does the player of YouTube, Rutube or VK Video load, in the same place and without moving anything.',
  use: [
    'For tutorials and other films that stand on a video site.',
    'With whatever address people copy: of the page, of the short link, of the player.',
  ],
  avoid: [
    'For films from other sites: the content-security policy of the portal refuses them, and so does this.',
    'For images that open large: take Gallery.',
    'When there is no address at all: leave the component out.',
  ],
  anatomy: [
    ['Cover', '16:9, shaded in its lower part only; without an image a blank frame'],
    ['Play disc', '72 px; the whole cover is the target, named by the title'],
    ['Duration', 'at the lower right, unchanged'],
    ['Player', 'takes the place of the cover and the focus; sandboxed, gets the origin of the page and no more'],
    ['Refusal', 'a sentence on the cover in the place of the button, when the address leads elsewhere'],
    ['Title', 'title-3 under the image'],
  ],
  keyboard: [
    ['Tab', 'moves to the cover'],
    ['Enter, Space', 'starts the film; focus goes on in the player'],
  ],
};
