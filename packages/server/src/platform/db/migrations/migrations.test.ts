import { createHash } from 'node:crypto';
import { type CompiledQuery, DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, it } from 'vitest';
import { migrations } from './index.ts';

/** Of the statements of each migration. A migration that is in this table never changes again: databases have run it. A change is a new file. */
const frozen: Record<string, string> = {
  '001-initial': 'bb0930cc2f6ece440d04b82e173b9d44f781d0409020fb021b9fffd321a372e9',
  '002-classes': 'd5c42fa4f7f2647b3d0ec34358144b4639b184604495be2b5c3b0f20ecdcb4bc',
  '003-families': '93114fb16583cfb85f42ee45cdffe13040ff32e8f1295f3efdb6126d60bf5848',
  '004-family-emails': '7cb441f542ed543803fc4395826be3a64486e971b59cf05257d035eeb713d9e4',
  '005-cards': 'ba18560246eb1768ce1a094ed19678c900d6b18eade229911d945ee0cdef708b',
  '006-verdicts': 'efbf47dedfa4d8c09e92376d841177394b3d6c26a6f0baab229c0b9c004ec458',
  '007-confirmed-accounts': '27dd14b19cf29180626a3e30ddad8b962ed1ea9e8922236343102095688f2756',
};

async function hashOf(name: string): Promise<string> {
  const hash = createHash('sha256');
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }: { query: CompiledQuery }) => void hash.update(JSON.stringify([query.sql, query.parameters])),
  });
  await migrations[name]?.up(db);
  return hash.digest('hex');
}

it.each(Object.keys(migrations))('%s is what databases have run', async (name) => {
  expect(await hashOf(name)).toBe(frozen[name]);
});
