interface PageLinksProps {
  pages: readonly { id: string; title: string }[];
  /** What they are, if there are many: `screens`. */
  of: string;
}

/** Links to pages, folded if they are more than a line or two. */
export function PageLinks({ pages, of }: PageLinksProps) {
  const links = pages.map(({ id, title }) => (
    // `_top`, because these pages are in an iframe.
    <a key={id} href={`./?path=/docs/${id}`} target="_top">
      {title}
    </a>
  ));
  if (links.length <= 8) return links;
  return (
    <details>
      <summary>{`${links.length} ${of}`}</summary>
      <div>{links}</div>
    </details>
  );
}
