import { expect, test } from 'vitest';
import { faultOf } from './faults.ts';

const system = (code: string) => Object.assign(new Error('It failed'), { code });
const storage = (httpStatusCode: number) => Object.assign(new Error('We are busy'), { $metadata: { httpStatusCode } });
const late = Object.assign(new Error('No answer'), { name: 'TimeoutError' });

test.each([
  ['a full disk', system('ENOSPC'), 507],
  ['a full table space', system('53100'), 507],
  ['an object storage without room', storage(507), 507],
  ['a storage that is away', system('ECONNREFUSED'), 503],
  ['a database that starts', system('57P03'), 503],
  ['a lost connection of the database', system('08006'), 503],
  ['a connection that ended without a code', new Error('Connection terminated unexpectedly'), 503],
  ['a transaction whose silent connection was given up', new Error('Client was closed and is not queryable'), 503],
  ['an object storage that asks for patience', storage(503), 503],
  ['an object storage that says nothing', late, 503],
])('%s has words of its own', (_, error, status) => expect(faultOf(error)?.status).toBe(status));

test.each([
  ['a fault of our own', new TypeError('undefined is not a function')],
  ['a rule of a table', system('23505')],
  ['a wrong secret of the object storage', storage(403)],
  ['what is no error', 'ENOSPC'],
])('%s has none', (_, error) => expect(faultOf(error)).toBeNull());
