import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { top } from './part.ts';

/** A picture that differs from the last accepted one. */
export interface Change {
  /** The id of the story. */
  story: string;
  /** The Vitest project: `light`, `dark` or `mobile`. */
  project: string;
}

const folder = path.join(top, '.visual');

/** The screenshots that the last run has found changed. */
export const changesIn = (visual: string): Change[] =>
  globSync('changed/*/*-actual.png', { cwd: visual })
    .map((file) => ({ story: path.basename(file, '-actual.png'), project: path.basename(path.dirname(file)) }))
    .toSorted((one, other) => one.story.localeCompare(other.story) || one.project.localeCompare(other.project));

const figure = (address: string, caption: string) =>
  `<figure><figcaption>${caption}</figcaption><a href="${address}"><img loading="lazy" src="${address}" alt="${caption}"></a></figure>`;

/** Before and after on top of each other, and the difference. */
function shown({ story, project }: Change): string {
  const before = `${project}/${story}.png`;
  const after = `changed/${project}/${story}`;
  return `<section>
<h3>${project}</h3>
<div class="three">
${figure(before, 'Before')}
${figure(`${after}-actual.png`, 'After')}
${figure(`${after}-diff.png`, 'Difference')}
</div>
<details><summary>Lay them upon each other</summary>
<div class="upon"><img loading="lazy" src="${before}" alt="Before"><img loading="lazy" src="${after}-actual.png" alt="After"></div>
<input type="range" value="50" aria-label="How much of after" oninput="this.previousElementSibling.style.setProperty('--after', this.value + '%')">
</details>
</section>`;
}

const styles = `
:root { color-scheme: light dark; font: 15px/22px system-ui, sans-serif; background: light-dark(#fbfaf7, #14100d); color: light-dark(#191512, #f3ebe1); }
body { max-inline-size: 1680px; margin: 40px auto; padding-inline: 24px; }
h2 { margin-block: 48px 4px; font-size: 20px; } h3 { margin-block: 20px 8px; font-size: 15px; font-weight: 500; opacity: .7; }
nav { columns: 3; } a { color: inherit; } figure { margin: 0; } figcaption { margin-block-end: 4px; font-size: 13px; opacity: .7; }
.three { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start; }
img { max-inline-size: 100%; outline: 1px solid light-dark(#e9e4db, #2c2520); }
details { margin-block-start: 12px; } summary { cursor: pointer; }
.upon { display: grid; margin-block: 8px; } .upon img { grid-area: 1 / 1; } .upon img + img { clip-path: inset(0 calc(100% - var(--after, 50%)) 0 0); }
input { inline-size: 320px; max-inline-size: 100%; }
@media (max-width: 800px) { .three { grid-template-columns: 1fr; } nav { columns: 1; } }
`;

/** The page of all changed screenshots: before, after and the difference. */
export function reviewPage(changes: readonly Change[]): string {
  const stories = Map.groupBy(changes, ({ story }) => story);
  const lead =
    stories.size === 0
      ? 'Nothing has changed.'
      : `${changes.length} pictures of ${stories.size} stories have changed. As they should be? <code>npm run test:visual -- -u</code> accepts them.`;
  const links = [...stories.keys()].map((story) => `<a href="#${story}">${story}</a><br>`).join('\n');
  const parts = [...stories].map(([story, ones]) => `<h2 id="${story}">${story}</h2>\n${ones.map(shown).join('\n')}`).join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Changed pictures</title>
<style>${styles}</style>
<h1>Changed pictures</h1>
<p>${lead}</p>
<nav>${links}</nav>
${parts}
</html>
`;
}

/** `npm run test:visual`: compares all screenshots with the last accepted ones, and writes a page of what has changed. */
function main(): number {
  rmSync(path.join(folder, 'changed'), { recursive: true, force: true });
  const isFirst = !existsSync(folder);
  const given = process.argv.slice(2);
  const projects = given.includes('--project') ? [] : ['light', 'dark', 'mobile'].flatMap((name) => ['--project', name]);
  // Vitest reports a first run as failed, too: new screenshots are accepted.
  const accept = isFirst && !given.includes('-u') ? ['-u'] : [];
  const { status } = spawnSync('npx', ['vitest', 'run', '--mode', 'visual', ...projects, ...given, ...accept], {
    cwd: top,
    stdio: 'inherit',
  });
  mkdirSync(folder, { recursive: true });
  const changes = changesIn(folder);
  writeFileSync(path.join(folder, 'review.html'), reviewPage(changes));
  process.stdout.write(`\n${changes.length} changed pictures: ${path.relative(process.cwd(), path.join(folder, 'review.html'))}\n`);
  return status ?? 1;
}

if (import.meta.main) process.exit(main());
