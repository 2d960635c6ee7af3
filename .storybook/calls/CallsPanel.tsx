/** @jsxRuntime classic */
// The manager has a React of its own, and compiles for the classic runtime.
import * as React from 'react';
import { FORCE_REMOUNT, STORY_CHANGED } from 'storybook/internal/core-events';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { type Call, callEvent, statusText, withCall } from './calls.ts';

const panelId = 'portal/calls';

/** Of the story that is shown, also while another panel is open. */
let calls: readonly Call[] = [];
const readers = new Set<() => void>();

function change(next: readonly Call[]): void {
  calls = next;
  for (const reader of readers) reader();
}

const clear = () => change([]);

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => void readers.delete(reader);
}

const Table = styled.table(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontFamily: theme.typography.fonts.mono,
  fontSize: theme.typography.size.s2,
  color: theme.color.defaultText,
  '& th, & td': { padding: '6px 15px', textAlign: 'start', borderBottom: `1px solid ${theme.appBorderColor}`, overflowWrap: 'anywhere' },
  '& th': { fontFamily: theme.typography.fonts.base, color: theme.textMutedColor },
  '& td[data-failed]': { color: theme.color.negativeText, fontWeight: 700 },
  '& .number': { textAlign: 'end', whiteSpace: 'nowrap' },
}));

const Note = styled.p(({ theme }) => ({ margin: 15, color: theme.textMutedColor, fontSize: theme.typography.size.s2 }));

/** The calls that the shown story has made, with their answers. */
function CallsPanel() {
  const shown = React.useSyncExternalStore(subscribe, () => calls);
  if (shown.length === 0) return <Note>This story has called nothing. Primitives have no network.</Note>;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Method</th>
          <th scope="col">Path</th>
          <th scope="col">Status</th>
          <th scope="col" className="number">
            Time, ms
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map((call) => (
          <tr key={call.id}>
            <td>{call.method}</td>
            <td>{call.path}</td>
            <td data-failed={call.status === 0 || (call.status ?? 0) >= 400 || undefined}>{statusText(call)}</td>
            <td className="number">{call.milliseconds ?? '…'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Adds the panel to the manager. */
export function addCallsPanel(): void {
  addons.register(panelId, (api) => {
    api.on(callEvent, (call: Call) => change(withCall(calls, call)));
    for (const event of [STORY_CHANGED, FORCE_REMOUNT]) api.on(event, clear);
    addons.add(panelId, {
      type: types.PANEL,
      title: 'Calls',
      render: ({ active = false }) => (
        <AddonPanel active={active}>
          <CallsPanel />
        </AddonPanel>
      ),
    });
  });
}
