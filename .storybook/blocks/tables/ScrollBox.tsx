import type { ComponentProps, ReactNode } from 'react';

/** Scrolls sideways what is wider than the page, also by the arrow keys. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without focus it could not be scrolled by keys
    <section aria-label={label} tabIndex={0} style={{ overflowX: 'auto' }}>
      {children}
    </section>
  );
}

/** The table of a page in MDX. */
export function PageTable(props: ComponentProps<'table'>) {
  return (
    <ScrollBox label="Table">
      <table {...props} />
    </ScrollBox>
  );
}
