import path from 'node:path';
import { readProps } from '../props/readProps.ts';
import type { ComponentInfo } from '../props/info.ts';
import { exampleIn } from './example.ts';
import { type ComponentFacts, fileOf, readComponents, readScreens, top } from './readComponents.ts';
import { type Stories, storiesIn } from './readStories.ts';

const list = (title: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `## ${title}\n\n${items.map((item) => `- ${item}`).join('\n')}\n\n`;
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

/** Events that every element of the page has. */
const domEvents = /Capture$|^on(?:Mouse|Touch|Pointer|Animation|Transition|Aux|Context|Double|Scroll|Wheel|Got|Lost)/;

function propsTable({ props, inherited }: ComponentInfo): string {
  const rows = props.map(
    (prop) =>
      `| ${prop.name}${prop.isRequired ? '' : '?'} | \`${cell(prop.type)}\` | ${prop.default ? `\`${cell(prop.default)}\`` : ''} | ${cell(prop.description)} |`,
  );
  const worth = inherited.filter((prop) => !domEvents.test(prop));
  const others = worth.length === 0 ? '' : `Also of React Aria: ${worth.join(', ')}\n\n`;
  return `## Props\n\n| prop | type | default | what it is |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n\n${others}`;
}

/** A component's page as Markdown: what a tool needs to use it correctly. */
function markdownOf({ name, id, guide, usedOn, changed }: ComponentFacts, info?: ComponentInfo, example?: string): string {
  const status = [guide.status ?? 'stable', changed && `last changed ${changed}`].filter(Boolean).join(', ');
  return [
    `# ${name}\n\n${guide.purpose}\n\nStatus: ${status}. [Page with live examples](../?path=/docs/${id})\n\n`,
    example === undefined ? '' : `\`\`\`tsx\n${example}\n\`\`\`\n\n`,
    info ? propsTable(info) : '',
    list('When to use', guide.use),
    list('When not', guide.avoid),
    list(
      'Anatomy',
      guide.anatomy.map(([part, role]) => `${part}: ${role}`),
    ),
    list(
      'Keyboard',
      guide.keyboard.map(([keys, effect]) => `${keys}: ${effect}`),
    ),
    list(
      'Used on',
      usedOn.map(({ id: page, title }) => `[${title}](../?path=/docs/${page})`),
    ),
  ].join('');
}

export interface DescribedComponent extends ComponentFacts {
  info?: ComponentInfo | undefined;
  example?: string | undefined;
  markdown: string;
}

/** All components with their props and examples: it reads the types of the package, which takes seconds. */
export function describeComponents(): DescribedComponent[] {
  const infos = new Map(readProps().map((info) => [info.displayName, info]));
  const exported = new Set(infos.keys());
  return readComponents().map((facts) => {
    const info = infos.get(facts.name);
    const example = info && exampleIn(path.join(top, facts.file), info, exported);
    return { ...facts, info, example, markdown: markdownOf(facts, info, example) };
  });
}

type Screen = ReturnType<typeof readScreens>[number];

/** A screen's page as Markdown: its states, its tests, and its components. */
function markdownOfScreen(
  { id, title, description, address, components }: Screen,
  { states, guards }: Stories,
  known: readonly ComponentFacts[],
): string {
  return [
    `# ${title}\n\n${description}\n\n`,
    address === undefined ? '' : `Address: \`${address}\`. `,
    `[Page with every state live](../?path=/docs/${id})\n\n`,
    list(
      'States',
      states.map((state) => `${state.name}${state.description && `: ${state.description}`}`),
    ),
    list('What its tests say', guards),
    list(
      'Made of',
      known.filter(({ name }) => components.has(name)).map(({ name }) => `[${name}](../components/${name}.md)`),
    ),
  ].join('');
}

/** The stories of all files of a screen. */
function storiesOf({ files }: Screen): Stories {
  const each = files.map(storiesIn);
  return { states: each.flatMap(({ states }) => states), guards: each.flatMap(({ guards }) => guards) };
}

const line = (name: string, address: string, words: string): string => `- [${name}](${address}): ${words}`;

/** `llms.txt`, the table of contents for tools, and a Markdown file for each component and screen. */
export function markdownFiles(): Record<string, string> {
  const components = describeComponents();
  const screens = readScreens().map((screen) => ({ screen, stories: storiesOf(screen) }));
  const contents = [
    '# Диафрагма: components and screens',
    '> The Storybook of a Russian-language portal where visitors find a photographer. Components are imported from @portal/ui; texts that people read are Russian.',
    '## Components',
    components.map(({ name, guide }) => line(name, `components/${name}.md`, guide.purpose)).join('\n'),
    '## Screens',
    screens
      .map(({ screen, stories }) => line(screen.title, `screens/${fileOf(screen)}`, stories.states.map(({ name }) => name).join(', ')))
      .join('\n'),
    '## Also',
    [
      line('Component manifest', 'manifests/components.json', 'props and a snippet of each story, in Storybook’s format'),
      line('Tokens', 'tokens/tokens.css', 'colours, sizes, type and times; light.tokens.json and dark.tokens.json beside it'),
    ].join('\n'),
  ];
  return {
    'llms.txt': `${contents.join('\n\n')}\n`,
    ...Object.fromEntries(components.map(({ name, markdown }) => [`components/${name}.md`, markdown])),
    ...Object.fromEntries(
      screens.map(({ screen, stories }) => [`screens/${fileOf(screen)}`, markdownOfScreen(screen, stories, components)]),
    ),
  };
}
