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
const styles: Styles = {
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

/** Code that is not part of its screen's bundle: loaded when it is needed, or shortly before, and then cached. */
export interface LazyModule<T> {
  /** Null until it has loaded. */
  readonly value: T | null;
  /** Only one request at a time, and none for a loaded module. After a failure the next call requests it again. */
  fetch: () => Promise<T>;
}

/** A module that is loaded by a dynamic import, together with style sheets that failed in an earlier attempt. */
export function createLazyModule<T>(load: () => Promise<T>, looks: Styles = styles): LazyModule<T> {
  let value: T | null = null;
  let running: Promise<T> | null = null;
  let lacking: ReadonlySet<string> = new Set();
  const run = async () => {
    try {
      if (lacking.size > 0) await looks.fetch(lacking);
      // Style sheets that were missing before belong to other modules.
      const before = looks.missing();
      lacking = new Set();
      try {
        value = await load();
      } catch (error) {
        lacking = new Set([...looks.missing()].filter((address) => !before.has(address)));
        throw error;
      }
      return value;
    } finally {
      running = null;
    }
  };
  return {
    get value() {
      return value;
    },
    fetch: () => {
      if (value !== null) return Promise.resolve(value);
      running ??= run();
      return running;
    },
  };
}
