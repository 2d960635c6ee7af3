import type { GlobalTypes } from 'storybook/internal/csf';

/** What a reader chooses for every story at once. */
export const toolbar: GlobalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'mirror',
      items: [
        { value: 'light', title: 'Light: the print' },
        { value: 'dark', title: 'Dark: the darkroom' },
        { value: 'system', title: 'As the machine prefers' },
        { value: 'both', title: 'Side by side' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      items: [
        { value: 'full', title: 'Motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
      dynamicTitle: true,
    },
  },
};
