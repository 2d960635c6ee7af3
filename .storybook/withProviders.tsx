import type { Decorator } from '@storybook/react-vite';
import { SideBySide } from './blocks/SideBySide.tsx';
import { asTheme, shownTheme } from './blocks/theme.ts';
import { portalOf } from './portalOf.ts';
import { StoryProviders } from './StoryProviders.tsx';

/** Wraps a story in providers, as set in the toolbar and its parameters. */
export const withProviders: Decorator = (Story, { id, title, globals, loaded, msw, parameters, world }) => {
  const theme = asTheme(globals['theme']);
  if (theme === 'both') return <SideBySide id={id} title={title} />;
  const portal = portalOf({ loaded });
  const Portal = portal?.Portal;
  // Here, because a story's own handlers precede those of an earlier moment.
  const scenario = portal?.scenarioOf(globals) ?? [];
  if (scenario.length > 0) msw.use(...scenario);
  return (
    <StoryProviders
      theme={shownTheme(theme)}
      isMotionReduced={globals['motion'] === 'reduced'}
      address={parameters['address'] as string | false | undefined}
    >
      {Portal ? (
        <Portal
          // Another network, delay or viewer is another visit.
          key={[globals['network'], globals['delay'], globals['viewer']].join()}
          world={world}
          as={portal.viewerOf(globals, parameters['signedIn'] as number | boolean | undefined)}
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
