/**
 * A heading of a page, which its table of contents leads to. Storybook's own block gives another id whenever it is rendered again, and the
 * contents lead nowhere.
 */
export function Heading({ children }: { children: string }) {
  return <h2 id={children.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}>{children}</h2>;
}
