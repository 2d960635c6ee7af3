import '@portal/ui/styles.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { checkNetwork, mockNetwork, startWorker } from './network.ts';
import { Portal } from './Portal.tsx';
import { settle } from './settle.ts';
import { Surroundings } from './Surroundings.tsx';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  tags: ['autodocs'],
  parameters: {
    // React Aria's announcer keeps what it said for 7 s: sentences that name elements of the story before.
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] } },
    layout: 'padded',
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Welcome', 'House plan', 'Foundations', 'Primitives', 'Directory', 'Session', 'Cabinet', 'Orders', 'App', 'Decisions'],
      },
    },
    viewport: {
      options: {
        narrow: { name: '320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        mobile: { name: '390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: '1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light: the print' },
          { value: 'dark', title: 'Dark: the darkroom' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  beforeEach: mockNetwork,
  afterEach(context) {
    settle();
    checkNetwork(context);
  },
  decorators: [
    (Story, { globals, parameters, world }) => (
      <Surroundings theme={globals['theme'] === 'dark' ? 'dark' : 'light'} address={parameters['address'] as string | false | undefined}>
        <Portal world={world} as={parameters['signedIn'] as number | boolean | undefined}>
          <Story />
        </Portal>
      </Surroundings>
    ),
  ],
});
