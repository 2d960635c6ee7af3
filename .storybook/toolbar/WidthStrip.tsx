/** @jsxRuntime classic */
// The manager has a React of its own, and compiles for the classic runtime.
import * as React from 'react';
import { ToggleButton } from 'storybook/internal/components';
import { addons, types, useGlobals, useParameter } from 'storybook/manager-api';

interface Viewports {
  options?: Readonly<Record<string, { name: string }>>;
}

/** The viewports of the strip: a small phone, a phone, and the widths between which layouts change. The menu beside it has them all. */
const widths = ['narrow', 'mobile', 'small', 'laptop', 'compact'];

/** Each width one click away. */
function WidthStrip() {
  const options = useParameter<Viewports>('viewport', {}).options;
  const [globals, updateGlobals, storyGlobals] = useGlobals();
  const { value } = (globals['viewport'] ?? {}) as { value?: string };
  // A story with its own viewport keeps it.
  const isLocked = 'viewport' in storyGlobals;
  // Until the story is loaded.
  if (!options) return null;
  const shown = options[value ?? ''] ? value : undefined;
  return (
    <fieldset aria-label="Width" style={{ display: 'flex', margin: 0, padding: 0, border: 0 }}>
      {[...widths, undefined].map((width) => (
        <ToggleButton
          key={width ?? 'full'}
          size="small"
          padding="small"
          variant="ghost"
          pressed={shown === width}
          disabled={isLocked}
          ariaLabel={width === undefined ? 'Full width of the canvas' : `${options[width]?.name} px wide`}
          onClick={() => updateGlobals({ viewport: { value: width, isRotated: false } })}
        >
          {width === undefined ? 'Full' : options[width]?.name}
        </ToggleButton>
      ))}
    </fieldset>
  );
}

/** Adds the strip to the toolbar of stories. */
export function addWidthStrip(): void {
  addons.register('portal/widths', () => {
    addons.add('portal/widths', {
      type: types.TOOL,
      title: 'Width',
      match: ({ viewMode }) => viewMode === 'story',
      render: () => <WidthStrip />,
    });
  });
}
