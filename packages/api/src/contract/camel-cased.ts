import * as z from 'zod/mini';

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name;

/** The domain's object: `photo_count` as `photoCount`, fields renamed by `Names`, and without the fields of the API alone. */
export type Renamed<Fields, Names> = {
  [
    Name in keyof Fields as Name extends keyof Names
      ? Names[Name] extends string
        ? Names[Name]
        : Names[Name] extends { as: infer As extends string }
          ? As
          : never
      : CamelCase<Name & string>
  ]: Fields[Name];
};

/** `photoCount` in the form of the API: `photo_count`. */
export const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const camelCase = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

type Make<Wire> = (wire: Wire) => unknown;
/** Another name; or how a sender computes the field from the others, with the name under which a reader has it, if any. */
type Naming<Wire> = string | Make<Wire> | { as: string; from: Make<Wire> };

/**
 * A codec of an object whose fields are `photo_count` in the API and `photoCount` in the domain. `names` lists fields with other names; a function
 * computes a field that only the API has from the others. The type is derived, so that no field is listed twice.
 */
export function camelCased<Wire extends z.ZodMiniObject, const Names extends Partial<Record<keyof z.output<Wire>, Naming<never>>> = object>(
  wire: Wire,
  names?: Names,
): z.ZodMiniCodec<Wire, z.ZodMiniCustom<Renamed<z.output<Wire>, Names>>> {
  const fields = Object.keys(wire.shape).map((field) => {
    const naming = (names as Record<string, Naming<object>> | undefined)?.[field] ?? camelCase(field);
    if (typeof naming === 'string') return { field, name: naming };
    return typeof naming === 'function' ? { field, make: naming } : { field, name: naming.as, make: naming.from };
  });
  return z.codec(wire, z.custom<never>(), {
    decode: (input: Record<string, unknown>) => {
      const output: Record<string, unknown> = {};
      for (const { field, name } of fields) if (name !== undefined && field in input) output[name] = input[field];
      return output;
    },
    encode: (input: Record<string, unknown>) => {
      const output: Record<string, unknown> = {};
      for (const { field, name, make } of fields) if (name !== undefined && !make && name in input) output[field] = input[name];
      for (const { field, make } of fields) if (make) output[field] = make(output);
      return output;
    },
  } as never);
}
