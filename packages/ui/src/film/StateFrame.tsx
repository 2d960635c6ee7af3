import { type ReactNode, useRef } from 'react';
import { useFocusAfterRemoval } from '../drop-zone/useFocusAfterRemoval.ts';
import { Heading } from '../typography/Heading.tsx';
import { Text } from '../typography/Text.tsx';
import css from './StateFrame.module.css';
import { FilmEdge } from './FilmEdge.tsx';

export interface StateFrameProps {
  title: string;
  /** One sentence: why, or what to do. */
  children?: ReactNode;
  action?: ReactNode;
  /** Heading level of the title. */
  level?: 1 | 2 | 3 | 4 | undefined;
  isLeaking?: boolean | undefined;
}

/** Frame, title, sentence, button: the common layout of empty and failed states. */
export function StateFrame({ title, children, action, level = 2, isLeaking }: StateFrameProps) {
  const root = useRef<HTMLDivElement>(null);
  // Its button may replace it.
  useFocusAfterRemoval(root);
  return (
    <div ref={root} className={css.state}>
      <BlankFrame isLeaking={isLeaking} />
      <div className={css.words}>
        <Heading level={level} look="title-2">
          {title}
        </Heading>
        {children && (
          <Text as="p" tone={2}>
            {children}
          </Text>
        )}
      </div>
      {action}
    </div>
  );
}

interface BlankFrameProps {
  /** A light leak: the frame of an error. */
  isLeaking?: boolean | undefined;
}

/** The last, unexposed frame of a film. Decoration of empty and failed states. */
function BlankFrame({ isLeaking = false }: BlankFrameProps) {
  return (
    <span className={css.frame} data-leaking={isLeaking || undefined} aria-hidden="true">
      <FilmEdge no={36} brandAt={2} />
      <span className={css.image} />
      <span className={css.brand}>ДИАФРАГМА 400</span>
    </span>
  );
}
