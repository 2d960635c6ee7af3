import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import css from './Tooltip.module.css';

/** Milliseconds of hovering before the text appears. Focus by keyboard does not wait. */
const delay = 600;

export interface TooltipProps {
  /** A short description of the trigger. Read after its name, so it must not be its only name. */
  text: string;
  /** One `Button`, `ButtonLink`, `IconButton` or another pressable of React Aria, with a name of its own. */
  children: ReactElement;
  /** The preferred side; where it does not fit it is on the opposite one. */
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** Open from the start and until closed: for screenshots. */
  isOpen?: boolean | undefined;
}

/** A short text beside the hovered or focused element. Touch never shows it, so it must not hold anything essential. */
export function Tooltip({ text, children, placement = 'top', isOpen }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} {...(isOpen !== undefined && { isOpen })}>
      {children}
      <AriaTooltip className={css.tooltip ?? ''} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
