import { camelCase, type Renamed, snakeCase } from './camel-cased.ts';

type SnakeCase<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : Name;

const renamed = (fields: object, nameOf: (name: string) => string) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [nameOf(name), value])) as never;

/** An object with its fields `photo_count`, such as a row, as `photoCount`. */
export const camelFields = <Fields extends object>(fields: Fields): Renamed<Fields, object> => renamed(fields, camelCase);
/** The reverse. */
export const snakeFields = <Fields extends object>(fields: Fields): { [Name in keyof Fields as SnakeCase<Name & string>]: Fields[Name] } =>
  renamed(fields, snakeCase);
