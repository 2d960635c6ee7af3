import { Link } from '@portal/ui';
import type { ReactNode } from 'react';

/** The link inside a sentence of the catalogue: `<link>…</link>`. */
export function linkTo(href: string, isExternal = false) {
  return (words: ReactNode) => (
    <Link href={href} isExternal={isExternal}>
      {words}
    </Link>
  );
}
