import type { ComponentProps } from 'react';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { useCancelledExit } from './useCancelledExit.ts';

/** A popover beside a field or a button. It is removed however it is closed. */
export function Popover(props: ComponentProps<typeof AriaPopover>) {
  const { exitKey, ...onTransition } = useCancelledExit();
  return <AriaPopover {...props} {...onTransition} key={exitKey} />;
}
