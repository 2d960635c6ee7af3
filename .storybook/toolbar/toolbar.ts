import type { GlobalTypes } from 'storybook/internal/csf';

const networks = {
  slow: 'Slow: 3 s',
  never: 'No answer',
  down: 'Server down: 500',
  offline: 'Offline',
  limited: 'Too many requests: 429',
  refused: 'Refused, with field errors: 422',
  expired: 'Session expired: 401',
  empty: 'Nothing there yet',
  thousands: 'Full: thousands of people and photos',
};

/** The values of the network menu. */
export const byNetwork = Object.keys(networks);

/** The default of a menu. It counts as no choice, so that the toolbar marks only what somebody has changed. */
const initial = (title: string) => ({ type: 'reset' as const, value: '', title });

/** Settings for all stories. */
export const toolbar: GlobalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'mirror',
      items: [
        initial('As the system'),
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'both', title: 'Side by side' },
        { value: 'matrix', title: 'Matrix: both themes at 390, 768 and 1440' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      items: [initial('Full motion'), { value: 'reduced', title: 'Reduced motion' }],
      dynamicTitle: true,
    },
  },
  shell: {
    description: 'Shell of a screen',
    toolbar: {
      title: 'Shell',
      icon: 'browser',
      items: [initial('In its shell, as in the app'), { value: 'off', title: 'Screen alone' }],
      dynamicTitle: true,
    },
  },
  network: {
    description: 'Network of a screen',
    toolbar: {
      title: 'Network',
      icon: 'globe',
      items: [initial('Network as it is'), ...Object.entries(networks).map(([value, title]) => ({ value, title }))],
      dynamicTitle: true,
    },
  },
  delay: {
    description: 'Delay of every answer',
    toolbar: {
      title: 'Delay',
      icon: 'timer',
      items: [initial('No delay'), { value: '300', title: '300 ms' }, { value: '1000', title: '1 s' }, { value: '5000', title: '5 s' }],
      dynamicTitle: true,
    },
  },
  day: {
    description: 'Day of the mocked world',
    toolbar: {
      title: 'Day',
      icon: 'calendar',
      items: [
        initial('The day of the story'),
        { value: '-30', title: '30 days earlier' },
        { value: '7', title: '7 days later' },
        { value: '30', title: '30 days later' },
        { value: '365', title: 'A year later' },
      ],
      dynamicTitle: true,
    },
  },
  viewer: {
    description: 'Who is signed in',
    toolbar: {
      title: 'Viewer',
      icon: 'user',
      items: [initial('As the story'), { value: 'visitor', title: 'Visitor' }, { value: 'photographer', title: 'Photographer' }],
      dynamicTitle: true,
    },
  },
};
