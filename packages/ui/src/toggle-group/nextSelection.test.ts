import { describe, expect, it } from 'vitest';
import { nextSelection } from './nextSelection.ts';

const options = [{ value: 'a' }, { value: 'b' }, { value: 'c' }] as const;
type Value = (typeof options)[number]['value'];

const toggle = (value: Value[], pressed: Value[], selectionMode: 'single' | 'multiple', isDisallowEmpty = false) =>
  nextSelection<Value>({ options, value, pressed: new Set(pressed), selectionMode, isDisallowEmpty });

describe('nextSelection', () => {
  it('lets several be chosen, in the order of the options', () => expect(toggle(['c'], ['c', 'a'], 'multiple')).toEqual(['a', 'c']));
  it('moves a single choice to the one just clicked', () => expect(toggle(['a'], ['a', 'c'], 'single')).toEqual(['c']));
  it('gives an empty list when the only choice is clicked off', () => expect(toggle(['a'], [], 'single')).toEqual([]));
  it('changes nothing when the last choice must stay', () => {
    expect(toggle(['a'], [], 'single', true)).toBeNull();
    expect(toggle(['a'], [], 'multiple', true)).toBeNull();
  });
});
