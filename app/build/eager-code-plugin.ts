import path from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';

/** A compile hint for Chrome 136 and later, a comment for others. It has to be the first thing in a file. */
const hint = '//# allFunctionsCalledOnLoad\n';
/** Characters: shorter files, which are most, compile fast either way. */
const MIN_LENGTH = 4_000;

/** Storybook is built with the same configuration, and its files contain more than a page calls. */
const isPortal = ({ consumer, root }: Pick<ResolvedConfig, 'root'> & { consumer: string }): boolean =>
  consumer !== 'server' && path.basename(root) === 'app';

const largeOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk' && file.code.length >= MIN_LENGTH) as Rolldown.OutputChunk[];

/**
 * Lets the browser compile each file as a whole while it downloads, instead of function by function on the main thread when they are
 * first called: a slow phone answers the first tap a quarter of a second sooner (decision 017). File names are hashed before, and do
 * not change with it.
 */
export function eagerCode(): Plugin {
  return {
    name: 'eager-code',
    apply: 'build',
    generateBundle: {
      // After Vite, which prepends a list of dependencies to some files.
      order: 'post',
      handler(_, bundle) {
        if (!isPortal(this.environment.config)) return;
        for (const file of largeOf(bundle)) file.code = hint + file.code;
      },
    },
    writeBundle(_, bundle) {
      if (!isPortal(this.environment.config)) return;
      const unmarked = largeOf(bundle).filter(({ code }) => !code.startsWith(hint));
      if (unmarked.length > 0)
        this.error(`Browsers ignore the hint in ${unmarked.map(({ fileName }) => fileName).join(', ')}: it is not first.`);
    },
  };
}
