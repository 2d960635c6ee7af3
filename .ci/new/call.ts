import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { leftSentences, placeholders } from './placeholders.ts';
import { BadInput, type Plan, spellings } from './plan.ts';

interface Names {
  /** `listReviews` */
  call: string;
  /** `Review` */
  Type: string;
  /** `reviews` */
  noun: string;
  /** `reviews`, as a name in code. */
  list: string;
  /** Whether it only reads. */
  isRead: boolean;
}

const contract = ({ call, Type, noun, list, isRead }: Names) => `
import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
${isRead ? "import { unwrap, unwrapList } from '../contract/unwrap.ts';" : "import { limits } from '../contract/limits.ts';\nimport { sentences } from '../contract/sentences.ts';\nimport { unwrap } from '../contract/unwrap.ts';"}
import { data, enveloped${isRead ? '' : ', requiredText'} } from '../contract/wire.ts';

const ${Type} = z.object({
  /** Its number. */
  id: z.int(),
  /** ${placeholders.label} */
  name: z.string(),
});
/** ${placeholders.description} */
export type ${Type} = z.output<typeof ${Type}>;

/** ${placeholders.call} */
export const ${call} = endpoint('${call}', '${isRead ? 'GET' : 'POST'}', '/api/photographer/${noun}', {
  summary: '${spellings(call).words}',
  access: 'photographer',
  withoutScreen: '${placeholders.withoutScreen}',
${
  isRead
    ? `  reply: data(z.array(${Type})),
  read: (raw) => enveloped()(unwrapList(unwrap(raw), ['${list}', 'items'])),`
    : `  body: z.object({ name: requiredText(limits.nameLength, sentences.titleRequired, sentences.titleLength) }),
  reply: data(${Type}),
  read: (raw) => enveloped()(unwrap(raw)),`
}
});
`;

const mocked = ({ call, list, isRead }: Names) => `
import { ${call} } from '@portal/api';
import { mock } from './mock.ts';

// ${placeholders.mock}
export const ${list} = [mock(${call}, ${isRead ? '() => []' : '({ body }) => ({ id: 1, name: body.name })'})];
`;

const routes = ({ call, list }: Names) => `
import { ${call} } from '@portal/api';
import { call, type Route } from '../../routing/serve.ts';
import * as service from './service.ts';

export const ${list}Routes: readonly Route[] = [call(${call}, service.${call})];
`;

const service = ({ call, Type, isRead }: Names) => `
import type { ${Type} } from '@portal/api';
import type { Ports } from '../../platform/ports.ts';
import type { Actor } from '../../routing/caller.ts';

/** ${placeholders.answers} Only rows of the actor are read and written. */
export async function ${call}(_ports: Ports, _actor: Actor${isRead ? '' : ', _requested: { body: { name: string } }'}): Promise<${Type}${isRead ? '[]' : ''}> {
  throw new Error('${call} ${placeholders.service}');
}
`;

const conformance = ({ call, list, noun, isRead }: Names) => `
/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import { ${call} } from '@portal/api';
import { expect } from 'vitest';
import { newcomer } from '../newcomer.ts';
import { type Case, caseOf } from '../portal.ts';

export const ${list}: readonly Case[] = [
  caseOf(${call}, 'answers in the shape of the contract', async (portal) => {
    const { call, session } = await newcomer(portal);
    // ${placeholders.unserved}
    // ${placeholders.unproved}
${
  isRead
    ? `    const raw = await portal.send('GET', '/api/photographer/${noun}', { token: session.token });
    expect(raw).toEqual({ status: 200, body: { success: true, data: [] } });
    expect(await call(${call}, {})).toEqual([]);`
    : `    const raw = await portal.send('POST', '/api/photographer/${noun}', { token: session.token, json: { name: 'Выпуск' } });
    expect(raw).toMatchObject({ status: 200, body: { success: true, data: { name: 'Выпуск' } } });
    expect(await call(${call}, { body: { name: 'Выпуск' } })).toMatchObject({ name: 'Выпуск' });`
}
  }),
];
`;

const plural = (word: string): string => (word.endsWith('s') ? word : word.replace(/y$/, 'ie').concat('s'));
const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/s$/, '');

/** The files of a new call: in the API, the mocks, the server and their tests. */
export function planCall(plan: Plan, given: string): string[] {
  const [verb = '', ...rest] = given.split(/(?<=[a-z0-9])(?=[A-Z])/);
  if (rest.length === 0) throw new BadInput(`A call is a verb and a noun: listReviews, not ${given}.`);
  const Noun = plural(rest.join(''));
  const { kebab: noun, camel: list } = spellings(Noun);
  const call = spellings(given).camel;
  const names: Names = { call, Type: singular(Noun), noun, list, isRead: /^(?:get|list)$/i.test(verb) };
  const there = globSync('packages/api/src/*/*.ts', { cwd: plan.top }).find((file) =>
    readFileSync(path.join(plan.top, file), 'utf8').includes(`endpoint('${call}',`),
  );
  if (there) throw new BadInput(`The name is taken: ${there} has a call ${call} already.`);
  if (existsSync(path.join(plan.top, 'packages/api/src', noun)))
    throw new BadInput(`There are calls of ${noun} already: write ${call} beside them, as CONTRIBUTING says under "A call".`);

  plan.add(`packages/api/src/${noun}/${noun}.ts`, contract(names));
  plan.edit('packages/api/src/index.ts', (text) => {
    if (new RegExp(`\\b(?:${call}|${names.Type})\\b`).test(text))
      throw new BadInput(`The name is taken: packages/api exports ${call} or ${names.Type}.`);
    return `${text}export { ${call}, type ${names.Type} } from './${noun}/${noun}.ts';\n`;
  });
  plan.add(`mocks/src/handlers/${noun}.ts`, mocked(names));
  const handlers = 'mocks/src/handlers/handlers.ts';
  plan.insert(handlers, `import { ${list} } from './${noun}.ts';\n`, 'import { tutorials }');
  plan.insert(handlers, `  ${list},\n`, '  tutorials,\n].flat()');
  plan.add(`packages/server/src/modules/${noun}/routes.ts`, routes(names));
  plan.add(`packages/server/src/modules/${noun}/service.ts`, service(names));
  const app = 'packages/server/src/app.ts';
  plan.insert(app, `import { ${list}Routes } from './modules/${noun}/routes.ts';\n`, 'import { tutorialRoutes }');
  plan.insert(app, `  ...${list}Routes,\n`, '  ...tutorialRoutes,\n');
  plan.add(`packages/server/test/conformance/cases/${noun}.ts`, conformance(names));
  const exam = 'packages/server/test/conformance/conformance.test.ts';
  plan.insert(exam, `import { ${list} } from './cases/${noun}.ts';\n`, 'import { storedFiles }');
  plan.insert(exam, `  ${list},\n`, '  road,\n');
  const sample = names.isRead ? '{}' : "{ body: () => ({ name: 'Выпуск' }) }";
  plan.insert('packages/server/test/support/sample-calls.ts', `  ${call}: ${sample},\n`, '  downloadChosenImages: {');
  return [
    `Its address is /api/photographer/${noun}: change it in packages/api/src/${noun}/${noun}.ts and in packages/server/test/conformance/cases/${noun}.ts.`,
    `Write its shape first, then the repository: until then the service throws, and its case fails. npm run dev shows it under /api/openapi.json.`,
    leftSentences,
    `Check it: npm run check && npx vitest run --project conformance -t ${call} && npx vitest run --project server packages/server/src/modules/access.test.ts`,
  ];
}
