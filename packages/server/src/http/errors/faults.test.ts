import { expect, test } from 'vitest';
import { faultOf } from './faults.ts';

const system = (code: string) => Object.assign(new Error('It failed'), { code });
const storage = (httpStatusCode: number, name = 'Error') => Object.assign(new Error('No'), { name, $metadata: { httpStatusCode } });
const late = Object.assign(new Error('No answer'), { name: 'TimeoutError' });

test.each([
  ['a full disk', system('ENOSPC'), 507],
  ['a full table space', system('53100'), 507],
  ['an object storage without space', storage(507), 507],
  ['a bucket that has used up its quota', storage(403, 'QuotaExceeded'), 507],
  ['a bucket without space by another name', storage(400, 'XMinioAdminBucketQuotaExceeded'), 507],
  ['a cloud that has used up its quota', storage(400, 'CloudTotalAliveSizeQuotaExceed'), 507],
  ['a container that has used up its quota', storage(400, 'EntityTooLarge'), 507],
  // The call itself was right: it can be repeated when the operator has configured another key.
  ['an object storage whose key was revoked', storage(403, 'InvalidAccessKeyId'), 503],
  ['an object storage that requires credentials', storage(401), 503],
  ['a storage that is down', system('ECONNREFUSED'), 503],
  ['a database that starts', system('57P03'), 503],
  ['a lost connection of the database', system('08006'), 503],
  ['a connection that ended without a code', new Error('Connection terminated unexpectedly'), 503],
  ['a transaction whose silent connection was given up', new Error('Client was closed and is not queryable'), 503],
  ['an object storage that is busy', storage(503), 503],
  ['an object storage that is silent', late, 503],
])('%s has a message of its own', (_, error, status) => expect(faultOf(error)?.status).toBe(status));

test.each([
  ['a fault of our own', new TypeError('undefined is not a function')],
  ['a rule of a table', system('23505')],
  ['a request that the object storage does not understand', storage(400, 'InvalidArgument')],
  ['what only bears the name of a full storage', Object.assign(new Error('No'), { name: 'QuotaExceeded' })],
  ['what is no error', 'ENOSPC'],
])('%s has none', (_, error) => expect(faultOf(error)).toBeNull());
