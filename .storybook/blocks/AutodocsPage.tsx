import { useOf } from '@storybook/addon-docs/blocks';
import type { Guide } from './guide.ts';
import { PrimitivePage } from './PrimitivePage.tsx';
import { ScreenPage } from './ScreenPage.tsx';

/** The page that every stories file gets: a primitive with its guide, or a screen with its pictures. */
export function AutodocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters['guide'] as Guide | undefined;
  return guide ? <PrimitivePage guide={guide} /> : <ScreenPage />;
}
