/** Style sheets of the page, by their addresses. */
export interface Styles {
  /** Style sheets that are not loaded: they failed, or are still loading. */
  missing: () => Set<string>;
  /** Requests those of these again that are still missing. Rejects where one of them fails. */
  fetch: (addresses: ReadonlySet<string>) => Promise<void>;
}

/** None on the server, where the page links them all itself. In a server-rendered page the style sheets that it has inlined are disabled links. */
const links = () =>
  typeof document === 'undefined' ? [] : [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')];

/** The bundler's own loader requests each style sheet only once: a retried module would otherwise have no styles. */
export const styles: Styles = {
  missing: () => {
    const all = links();
    const here = new Set(all.filter(({ sheet }) => sheet !== null).map(({ href }) => href));
    return new Set(all.map(({ href }) => href).filter((href) => !here.has(href)));
  },
  fetch: async (addresses) => {
    const missing = styles.missing();
    const again = new Map(links().map((link) => [link.href, link]));
    await Promise.all([...again].filter(([href]) => addresses.has(href) && missing.has(href)).map(([, link]) => copy(link)));
  },
};

/** Inserted behind the first one, which may still be loading for another module: if it were removed, that load would never settle. */
function copy(first: HTMLLinkElement): Promise<void> {
  const { rel, href, crossOrigin } = first;
  const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new TypeError(`No style sheet: ${href}`));
    });
    first.after(link);
  });
}
