/** A documentation page. `_top`, because these pages are in an iframe. */
export function PageLink({ id, children }: { id: string; children: string }) {
  return (
    <a href={`./?path=/docs/${id}`} target="_top">
      {children}
    </a>
  );
}
