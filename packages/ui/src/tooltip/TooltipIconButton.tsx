import { Tooltip, type TooltipProps } from './Tooltip.tsx';
import { IconButton, type IconButtonProps } from '../icon-button/IconButton.tsx';

export interface TooltipIconButtonProps extends Omit<IconButtonProps, 'href' | 'target' | 'label'>, Pick<TooltipProps, 'placement'> {
  /** What it does: its accessible name, and what is shown. */
  label: string;
}

/** An icon button whose accessible name is also its tooltip, announced once by a screen reader. */
export function TooltipIconButton({ placement, ...button }: TooltipIconButtonProps) {
  return (
    <Tooltip text={button.label} placement={placement}>
      {/* oxlint-disable-next-line jsx-a11y/aria-proptypes -- the tooltip would describe the button by its own name: an
          empty reference prevents reading it twice */}
      <IconButton {...button} aria-describedby="" />
    </Tooltip>
  );
}
