import type { DirectoryFilters, FilterSection } from './filters/filters.ts';

/** The events of the directory. */
export interface DirectoryEvents {
  'directory:filters-changed': { filters: DirectoryFilters };
  'directory:filters-reset': { filters: DirectoryFilters };
  'directory:section-reset': { section: FilterSection; filters: DirectoryFilters };
}

type Listener<Name extends keyof DirectoryEvents> = (event: DirectoryEvents[Name]) => void;

/** A typed emitter: `on` returns the function that removes the listener. */
export function createDirectoryEvents() {
  const target = new EventTarget();
  return {
    on<Name extends keyof DirectoryEvents>(name: Name, listener: Listener<Name>): () => void {
      const handler = (event: Event) => listener((event as CustomEvent<DirectoryEvents[Name]>).detail);
      target.addEventListener(name, handler);
      return () => target.removeEventListener(name, handler);
    },
    emit<Name extends keyof DirectoryEvents>(name: Name, detail: DirectoryEvents[Name]): void {
      target.dispatchEvent(new CustomEvent(name, { detail }));
    },
  };
}

/** The portal's one directory: what visitors do with its filters (for statistics, for instance). */
export const directoryEvents = createDirectoryEvents();
