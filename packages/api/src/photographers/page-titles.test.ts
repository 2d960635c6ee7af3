import { expect, test } from 'vitest';
import { canonicalPath, type PageTitle } from './page-titles.ts';

test.each<[PageTitle, string, string | null]>([
  ['home', '/', '/'],
  ['home', '/?city=Казань', '/'],
  ['home', '/?page=2', '/photographers?page=2'],
  ['directory', '/photographers', '/photographers'],
  ['directory', '/photographers?page=1', '/photographers'],
  ['directory', '/photographers?page=3', '/photographers?page=3'],
  ['directory', '/photographers?city=Казань&page=3', '/photographers'],
  ['directory', '/photographers?page=2&photographer=5', '/photographers'],
  ['photographer', '/photographer/7/?photo=2', '/photographer/7'],
  ['terms', '/terms', '/terms'],
  ['login', '/login', null],
  ['profile', '/dashboard/profile', null],
  ['notFound', '/nowhere', null],
])('%s at %s is known as %s', (page, address, canonical) => {
  expect(canonicalPath(page, address)).toBe(canonical);
});
