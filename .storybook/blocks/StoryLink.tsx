import type { ReactNode } from 'react';

/** A link to a story, in the whole book: the page itself is only its inner frame. */
export function StoryLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a href={`./?path=/story/${id}`} target="_top">
      {children}
    </a>
  );
}
