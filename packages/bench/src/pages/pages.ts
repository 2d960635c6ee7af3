import { freePort } from '../free-port.ts';
import { servePages } from '../build-pages.ts';
import { openBrowser } from '../browser.ts';
import { medians } from '../median.ts';
import type { Row } from '../row.ts';
import { type Made, serveFiles } from '../serve-files.ts';
import { floorOf, withFontsPath } from './floor.ts';
import { needLighthouse, visit, type Visit } from './lighthouse.ts';
import { startPortal } from './portal.ts';

const addresses = { '/': '/', '/photographers': '/photographers', '/photographer/{id}': '/photographer/1' };
const EMPTY = 'empty React page';

/** The portal's public pages as Lighthouse sees them, beside an empty React page and a page of the same images without any script. */
export async function pages(rounds: number, print: (line: string) => void): Promise<Row[]> {
  await needLighthouse(print);
  const portal = await startPortal();
  const built = await servePages();
  const port = await freePort();
  const browser = await openBrowser(port);
  const made = new Map<string, Made>();
  for (const [name, address] of Object.entries(addresses)) {
    for (const [path, file] of await floorOf(browser, portal.address + address, floorPath(name))) made.set(path, file);
  }
  const floors = await serveFiles([], made);
  const visits = new Map<string, Visit[]>();
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
  ];
}

const floorPath = (name: string): string => `/floor${name.replace(/[{}]/g, '')}`;

function rowsOf(name: string, ours: Visit, { floor, withFonts, empty }: Record<'floor' | 'withFonts' | 'empty', Visit>): Row[] {
  const scores = ['performance', 'accessibility', 'best practices', 'seo'] as const;
  return [
    { what: `${name}: scripts`, unit: 'KB', ours: ours.scriptKb, peers: { [EMPTY]: empty.scriptKb }, goal: { atMost: 95 } },
    // The empty page shows no image: it is a floor for scripts, not for this.
    { what: `${name}: largest paint`, unit: 'ms', ours: ours.lcp, floor: floor.lcp, goal: { ratioAtMost: 1.5 } },
    // No goal: it shows how much of the row above is the typefaces.
    { what: `${name}: largest paint beside the floor in our letters`, unit: 'ms', ours: ours.lcp, floor: withFonts.lcp },
    { what: `${name}: largest paint beside no pictures`, unit: 'ms', ours: ours.lcp, peers: { [EMPTY]: empty.lcp } },
    { what: `${name}: blocked over the floor`, unit: 'ms', ours: ours.tbt - floor.tbt, goal: { atMost: 50 } },
    { what: `${name}: layout shift`, unit: '', ours: ours.cls, goal: { atMost: 0.01 } },
    ...scores.map((score): Row => ({
      what: `${name}: ${score}`,
      unit: 'points',
      ours: ours[score],
      goal: { atLeast: score === 'performance' ? 98 : 100 },
    })),
  ];
}
