import type { Decorator } from '@storybook/react-vite';
import { Matrix, SideBySide } from './blocks/SideBySide.tsx';
import { asTheme, shownTheme } from './blocks/theme.ts';
import { portalOf, shellIn } from './portalOf.ts';
import { StoryProviders } from './StoryProviders.tsx';

/** Wraps a story in providers, as set in the toolbar and its parameters. */
export const withProviders: Decorator = (Story, { id, title, globals, loaded, msw, parameters, world }) => {
  const theme = asTheme(globals['theme']);
  if (theme === 'both') return <SideBySide id={id} title={title} globals={globals} />;
  if (theme === 'matrix') return <Matrix id={id} title={title} globals={globals} />;
  const portal = portalOf({ loaded });
  const Portal = portal?.Portal;
  const shell = shellIn({ loaded });
  const story = shell ? (
    <shell.Shell name={shell.name} title={title}>
      <Story />
    </shell.Shell>
  ) : (
    <Story />
  );
  // Here, because a story's own handlers take precedence over earlier ones.
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
          // Another network, delay, day, user or shell remounts the story.
          key={[globals['network'], globals['delay'], globals['day'], globals['viewer'], shell?.name].join()}
          world={world}
          as={portal.viewerOf(globals, parameters['signedIn'] as number | boolean | undefined)}
          timeouts={parameters['timeouts'] as Record<string, number> | undefined}
        >
          {story}
        </Portal>
      ) : (
        story
      )}
    </StoryProviders>
  );
};
