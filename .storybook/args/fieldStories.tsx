import { type ComponentType, createElement, type CSSProperties } from 'react';

interface Layout {
  /** The width of one column of fields. */
  width?: number;
  /** The least width of each of several columns. */
  columns?: number;
  gap?: number;
}

const styleOf = ({ width, columns, gap = 20 }: Layout): CSSProperties => ({
  display: 'grid',
  gap,
  ...(width !== undefined && { maxWidth: width }),
  ...(columns !== undefined && { gridTemplateColumns: `repeat(auto-fit, minmax(${columns}px, 1fr))`, alignItems: 'start' }),
});

/** What differs from the story's args; `undefined` takes one away. */
type Changed<Props> = { [Name in keyof Props]?: Props[Name] | undefined };

/** The stories that every field has. Only what they show stands in its own file. */
export function fieldStories<Props extends object>(Field: ComponentType<Props>) {
  return {
    /** One field for each state. */
    states: (rows: readonly Changed<Props>[], layout: Layout = {}) => ({
      render: (args: Props) => (
        <div style={styleOf(layout)}>{rows.map((row, index) => createElement(Field, { ...args, ...row, key: index }))}</div>
      ),
    }),
    /** The smallest screen, with words that do not fit. */
    narrow: <Args extends Changed<Props>>(args: Args) => ({ globals: { viewport: { value: 'narrow', isRotated: false } }, args }),
  };
}
