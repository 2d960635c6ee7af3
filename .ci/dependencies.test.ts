import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** Dependencies: licences, checksums, versions and use. Needs no network. */

const top = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(top, file), 'utf8');

interface Locked {
  link?: boolean;
  license?: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
}
interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  license?: string;
  licenses?: { type: string }[];
}

/** Lighthouse has its own lock file, so that only the bench installs it. */
const locks = ['package-lock.json', 'packages/bench/lighthouse/package-lock.json'];
const foreign = locks.flatMap((lock) => {
  const { packages } = JSON.parse(read(lock)) as { packages: Record<string, Locked> };
  return Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);
});

/** Licences that allow a closed or an open product; the weak copyleft ones are unmodified packages. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
];

/** Packages without a licence in their manifest, checked by hand. */
const readByUs: Record<string, string> = {
  // From its LICENSE file.
  '@react-aria/optimize-locales-plugin': 'Apache-2.0',
  // From its readme.
  'humanize-number': 'MIT',
};

/** The licence from the lock file, else from the manifest's `license` or old `licenses` field. */
function licenceOf(place: string, { license = readByUs[place.replace('node_modules/', '')] }: Locked): string {
  if (license) return license;
  const manifest = JSON.parse(read(`${place}/package.json`)) as Manifest;
  return manifest.license ?? manifest.licenses?.map(({ type }) => type).join(' AND ') ?? '';
}

/** Of alternatives one is enough; of licences that hold together each counts. */
const isAllowed = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((term) => allowed.includes(term)));

describe('every third-party package', () => {
  test('is locked with a checksum, and without a URL', () => {
    const unsure = foreign.filter(([, { integrity = '', resolved }]) => !integrity.startsWith('sha512-') || resolved !== undefined);
    expect(unsure.map(([place]) => place)).toEqual([]);
  });

  test('has an allowed licence', () => {
    const licences = foreign.map(([place, locked]) => [place, licenceOf(place, locked)] as const);
    expect(licences.filter(([, licence]) => !isAllowed(licence))).toEqual([]);
  });

  test('runs no install script that the manifest does not list', () => {
    const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
    const names = foreign.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => place.split('node_modules/').at(-1));
    expect(names.filter((name = '') => !(name in allowScripts))).toEqual([]);
  });
});

/** Packages that no file names: types, the runtime, packages that tools load themselves, fonts with computed names. */
const unnamed = (name: string): boolean =>
  /^@types\/|^node(-bin)?-(darwin|linux|win)-|^oxlint-tsgolint$|^@fontsource-variable\//.test(name);

describe('every direct dependency', () => {
  const files = globSync(['*.{ts,json}', '{packages,app,mocks,.ci,.storybook}/**/*.{ts,tsx,mjs,css,mdx,json}'], {
    cwd: top,
    exclude: (name) => ['node_modules', 'package-lock.json'].includes(path.basename(name)),
  });
  const manifests = files.filter((file) => path.basename(file) === 'package.json');
  const sources = files.filter((file) => !manifests.includes(file)).map(read);
  const scripts = manifests.map((file) => JSON.stringify((JSON.parse(read(file)) as { scripts?: object }).scripts ?? {})).join('\n');

  const isUsed = (name: string): boolean => sources.some((content) => content.includes(name)) || scripts.includes(name);

  test.each(manifests)('in %s has an exact version, and is used', (file) => {
    const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = JSON.parse(read(file)) as Manifest;
    const direct = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(direct.filter(([name, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) && !name.startsWith('@portal/'))).toEqual([]);
    expect(direct.map(([name]) => name).filter((name) => !unnamed(name) && !isUsed(name))).toEqual([]);
  });
});

describe('the libraries that the bench compares with', () => {
  const { devDependencies: compared = {} } = JSON.parse(read('packages/bench/package.json')) as Manifest;
  const product = globSync(['packages/!(bench)/package.json', 'app/package.json', 'mocks/package.json', 'package.json'], { cwd: top });
  const ours = product.flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(read(file)) as Manifest;
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  const peers = Object.keys(compared).filter((name) => !name.startsWith('@portal/') && !ours.includes(name));
  const files = globSync('{packages,app,mocks,.storybook}/**/*.{ts,tsx,css}', {
    cwd: top,
    exclude: (name) => name.includes('node_modules') || name.includes(path.join('packages', 'bench')),
  });

  test.each(peers)('%s is imported only by the bench', (name) => {
    expect(files.filter((file) => read(file).includes(`'${name}`))).toEqual([]);
  });
});
