import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import css from './Button.module.css';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { Iris } from '../iris/Iris.tsx';

export interface ButtonLook {
  /** `primary` once per region; `danger` opens a confirmation, `danger-solid` is the answer inside one. */
  tone?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-solid' | undefined;
  /** Height: sm 36, md 44, lg 52 px; never under 44 on a touch screen. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Before the words. */
  icon?: IconName | undefined;
  /** After the label: an arrow, for example. */
  iconEnd?: IconName | undefined;
  /** Takes the full width of its container. */
  isWide?: boolean | undefined;
  /** A verb and what it is done to. */
  children: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<AriaButtonProps, keyof ButtonLook | 'className' | 'style' | 'render' | 'isPending'> {
  /** The action is running: keeps focus, ignores clicks, shows the iris. */
  isPending?: boolean | undefined;
  /** The label while it is pending, e.g. «Сохранение…»; without it the button's own label stays. */
  pendingText?: string | undefined;
  /** Cannot be clicked and takes no focus; explain why beside it. */
  isDisabled?: boolean;
  /** Pressed by mouse, touch, Enter or Space. */
  onPress?: NonNullable<AriaButtonProps['onPress']>;
}

type ContentProps = Pick<ButtonLook, 'size' | 'icon' | 'iconEnd' | 'children'>;

/** Icon, label, icon: the same inside a button and inside a link that looks like one. */
export function ButtonContent({ size, icon, iconEnd, children }: ContentProps) {
  const iconSize = size === 'sm' ? 18 : 20;
  return (
    <span className={css.content}>
      {icon && <Icon name={icon} size={iconSize} />}
      <span className={css.words}>{children}</span>
      {iconEnd && <Icon name={iconEnd} size={iconSize} />}
    </span>
  );
}

/** The label names the action; one primary per region. */
export function Button({
  tone = 'primary',
  size = 'md',
  icon,
  iconEnd,
  isWide = false,
  isPending = false,
  pendingText,
  children,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      isPending={isPending}
      className={css.button ?? ''}
      data-tone={tone}
      data-size={size}
      data-wide={isWide || undefined}
    >
      <ButtonContent size={size} icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
      {isPending && (
        <span className={css.pending}>
          <Iris size={20} opening={0.42} isMoving />
          <span className={css.words}>{pendingText ?? children}</span>
        </span>
      )}
    </AriaButton>
  );
}
