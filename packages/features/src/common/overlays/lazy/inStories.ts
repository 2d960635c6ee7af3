import { createLazyModule, type LazyModule } from './lazyModule.ts';

/** The result of an attempt to load a module. */
export type Attempt = 'fails' | 'hangs' | Promise<void>;

/** A module whose attempts have these results, one after another. */
export function lazyModuleIn<T>(attempts: readonly Attempt[], load: () => Promise<T>): LazyModule<T> {
  const left = [...attempts];
  return createLazyModule(async () => {
    const attempt = left.shift();
    if (attempt === 'fails') throw new TypeError('Failed to fetch');
    await (attempt === 'hangs' ? new Promise(() => {}) : attempt);
    return load();
  });
}
