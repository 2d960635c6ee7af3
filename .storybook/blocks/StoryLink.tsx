import type { ReactNode } from 'react';

/** A link to a story. `_top`, because documentation pages are in an iframe. */
export function StoryLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a href={`./?path=/story/${id}`} target="_top">
      {children}
    </a>
  );
}
