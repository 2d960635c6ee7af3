import type { Plugin } from 'vite';

const types: Record<string, string> = { css: 'text/css', json: 'application/json', md: 'text/markdown', txt: 'text/plain' };

/** Files that are generated from the code: written into the built Storybook, answered by the live one. */
export function builtFiles(name: string, make: () => Record<string, string>): Plugin {
  return {
    name,
    generateBundle() {
      for (const [fileName, source] of Object.entries(make())) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const wanted = request.url?.slice(1).replace(/\?.*/, '') ?? '';
        const type = types[wanted.split('.').at(-1) ?? ''];
        const file = type && /^(?:tokens\/|components\/|screens\/|llms)/.test(wanted) ? make()[wanted] : undefined;
        if (file === undefined) next();
        else response.setHeader('content-type', `${type}; charset=utf-8`).end(file);
      });
    },
  };
}
