import type { Decorator } from '@storybook/react-vite';
import { SideBySide } from './blocks/SideBySide.tsx';
import { asTheme, shownTheme } from './blocks/theme.ts';
import { portalOf } from './portalOf.ts';
import { StoryProviders } from './StoryProviders.tsx';

/** Wraps a story in providers, as set in the toolbar and its parameters. */
export const withProviders: Decorator = (Story, { id, title, globals, loaded, parameters, world }) => {
  const theme = asTheme(globals['theme']);
  if (theme === 'both') return <SideBySide id={id} title={title} />;
  const Portal = portalOf({ loaded })?.Portal;
  return (
    <StoryProviders
      theme={shownTheme(theme)}
      isMotionReduced={globals['motion'] === 'reduced'}
      address={parameters['address'] as string | false | undefined}
    >
      {Portal ? (
        <Portal
          world={world}
          as={parameters['signedIn'] as number | boolean | undefined}
          timeouts={parameters['timeouts'] as Record<string, number> | undefined}
        >
          <Story />
        </Portal>
      ) : (
        <Story />
      )}
    </StoryProviders>
  );
};
