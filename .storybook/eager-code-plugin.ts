import path from 'node:path';
import type { Plugin } from 'vite';

/** Chrome 136 and later; to others it is a comment. It has to be the first thing in a file. */
const hint = '//# allFunctionsCalledOnLoad\n';
/** Letters: what is shorter is compiled in no time either way, and most files are. */
const WORTH_IT = 4_000;

/**
 * Lets the browser compile each file whole while it comes, beside the page's own work, instead of function by function when they
 * are called first, in the midst of that work. Files are small and asked for when they are needed, so that most of each is called;
 * what it gains and costs stands in decision 017. Only of what is built from the folder `root`: the book is built with the same
 * settings, and its files hold more than any page of it calls.
 */
export function eagerCode(root = 'app'): Plugin {
  return {
    name: 'eager-code',
    apply: 'build',
    generateBundle: {
      // After Vite, which begins some files with a list of their neighbours.
      order: 'post',
      handler(_, bundle) {
        const { config } = this.environment;
        if (config.consumer === 'server' || path.basename(config.root) !== root) return;
        for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.code.length >= WORTH_IT) file.code = hint + file.code;
      },
    },
  };
}
