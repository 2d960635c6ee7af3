import { expect, test } from 'vitest';
import { canonicalPath, pageTitle, type PageTitle } from './page-titles.ts';

test.each<[PageTitle, string, string | null]>([
  ['home', '/', '/'],
  ['home', '/?city=Казань', '/'],
  ['home', '/?page=2', '/photographers?page=2'],
  ['directory', '/photographers', '/photographers'],
  ['directory', '/photographers?page=1', '/photographers'],
  ['directory', '/photographers?page=3', '/photographers?page=3'],
  ['directory', '/photographers?city=Казань', `/photographers?city=${encodeURIComponent('Казань')}`],
  ['directory', '/photographers?city=Казань&page=3', `/photographers?city=${encodeURIComponent('Казань')}&page=3`],
  ['directory', '/photographers?city=Казань&sort=price&page=3', `/photographers?city=${encodeURIComponent('Казань')}`],
  ['directory', `/photographers?city=${'ы'.repeat(101)}`, '/photographers'],
  ['home', '/?city=Казань&page=2', '/'],
  ['directory', '/photographers?page=2&photographer=5', '/photographers'],
  ['photographer', '/photographer/7/?photo=2', '/photographer/7'],
  ['terms', '/terms', '/terms'],
  ['login', '/login', null],
  ['profile', '/dashboard/profile', null],
  ['notFound', '/nowhere', null],
])('%s at %s is known as %s', (page, address, canonical) => {
  expect(canonicalPath(page, address)).toBe(canonical);
});

test.each<[PageTitle, string, string]>([
  ['directory', '/photographers', 'Фотографы — Диафрагма'],
  ['directory', '/photographers?city=Казань&sort=price', 'Фотографы: Казань — Диафрагма'],
  ['directory', '/photographers?city=%20', 'Фотографы — Диафрагма'],
  ['directory', '/photographers?city=Каз%E2%80%AEань', 'Фотографы: Казань — Диафрагма'],
  ['directory', '/photographers?city=Казань&page=2', 'Фотографы: Казань, страница 2 — Диафрагма'],
  ['directory', '/photographers?page=1001', 'Фотографы — Диафрагма'],
  ['home', '/?page=2', 'Диафрагма: фотографы для школ, садов и праздников'],
  ['terms', '/terms?city=Казань', 'Условия использования — Диафрагма'],
])('%s at %s is called %s', (page, address, title) => {
  expect(pageTitle(page, address)).toBe(title);
});
