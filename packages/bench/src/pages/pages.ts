import { freePort } from '../free-port.ts';
import { servePages } from '../build-pages.ts';
import { openBrowser } from '../browser.ts';
import { medians } from '../median.ts';
import type { Row } from '../row.ts';
import { firstTap } from './first-tap.ts';
import { type Made, serveFiles } from '../serve-files.ts';
import { floorOf, withFontsPath } from './floor.ts';
import { needLighthouse, visit, type Visit } from './lighthouse.ts';
import { startPortal } from './portal.ts';

const addresses = { '/': '/', '/photographers': '/photographers', '/photographer/{id}': '/photographer/1' };
const EMPTY = 'empty React page';

/**
 * The portal's public pages as Lighthouse sees them, beside an empty React page and a page of the same images without any script, and how
 * long a first tap waits. `kind` 'first-tap' is the latter alone.
 */
export async function pages(rounds: number, print: (line: string) => void, kind?: string): Promise<Row[]> {
  const portal = await startPortal();
  if (kind === 'first-tap') {
    const browser = await openBrowser();
    try {
      return await firstTap(browser, portal.address, rounds);
    } finally {
      await Promise.all([browser.close(), portal.stop()]);
    }
  }
  await needLighthouse(print);
  const built = await servePages();
  const port = await freePort();
  const browser = await openBrowser(port);
  const made = new Map<string, Made>();
  for (const [name, address] of Object.entries(addresses)) {
    for (const [path, file] of await floorOf(browser, portal.address + address, floorPath(name))) made.set(path, file);
  }
  const floors = await serveFiles([], made);
  const visits = new Map<string, Visit[]>();
  let taps: Row[];
  const targets: [name: string, url: string][] = [
    [EMPTY, `${built.address}/empty.html`],
    ...Object.entries(addresses).flatMap(([name, address]): [string, string][] => [
      [name, portal.address + address],
      [floorPath(name), floors.address + floorPath(name)],
      [withFontsPath(floorPath(name)), floors.address + withFontsPath(floorPath(name))],
    ]),
  ];
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [name, url] of targets) visits.set(name, [...(visits.get(name) ?? []), await visit(url, port)]);
      print(`pages: ${round + 1} of ${rounds}`);
    }
    taps = await firstTap(browser, portal.address, rounds);
  } finally {
    await browser.close();
    await Promise.all([floors.close(), built.close(), portal.stop()]);
  }
  const middle = (name: string): Visit => medians(visits.get(name) ?? []);
  const rows = Object.keys(addresses).flatMap((name) => {
    const floor = floorPath(name);
    return rowsOf(name, middle(name), { floor: middle(floor), withFonts: middle(withFontsPath(floor)), empty: middle(EMPTY) });
  });
  // No goal: the telephone is this machine, four times slower, and what blocks it is as long as this number.
  return [
    { what: 'this machine, by Lighthouse’s own measure', unit: 'points', ours: medians([...visits.values()].flat()).machine },
    ...rows,
    ...taps,
  ];
}

const floorPath = (name: string): string => `/floor${name.replace(/[{}]/g, '')}`;

function rowsOf(name: string, ours: Visit, { floor, withFonts, empty }: Record<'floor' | 'withFonts' | 'empty', Visit>): Row[] {
  const scores = ['performance', 'accessibility', 'best practices', 'seo'] as const;
  return [
    { what: `${name}: scripts`, unit: 'KB', ours: ours.scriptKb, peers: { [EMPTY]: empty.scriptKb }, goal: { atMost: 150 } },
    // The empty page shows no image: it is a floor for scripts, not for this.
    { what: `${name}: largest paint`, unit: 'ms', ours: ours.lcp, floor: withFonts.lcp, goal: { ratioAtMost: 1.1 } },
    { what: `${name}: blocked`, unit: 'ms', ours: ours.tbt, floor: floor.tbt, goal: { atMost: 200 } },
    { what: `${name}: layout shift`, unit: '', ours: ours.cls, goal: { atMost: 0.01 } },
    ...scores.map((score): Row => ({
      what: `${name}: ${score}`,
      unit: 'points',
      ours: ours[score],
      goal: { atLeast: score === 'performance' ? 95 : 100 },
    })),
  ];
}
