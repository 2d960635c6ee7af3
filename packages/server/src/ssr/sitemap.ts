import { canonicalPath } from '@portal/api';
import { loadCities } from '@portal/api/cities';
import { directoryCities } from '@portal/api/directory-cities';
import type { Ports } from '../platform/ports.ts';
import { countCities } from '../modules/directory/city-repository.ts';
import { selectLastListed, selectListed } from './repository.ts';

/**
 * Ids in one file. Files are split by id, not by position, so that each can be read without counting the others; the protocol (sitemaps.org) allows
 * 50,000 addresses.
 */
export const idsPerFile = 10_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const file = (element: 'urlset' | 'sitemapindex', entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${element} ${namespace}>\n${entries.join('\n')}\n</${element}>\n`;

/** `/sitemap.xml`: the list of the files. */
export async function sitemapIndex(db: Ports['db'], publicUrl: string): Promise<string> {
  const parts = Math.ceil((await selectLastListed(db)) / idsPerFile);
  const names = ['pages', ...Array.from({ length: parts }, (_, index) => `photographers-${index + 1}`)];
  return file(
    'sitemapindex',
    names.map((name) => `<sitemap><loc>${publicUrl}/sitemaps/${name}.xml</loc></sitemap>`),
  );
}

/** `/sitemaps/pages.xml`: the public pages that are not a photographer's. `publicUrl` has no slash at its end. */
export async function pagesSitemap(db: Ports['db'], publicUrl: string): Promise<string> {
  const paths = ['/', '/photographers', '/terms', ...(await cityPaths(db))];
  return file(
    'urlset',
    paths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`),
  );
}

/** The directory's pages of cities in which photographers work, each by its canonical address. Other texts have no page of their own. */
async function cityPaths(db: Ports['db']): Promise<string[]> {
  const real = (await countCities(db)).filter(({ is_real }) => is_real);
  const known = new Set((await loadCities()).map(({ name }) => name));
  const cities = (await directoryCities(real)).filter(({ name }) => known.has(name));
  return cities.map(({ name }) => canonicalPath('directory', `/photographers?${new URLSearchParams({ city: name })}`) ?? '/photographers');
}

/**
 * One file of photographers; `part` counts from 1. No `lastmod`: the photos may have changed after the card was saved, and search engines stop
 * trusting the dates of a site with wrong ones.
 */
export async function photographersSitemap(db: Ports['db'], part: number, publicUrl: string): Promise<string> {
  const listed = await selectListed(db, (part - 1) * idsPerFile, part * idsPerFile);
  return file(
    'urlset',
    listed.map(({ id }) => `<url><loc>${publicUrl}/photographer/${id}</loc></url>`),
  );
}
