import * as fc from 'fast-check';
import * as z from 'zod/mini';
import type { Endpoint } from '@portal/api';
import { hostileJson, hostileText, hostileValue, prototypeKeys } from './hostile.ts';

/** The parts of JSON Schema that the contract uses. */
interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
}

/** The names and kinds of the fields that a part of a call has in the contract. */
export function fieldsOf(part: z.core.$ZodType): Record<string, Schema> {
  return (z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as Schema).properties ?? {};
}

/** Values of the kind that a field wants, most of them wrong in another way. */
function meant({ type, properties, items, anyOf, enum: choices }: Schema): fc.Arbitrary<unknown> {
  if (choices) return fc.constantFrom(...choices);
  if (anyOf) return fc.oneof(...anyOf.map(meant));
  switch (Array.isArray(type) ? type[0] : type) {
    case 'integer':
    case 'number':
      return fc.integer({ min: -1, max: 20 });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(items ? meant(items) : hostileValue, { maxLength: 5 });
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(properties ?? {}).map(([name, inner]) => [name, meant(inner)])), {
        requiredKeys: [],
      });
    default:
      return fc.oneof(fc.constantFrom('Анна', 'a@b.example', '+79001234567', '1', '2026-05-01', 'да'), hostileText);
  }
}

/** A body of JSON: the good one with some of its fields replaced, or something else altogether. */
export function jsonBody({ body }: Endpoint, good: Record<string, unknown>): fc.Arbitrary<string> {
  const schemas = fieldsOf(body);
  const names = [...new Set([...Object.keys(schemas), ...Object.keys(good), 'unknown', ...prototypeKeys])];
  const change = fc
    .constantFrom(...names)
    .chain((name) => fc.tuple(fc.constant(name), fc.oneof(hostileValue, meant(schemas[name] ?? {}), fc.constant(undefined))));
  const changed = fc
    .array(change, { maxLength: 3 })
    // Written by hand: an object literal would take `__proto__` for itself.
    .map(
      (changes) =>
        JSON.stringify(Object.fromEntries(Object.entries(good).filter(([name]) => !changes.some(([one]) => one === name)))).slice(0, -1) +
        written(changes, good),
    );
  return fc.oneof({ weight: 8, arbitrary: changed }, { weight: 1, arbitrary: hostileJson });
}

function written(changes: readonly (readonly [string, unknown])[], good: Record<string, unknown>): string {
  const fields = changes.flatMap(([name, value]) => (value === undefined ? [] : [`${JSON.stringify(name)}:${JSON.stringify(value)}`]));
  const isFirst = Object.keys(good).every((name) => changes.some(([one]) => one === name));
  return `${fields.length > 0 && !isFirst ? ',' : ''}${fields.join(',')}}`;
}

/** Bytes of files, the good image seldom: it costs a decoding each time. */
function content(image: Buffer): fc.Arbitrary<Buffer> {
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant(image) },
    {
      weight: 12,
      arbitrary: fc.constantFrom(
        Buffer.alloc(0),
        Buffer.from('PK\u0003\u0004'),
        Buffer.from('PK\u0005\u0006'.padEnd(22, '\0')),
        Buffer.from('GIF89a'),
        image.subarray(0, 40),
        Buffer.alloc(70_000, 1),
        Buffer.from('\xFF\xD8\xFF', 'latin1'),
      ),
    },
  );
}

const BOUNDARY = 'fuzz';

/** A form: the fields of the call and others, files where text was meant and the other way round, cut off or without an end. */
export function formBody({ body }: Endpoint, image: Buffer): fc.Arbitrary<Buffer> {
  const names = [...Object.keys(fieldsOf(body)), 'file', 'files[]', 'image', 'unknown', ...prototypeKeys, ''];
  const quoted = hostileText.map((text) => text.replace(/["\r\n]/g, '').slice(0, 300));
  const part = fc.record({
    name: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: quoted }),
    filename: fc.option(fc.oneof(fc.constantFrom('a.jpg', 'a.zip', '../../a.png', ''), quoted)),
    type: fc.option(fc.constantFrom('image/jpeg', 'application/zip', 'text/plain; charset=nowhere', 'x')),
    text: fc.option(fc.oneof(hostileText, fc.constantFrom('1', '0', '[]', '{"a":1}', '3'))),
    bytes: content(image),
  });
  const written = fc
    .array(part, { maxLength: 5 })
    .map((parts) =>
      Buffer.concat([
        ...parts.flatMap(({ name, filename, type, text, bytes }) => [
          Buffer.from(
            `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${filename === null ? '' : `; filename="${filename}"`}\r\n`,
          ),
          Buffer.from(type === null ? '\r\n' : `content-type: ${type}\r\n\r\n`),
          text === null ? bytes : Buffer.from(text),
          Buffer.from('\r\n'),
        ]),
        Buffer.from(`--${BOUNDARY}--\r\n`),
      ]),
    );
  return fc.tuple(written, fc.integer({ min: 0, max: 19 })).map(([form, cut]) => (cut === 0 ? form.subarray(0, form.length / 2) : form));
}

export const formType = `multipart/form-data; boundary=${BOUNDARY}`;
