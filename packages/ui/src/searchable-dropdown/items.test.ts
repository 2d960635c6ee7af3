import { describe, expect, it } from 'vitest';
import { CREATE_KEY, dropdownItems, leadsToCreate, meantBy } from './items.ts';

const options = [
  { value: '1', label: 'Москва' },
  { value: '2', label: 'Омск' },
];
const rows = (text: string, { isLoading = false, canCreate = true } = {}): string[] =>
  dropdownItems({ options, text, isLoading, createLabel: canCreate ? (name) => `+ ${name}` : undefined }).map((item) =>
    item.kind === 'create' ? item.label : item.option.label,
  );

describe('dropdownItems', () => {
  it('offers to create what matches nothing', () => expect(rows('Омск2')).toEqual(['+ Омск2']));
  it('offers it beside a partial match', () => expect(rows(' Моск ')).toEqual(['Москва', '+ Моск']));
  it('does not offer what exists, whatever the case', () => expect(rows('москва')).toEqual(['Москва']));
  it('does not offer an empty name', () => expect(rows(' ')).toEqual(['Москва', 'Омск']));
  it('does not offer it when creating is not allowed', () => expect(rows('Омск2', { canCreate: false })).toEqual([]));
  it('returns the same object for a row while it is searched', () =>
    expect(dropdownItems({ options, text: 'м', isLoading: false, createLabel: undefined })[0]).toBe(
      dropdownItems({ options, text: '', isLoading: false, createLabel: undefined })[0],
    ));
  it('shows nothing while loading', () => expect(rows('Омск2', { isLoading: true })).toEqual([]));
});

describe('leadsToCreate', () => {
  const cities = [...options, { value: '3', label: 'Омск-2' }];
  const leads = (key: string, text: string) =>
    leadsToCreate(key, dropdownItems({ options: cities, text, isLoading: false, createLabel: (name) => name }));
  it.each([
    ['ArrowDown', 'Моск', true],
    ['ArrowUp', 'Моск', true],
    ['ArrowDown', 'Омс', false],
    ['ArrowUp', 'Омс', true],
    // Only the row that creates: it is meant.
    ['ArrowDown', 'Омск2', false],
    ['ArrowUp', 'Омск2', false],
    ['Enter', 'Моск', false],
  ])('%s after «%s»: %s', (key, text, expected) => expect(leads(key, text)).toBe(expected));
});

describe('meantBy', () => {
  const cities = [...options, { value: '3', label: 'Омск-2' }, { value: '4', label: 'Ош' }, { value: '5', label: 'ОШ' }];
  const meant = (text: string, createLabel?: (name: string) => string) =>
    meantBy(dropdownItems({ options: cities, text, isLoading: false, createLabel }), text);
  it.each([
    ['мос', '1'],
    ['омск', '2'],
    ['омск-2', '3'],
    ['омс', null],
    ['ош', null],
    ['Тверь', null],
    [' ', null],
  ])('of «%s» is %s', (text, expected) => expect(meant(text)).toBe(expected));
  it('is nothing where the text may name what is to be created', () => expect(meant('мос', (name) => name)).toBeNull());
  it('is the row that creates where nothing else answers', () => expect(meant('Тверь', (name) => name)).toBe(CREATE_KEY));
});
