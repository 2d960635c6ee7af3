import { useState } from 'react';

/** Whether the value has changed since the first render: the pencil is animated only then. */
export function useHasChanged(value: unknown): boolean {
  const [seen, setSeen] = useState({ value, hasChanged: false });
  if (!Object.is(seen.value, value)) setSeen({ value, hasChanged: true });
  return seen.hasChanged;
}
