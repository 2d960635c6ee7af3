/** @jsxRuntime classic */
// The manager has a React of its own, and compiles for the classic runtime.
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { onTried, triedTokens, tryNothing } from '../blocks/foundations/tried/triedStore.ts';

/** Says that the colours and sizes shown are not those of tokens.css, and takes them back. */
function TriedTool() {
  const count = Object.keys(React.useSyncExternalStore(onTried, triedTokens)).length;
  if (count === 0) return null;
  return (
    <Button size="small" padding="small" variant="solid" ariaLabel="Take the tried tokens back" onClick={tryNothing}>
      Tokens tried out: {count} ×
    </Button>
  );
}

/** Adds it to the toolbar of stories and pages. */
export function addTriedTool(): void {
  addons.register('portal/tried-tokens', () => {
    addons.add('portal/tried-tokens', {
      type: types.TOOL,
      title: 'Tried tokens',
      match: ({ viewMode }) => viewMode !== undefined,
      render: () => <TriedTool />,
    });
  });
}
