import { describe, expect, test } from 'vitest';
import { everyEngine } from './servers/engines.ts';
import { createTestPorts } from './world.ts';

describe.each(everyEngine())('a test world on %s', (engine) => {
  test('is not seen by another one', { timeout: 20_000 }, async () => {
    const [one, other] = await Promise.all([createTestPorts({ engine }), createTestPorts({ engine })]);
    await one.db.insertInto('users').values({ email: 'anna@example.ru', password_hash: 'x' }).execute();
    await one.files.put('notes/one.txt', Buffer.from('one'));
    expect(await other.db.selectFrom('users').selectAll().execute()).toEqual([]);
    expect(await other.files.read('notes/one.txt')).toBeNull();
    await Promise.all([one.close(), other.close()]);
  });
});
