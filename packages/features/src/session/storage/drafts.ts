import type { Drafts } from '../../common/data/index.ts';

/** The part of `sessionStorage` that drafts need. Any call may throw. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'draft:';

/** A denied, full or missing storage is not an error: then nothing is stored. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Unsaved input, in this tab only. It belongs to the signed-in user, and survives a reload and an expired session; nobody else ever reads it. */
export function createDrafts(owner: () => number | null, store: () => DraftStore) {
  const keyOf = (name: string): string | null => {
    const id = owner();
    return id === null ? null : `${prefix}${id}:${name}`;
  };

  const drafts: Drafts = {
    read: (name) => {
      const key = keyOf(name);
      const text = key === null ? null : attempt(() => store().getItem(key));
      return text ? attempt((): unknown => JSON.parse(text)) : undefined;
    },
    write: (name, values) => {
      const key = keyOf(name);
      if (key !== null) attempt(() => store().setItem(key, JSON.stringify(values)));
    },
    forget: (name) => {
      const key = keyOf(name);
      if (key !== null) attempt(() => store().removeItem(key));
    },
  };

  /** Deletes every draft except those of `keep`. */
  const clear = (keep: number | null = null): void => {
    const keys = attempt(() => Array.from({ length: store().length }, (_, index) => store().key(index))) ?? [];
    for (const key of keys) {
      if (key?.startsWith(prefix) && (keep === null || !key.startsWith(`${prefix}${keep}:`))) attempt(() => store().removeItem(key));
    }
  };

  return { drafts, clear };
}
