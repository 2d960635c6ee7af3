import { Canvas, SourceContext } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext } from 'react';

interface StoryCanvasProps {
  story: { id: string; moduleExport: ComponentProps<typeof Canvas>['of'] };
}

/** A story with its code, if it has code that can be copied (`snippet.ts`). */
export function StoryCanvas({ story: { id, moduleExport } }: StoryCanvasProps) {
  const { sources } = useContext(SourceContext);
  const hasCode = Object.values(sources[id] ?? {}).some(({ code }) => code !== '');
  return <Canvas of={moduleExport} sourceState={hasCode ? 'hidden' : 'none'} />;
}
