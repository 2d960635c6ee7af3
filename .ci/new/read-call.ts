import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Endpoint, isByShare, isRecord } from '@portal/api';
import { endpoints } from '@portal/api/openapi';
import * as z from 'zod/mini';
import { BadInput, type Plan } from './plan.ts';

/** How a screen reads a call, as the contract describes it. */
export interface Read {
  call: string;
  /** The second argument of `useRead`. */
  given: string;
  isList: boolean;
  /** Where the items of a list are in the answer: `.items`, or the answer is the list. */
  items: string;
  /** The fields of an item, or of the answer, that tell items apart and that are shown. */
  rowKey: string;
  shown: string;
  /** An answer whose shown text has no place to break, as code; undefined where it shows no words: a day or a code is never long. */
  long: string | undefined;
}

const LONG_WORD = 'Переосвидетельствованиеблагодарственногописьма';

/** A value of a JSON schema: the first of its choices. */
function sampleOf(schema: unknown): unknown {
  if (!isRecord(schema)) return null;
  if ('const' in schema) return schema['const'];
  const [first] = Array.isArray(schema['enum']) ? (schema['enum'] as unknown[]) : [];
  if (first !== undefined) return first;
  const choices = (schema['anyOf'] ?? schema['oneOf']) as { type?: string }[] | undefined;
  if (choices) return sampleOf(choices.find(({ type }) => type !== 'null'));
  const [type] = [schema['type']].flat();
  if (type === 'array') return schema['items'] === undefined ? [] : [sampleOf(schema['items'])];
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return false;
  if (type === 'string') return 'Текст';
  const fields = Object.entries(schema['properties'] ?? {});
  return type === 'object' ? Object.fromEntries(fields.map(([name, of]) => [name, sampleOf(of)])) : null;
}

/** An answer to a call in the shape of its contract. */
const answerOf = ({ reply, reads }: Endpoint): unknown =>
  z.decode(reply, reads.reply(sampleOf(z.toJSONSchema(reply, { io: 'input', unrepresentable: 'any' }))));

/** The query that the call is made with when nothing is chosen; undefined where it has none, or needs one. */
function usualQuery({ query, reads }: Endpoint): { query?: unknown } | undefined {
  if (z.safeDecode(query, undefined).success) return {};
  const { success, data } = z.safeDecode(query, reads.query({}));
  return success ? { query: data } : undefined;
}

/** Why a screen cannot begin with a call; undefined: it can. */
function reasonAgainst(endpoint: Endpoint, isPrivate: boolean): string | undefined {
  const { method, path: address, access, answers } = endpoint;
  if (method !== 'GET') return `changes something (${method} ${address}): a screen begins with a call that reads`;
  if (answers === 'file') return 'answers a file: a screen begins with a call that answers values';
  if (isByShare(endpoint)) return 'is made with a share: its screen is packages/features/src/shares';
  if (address.includes(':')) return `needs an id (${address}): begin with a call that needs none, and open this one from there`;
  if (access === 'photographer' && !isPrivate) return 'is for a signed-in photographer: make the screen --in cabinet or --in projects';
  return undefined;
}

/** How a screen reads a call. Throws `BadInput` where it cannot. */
export function readOf(call: string, isPrivate: boolean): Read {
  const endpoint = endpoints.find(({ name }) => name === call);
  if (!endpoint)
    throw new BadInput(
      `There is no call ${call} in the contract (npm run dev lists them under /api/openapi.json): npm run new -- call ${call} makes one.`,
    );
  const against = reasonAgainst(endpoint, isPrivate);
  if (against !== undefined) throw new BadInput(`${call} ${against}.`);
  const given = usualQuery(endpoint);
  const answer = answerOf(endpoint);
  const inItems = isRecord(answer) && Array.isArray(answer['items']);
  const list = inItems ? answer['items'] : answer;
  const isList = Array.isArray(list);
  const item: unknown = isList ? (list as unknown[])[0] : answer;
  if (!given || !isRecord(item)) throw new BadInput(`${call} has no shape that a screen could show at once: write its screen by hand.`);
  const fields = Object.keys(item).filter((name) => typeof item[name] === 'string' || typeof item[name] === 'number');
  const texts = fields.filter((name) => typeof item[name] === 'string');
  const words = texts.find((name) => /name|title|text|label/i.test(name));
  const shown = words ?? texts[0] ?? fields[0];
  if (shown === undefined) throw new BadInput(`${call} answers no text that a screen could show: write its screen by hand.`);
  const long = { ...item, [shown]: LONG_WORD };
  const longList = inItems ? { ...answer, items: [long] } : [long];
  return {
    call,
    given: JSON.stringify(given),
    isList,
    items: inItems ? '.items' : '',
    rowKey: 'id' in item ? 'id' : shown,
    shown,
    long: words === undefined ? undefined : JSON.stringify(isList ? longList : long),
  };
}

/** A call that a screen makes no longer says why none does. */
export function dropWithoutScreen(plan: Plan, call: string): void {
  for (const file of globSync('packages/api/src/*/*.ts', { cwd: plan.top })) {
    const [before, after] = readFileSync(path.join(plan.top, file), 'utf8').split(`endpoint('${call}',`);
    if (before === undefined || after === undefined) continue;
    const end = after.indexOf('\n});');
    const shape = after.slice(0, end).replace(/\n {2}withoutScreen: (?:'[^']*'|"[^"]*"),/, '');
    if (shape.length < end) plan.edit(file, () => `${before}endpoint('${call}',${shape}${after.slice(end)}`);
  }
}
