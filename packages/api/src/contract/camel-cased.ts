import * as z from 'zod/mini';

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name;

/** The domain's object: `photo_count` as `photoCount`, fields renamed by `Names`, and without the fields of the API alone. */
export type Renamed<Fields, Names> = {
  [
    Name in keyof Fields as Name extends keyof Names ? (Names[Name] extends string ? Names[Name] : never) : CamelCase<Name & string>
  ]: Fields[Name];
};

/** `photoCount` in the form of the API: `photo_count`. */
export const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const camelCase = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * A codec of an object whose fields are `photo_count` in the API and `photoCount` in the domain. `names` lists fields with other names; a function
 * computes a field that only the API has from the others. The type is derived, so that no field is listed twice.
 */
export function camelCased<
  Wire extends z.ZodMiniObject,
  const Names extends Partial<Record<keyof z.output<Wire>, string | ((wire: never) => unknown)>> = object,
>(wire: Wire, names?: Names): z.ZodMiniCodec<Wire, z.ZodMiniCustom<Renamed<z.output<Wire>, Names>>> {
  const nameOf = (field: string) =>
    (names as Record<string, string | ((wire: object) => unknown)> | undefined)?.[field] ?? camelCase(field);
  const fields = Object.keys(wire.shape).map((field) => [field, nameOf(field)] as const);
  return z.codec(wire, z.custom<never>(), {
    decode: (input: Record<string, unknown>) => {
      const output: Record<string, unknown> = {};
      for (const [field, name] of fields) if (typeof name === 'string' && field in input) output[name] = input[field];
      return output;
    },
    encode: (input: Record<string, unknown>) => {
      const output: Record<string, unknown> = {};
      for (const [field, name] of fields) if (typeof name === 'string' && name in input) output[field] = input[name];
      for (const [field, make] of fields) if (typeof make === 'function') output[field] = make(output);
      return output;
    },
  } as never);
}
