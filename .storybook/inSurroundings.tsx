import type { Decorator } from '@storybook/react-vite';
import { SideBySide } from './book/SideBySide.tsx';
import { asTheme, shownTheme } from './book/theme.ts';
import { Portal } from './Portal.tsx';
import { Surroundings } from './Surroundings.tsx';

/** A story in the surroundings that the toolbar and its own parameters ask for. */
export const inSurroundings: Decorator = (Story, { id, title, globals, parameters, world }) => {
  const theme = asTheme(globals['theme']);
  if (theme === 'both') return <SideBySide id={id} title={title} />;
  return (
    <Surroundings
      theme={shownTheme(theme)}
      isMotionReduced={globals['motion'] === 'reduced'}
      address={parameters['address'] as string | false | undefined}
    >
      <Portal world={world} as={parameters['signedIn'] as number | boolean | undefined}>
        <Story />
      </Portal>
    </Surroundings>
  );
};
