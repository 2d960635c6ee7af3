import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import css from './Link.module.css';

export interface TextButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'render' | 'isPending'> {
  /** One verb; where several are on a page, `aria-label` names what each is about. */
  children: ReactNode;
  /** Nothing to do now: the text stays without its underline. */
  isDisabled?: boolean;
  /** Pressed by mouse, touch, Enter or Space. */
  onPress?: NonNullable<AriaButtonProps['onPress']>;
}

/** A small action that looks like a quiet link: «Сбросить», «Показать ещё». */
export function TextButton(props: TextButtonProps) {
  return <AriaButton {...props} className={css.link ?? ''} data-tone="quiet" data-button />;
}
