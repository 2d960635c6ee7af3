import path from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';

/** Chrome 136 and later; to others it is a comment. It has to be the first thing in a file. */
const hint = '//# allFunctionsCalledOnLoad\n';
/** Letters: what is shorter is compiled in no time either way, and most files are. */
const WORTH_IT = 4_000;

const isMeant = ({ consumer, root }: Pick<ResolvedConfig, 'root'> & { consumer: string }, wanted: string): boolean =>
  consumer !== 'server' && path.basename(root) === wanted;

const largeOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk' && file.code.length >= WORTH_IT) as Rolldown.OutputChunk[];

/**
 * Lets the browser compile each file whole while it comes, beside the page's own work, instead of function by function when they
 * are called first, in the midst of that work. Files are small and asked for when they are needed, so that most of each is called;
 * what it gains and costs stands in decision 017. Names of files are made before, and do not tell of it. Only of what is built from the folder `root`: the book is built with the same
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
        if (!isMeant(this.environment.config, root)) return;
        for (const file of largeOf(bundle)) file.code = hint + file.code;
      },
    },
    writeBundle(_, bundle) {
      if (!isMeant(this.environment.config, root)) return;
      const silent = largeOf(bundle).filter(({ code }) => !code.startsWith(hint));
      if (silent.length > 0)
        this.error(`No browser hears the hint of ${silent.map(({ fileName }) => fileName).join(', ')}: it is not first.`);
    },
  };
}
