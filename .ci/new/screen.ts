import { leftSentences, placeholders } from './placeholders.ts';
import { BadInput, capital, nameSynonyms, type Plan, spellings } from './plan.ts';
import { dropWithoutScreen, type Read, readOf } from './read-call.ts';

export const features = ['cabinet', 'projects', 'directory', 'session'] as const;
export type Feature = (typeof features)[number];

const screen = (name: string, { call, given }: Read) => `
import { ${call} } from '@portal/api';
import { useRead } from '../../common/data/index.ts';
import { ${name}View } from './${name}View.tsx';

/** ${placeholders.page} */
export function ${name}Screen() {
  return <${name}View result={useRead(${call}, ${given})} />;
}
`;

/** The states of a list: it may be empty. */
const listed = ({ items, rowKey, shown }: Read, key: string) => `
      {result.state === 'ready' && result.data${items}.length === 0 && <EmptyState title={t('${key}.empty')} />}
      {result.state === 'ready' && result.data${items}.length > 0 && (
        <ul className={css.list}>
          {result.data${items}.map((one) => (
            <li key={one.${rowKey}}>
              <Text>{one.${shown}}</Text>
            </li>
          ))}
        </ul>
      )}`;

const view = (name: string, key: string, read: Read) => `
import { type Answered, errorText, type ${read.call} } from '@portal/api';
import { ${read.isList ? 'EmptyState, ' : ''}ErrorState, Heading, Spinner, Text } from '@portal/ui';
import type { ReadState } from '../../common/data/index.ts';
import { t } from '../texts.ts';
import css from './${name}View.module.css';

interface ${name}ViewProps {
  result: ReadState<Answered<typeof ${read.call}>>;
}

/** The page in each state of its read. */
export function ${name}View({ result }: ${name}ViewProps) {
  return (
    <div className={css.page}>
      <Heading level={1}>{t('${key}.title')}</Heading>
      {result.state === 'loading' && <Spinner label={t('${key}.loading')} />}
      {result.state === 'failed' && (
        <ErrorState title={t('${key}.failed')} onRetry={result.retry}>
          {errorText(result.error)}
        </ErrorState>
      )}${read.isList ? listed(read, key) : `\n      {result.state === 'ready' && <Text>{result.data.${read.shown}}</Text>}`}
    </div>
  );
}
`;

const styles = ({ isList }: Read) => `
@layer features {
  .page {
    display: grid;
    gap: 28px;
    overflow-wrap: anywhere;
  }
${isList ? '\n  .list {\n    display: grid;\n    gap: 12px;\n  }\n' : ''}}
`;

const stories = (name: string, title: string, parameters: string, { call, isList, long }: Read) => `
import { ${call} } from '@portal/api';
import { ${long === undefined ? '' : 'answer, '}down, ${isList ? 'empty, ' : ''}slow } from '@portal/mocks';
import preview from '@portal/storybook/preview.tsx';
import { ${name}Screen } from './${name}Screen.tsx';

const meta = preview.meta({ title: '${title}', component: ${name}Screen, parameters: ${parameters} });

/** The page as it mostly is. */
export const Content = meta.story();

/** What it reads is loading. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...slow('infinite', ${call})) });
${isList ? `\n/** There is nothing to show yet. */\nexport const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...empty(${call})) });\n` : ''}
/** What it reads did not arrive. */
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...down(${call})) });
${
  long === undefined
    ? ''
    : `
/** Words without a place to break. */
export const LongWords = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(...answer(${call}, ${long})),
});
`
}
/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });
`;

const sentences = {
  ru: { title: placeholders.titleRu, loading: 'Загружаем…', empty: placeholders.emptyRu, failed: 'Не удалось загрузить страницу' },
  en: { title: placeholders.titleEn, loading: 'Loading…', empty: placeholders.emptyEn, failed: 'The page could not be loaded' },
};

const notFound = '  notFound,\n';
/** The line before which its route is inserted: it gets the layout of its neighbours, and like them asks for a session or not. */
const places: Record<Feature, [before: string, which: 'first' | 'last']> = {
  directory: [notFound, 'first'],
  session: ['  {\n    element: <RequireSession otherwise="/" />,\n', 'first'],
  cabinet: [notFound, 'last'],
  projects: [notFound, 'last'],
};

/** A page of the portal, with its address, title and texts. */
export function planScreen(plan: Plan, name: string, feature: Feature, call: string): string[] {
  const { kebab, camel, words } = spellings(name);
  const folder = `packages/features/src/${feature}/${kebab}`;
  const isPrivate = feature === 'cabinet' || feature === 'projects';
  const address = isPrivate ? `/dashboard/${kebab}` : `/${kebab}`;
  const read = readOf(call, isPrivate);
  plan.add(`${folder}/${name}Screen.tsx`, screen(name, read));
  plan.add(`${folder}/${name}View.tsx`, view(name, camel, read));
  plan.add(`${folder}/${name}View.module.css`, styles(read));
  dropWithoutScreen(plan, call);
  const parameters = isPrivate ? `{ address: '${address}', signedIn: true }` : `{ address: '${address}' }`;
  plan.add(`${folder}/${name}Screen.stories.tsx`, stories(name, `${capital(feature)}/${words}`, parameters, read));
  nameSynonyms(plan, `${capital(feature)}/${words}`);
  const absent = [
    ...(read.isList ? [] : ["Empty: 'it shows one thing'"]),
    ...(read.long === undefined ? ["'Long words': 'it shows none'"] : []),
  ];
  if (absent.length > 0)
    plan.insert(
      '.storybook/blocks/screens/states.ts',
      `  '${capital(feature)}/${words}': { ${absent.join(', ')} },\n`,
      "  'Directory/Home film': {",
    );

  for (const language of ['ru', 'en'] as const)
    plan.edit(`packages/features/src/${feature}/texts.${language}.json`, (text) => {
      const texts = JSON.parse(text) as Record<string, unknown>;
      if (camel in texts) throw new BadInput(`The name is taken: the texts of ${feature} have "${camel}" already.`);
      const { empty, ...other } = sentences[language];
      return `${JSON.stringify({ ...texts, [camel]: read.isList ? { ...other, empty } : other }, null, 2)}\n`;
    });
  plan.edit('packages/features/package.json', (text) => {
    const { exports, ...rest } = JSON.parse(text) as { exports: Record<string, string> };
    const all = { ...exports, [`./${feature}/${kebab}`]: `./src/${feature}/${kebab}/${name}Screen.tsx` };
    const keys = Object.keys(JSON.parse(text) as object);
    const made: Record<string, unknown> = { ...rest, exports: all };
    return `${JSON.stringify(Object.fromEntries(keys.map((key) => [key, made[key]])), null, 2)}\n`;
  });

  const titles = 'packages/api/src/pages/page-titles.ts';
  plan.edit(titles, (text) => {
    if (text.includes(`\n  ${camel}: '`)) throw new BadInput(`The name is taken: ${titles} has a page "${camel}" already.`);
    return text;
  });
  plan.insert(titles, `  ${camel}: '${sentences.ru.title}',\n`, "  failed: 'Ошибка',");
  const load = `lazyPage(async () => (await import('@portal/features/${feature}/${kebab}')).${name}Screen)`;
  plan.insert('app/src/routes.tsx', `  { path: '${kebab}', ...titled('${camel}'), lazy: ${load} },\n`, ...places[feature]);
  if (!isPrivate)
    plan.insert('packages/server/src/ssr/routes.ts', `  ['${address}', privateHead('${camel}')],\n`, "  ['/dashboard', privateHead(");
  return [
    `Its address is ${address}, its title is in ${titles}, its sentences are in the two texts files, its other names in .storybook/synonyms.ts.`,
    `Lead to it: ${isPrivate ? `app/src/layouts/CabinetSidebar.tsx and CabinetTabBar.tsx, with its words as cabinet.${camel} in app/src/texts.ru.json and texts.en.json` : 'app/src/header or app/src/footer'}. Give it a limit of its size: app/build/budgets/budgets.ts.`,
    leftSentences,
    `Look at it: npm run storybook. Check it: npm run check && npx vitest run --project light ${folder}`,
  ];
}
