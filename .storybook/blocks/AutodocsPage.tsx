import { useOf } from '@storybook/addon-docs/blocks';
import type { Guide } from './guide.ts';
import { PrimitivePage } from './PrimitivePage.tsx';
import { ScreenPage } from './ScreenPage.tsx';

/** The documentation page of every stories file: a primitive with its guide, or a screen with its stories. */
export function AutodocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters['guide'] as Guide | undefined;
  return guide ? <PrimitivePage guide={guide} /> : <ScreenPage />;
}
