import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { budgets } from './budgets/budgets.ts';
import { type Build, complaints, weigh } from './budgets/weigh.ts';

const sizeOf = (content: string | Uint8Array) => gzipSync(content).length;

/** A chunk's compressed size, divided among its modules by their rendered length. */
function shares({ modules }: Rolldown.OutputChunk, size: number): Record<string, number> {
  const written = Object.entries(modules).map(
    ([name, { renderedLength }]) => [name.replace(/^.*\/node_modules\//, ''), renderedLength] as const,
  );
  const total = written.reduce((sum, [, length]) => sum + length, 0) || 1;
  return Object.fromEntries(written.map(([name, length]) => [name, (length / total) * size]));
}

function buildOf(bundle: Rolldown.OutputBundle): Build {
  const files = Object.values(bundle);
  return {
    files: files.flatMap((file) => {
      if (file.type !== 'chunk') return [];
      const size = sizeOf(file.code);
      const styles = [...(file.viteMetadata?.importedCss ?? [])];
      return [{ name: file.fileName, begins: file.facadeModuleId, needs: file.imports, styles, size, modules: shares(file, size) }];
    }),
    styles: Object.fromEntries(
      files.flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [[file.fileName, sizeOf(file.source)] as const] : [],
      ),
    ),
  };
}

/** Fails a build that sends more than `budgets.ts` allows, and names the largest modules. */
export function keepBudgets(): Plugin {
  let isPortal = false;
  return {
    name: 'budgets',
    // The server bundle is not sent to browsers.
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // Storybook is built with the same configuration.
    configResolved: ({ root }) => {
      isPortal = path.basename(root) === 'app';
    },
    writeBundle(_options, bundle) {
      if (!isPortal) return;
      const build = buildOf(bundle);
      const broken = complaints(build, budgets);
      if (broken.length > 0) this.error(broken.join('\n'));
      if (process.env['WEIGHTS'] !== 'on') return;
      for (const { address, begins } of budgets) {
        const { script, style } = weigh(build, begins);
        this.info(`${address}: ${(script / 1000).toFixed(1)} kB of code, ${(style / 1000).toFixed(1)} kB of styles`);
      }
    },
  };
}
