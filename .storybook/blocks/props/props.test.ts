import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { argTypesOf, chosenDefaults, safeControls } from './argTypes.ts';
import { readProps } from './readProps.ts';

const index = readFileSync(path.join(import.meta.dirname, '../../../packages/ui/src/index.ts'), 'utf8');
const exported = [...index.matchAll(/export \{ (.+?) \} from '.+\.tsx'/g)]
  .flatMap(([, names = '']) => names.split(', '))
  .filter((name) => /^[A-Z]/.test(name));

const infos = readProps();
const find = (name: string) => infos.find(({ displayName }) => displayName === name)!;
const rows = (name: string) => find(name).props.map((prop) => prop.name);
const shown = (name: string, prop: string) => find(name).props.find((one) => one.name === prop)?.default;
const component = (name: string) => Object.assign(() => null, { __docgenInfo: find(name) });

test('every component of the package has a table', () => {
  expect(infos.map(({ displayName }) => displayName).toSorted()).toEqual(exported.toSorted());
});

describe.each(infos)('$displayName', ({ displayName, description, props }) => {
  test('says what it is, and what each prop is for', () => {
    expect(description).not.toBe('');
    expect(props.filter((prop) => prop.description === '').map(({ name }) => name)).toEqual([]);
  });

  test('names no row of the specification', () => {
    expect([description, ...props.map((prop) => prop.description)].filter((text) => /[A-Z]{2,}-\d/.test(text))).toEqual([]);
  });

  test('has a readable type in every row', () => {
    expect(props.filter(({ type }) => /\b(any|unknown|error)\b/.test(type))).toEqual([]);
  });

  test('shows every row', () => {
    expect(Object.keys(argTypesOf(component(displayName))!)).toEqual(rows(displayName));
  });
});

test('props that come by Omit and Pick are in the table', () => {
  expect(rows('SearchableDropdown')).toEqual(
    expect.arrayContaining(['label', 'options', 'value', 'onChange', 'errorMessage', 'isRequired']),
  );
  expect(rows('SearchField')).toEqual(expect.arrayContaining(['label', 'value', 'onChange', 'isDisabled']));
  expect(rows('Checkbox')).toEqual(expect.arrayContaining(['isSelected', 'onChange', 'isDisabled']));
  expect(find('Button').inherited).toEqual(expect.arrayContaining(['type', 'autoFocus', 'aria-label']));
});

test('a default is found in the parameter and in the body, and a text of the package stands as its words', () => {
  expect(shown('Button', 'size')).toBe("'md'");
  expect(['icon', 'isDisabled', 'chosen', 'allowsMultiple'].map((prop) => shown('DropZone', prop))).toEqual([
    "'upload'",
    'false',
    '[]',
    'false',
  ]);
  expect(shown('TextField', 'type')).toBe("'text'");
  expect(shown('Modal', 'closeLabel')).toBe("'Закрыть'");
  expect(shown('SearchableDropdown', 'placeholder')).toBe("'Выберите...'");
});

test('the controls show icons by name, defaults as chosen, and no editor of objects for a node', () => {
  const context = {
    name: 'Playground',
    component: component('Card'),
    initialArgs: { title: 'Кадр', media: { $$typeof: Symbol('element') } },
  };
  expect(argTypesOf(component('Icon'))!['name']?.type).toMatchObject({ name: 'enum', value: expect.arrayContaining(['trash', 'edit']) });
  expect(find('Icon').props[0]?.type).toBe('IconName');
  const controls = safeControls({ ...context, argTypes: argTypesOf(component('Card'))! } as never);
  expect(controls['header']?.control).toEqual({ type: 'text' });
  expect(controls['media']?.control).toEqual({ disable: true });
  expect(chosenDefaults(context as never)).toMatchObject({ level: 3, isExternal: false, title: 'Кадр' });
  expect(chosenDefaults({ ...context, name: 'States' } as never)).toEqual(context.initialArgs);
});
