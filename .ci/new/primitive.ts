import { leftSentences, placeholders } from './placeholders.ts';
import { BadInput, nameSynonyms, type Plan, spellings } from './plan.ts';

const component = (name: string) => `
import type { ReactNode } from 'react';
import css from './${name}.module.css';

export interface ${name}Props {
  /** ${placeholders.children} */
  children: ReactNode;
}

/** ${placeholders.description} */
export function ${name}({ children }: ${name}Props) {
  return <div className={css.root}>{children}</div>;
}
`;

const styles = `
@layer ui {
  .root {
    color: var(--text-1);
    font: var(--type-body-m);
    overflow-wrap: anywhere;
  }
}
`;

const stories = (name: string) => `
import { expect } from 'storybook/test';
import type { Guide } from '@portal/storybook/blocks/guide.ts';
import preview from '@portal/storybook/preview.tsx';
import { ${name} } from './${name}.tsx';

const guide: Guide = {
  purpose: '${placeholders.purpose}',
  use: ['${placeholders.use}'],
  avoid: ['${placeholders.avoid}'],
  anatomy: [['Words', '${placeholders.anatomy}']],
  keyboard: [],
};

const meta = preview.meta({
  title: 'Primitives/Layout/${spellings(name).words}',
  component: ${name},
  parameters: { guide },
  args: { children: 'Выпускной альбом' },
});

export const Playground = meta.story();

export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <${name} {...args} />
    </div>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { children: 'Переосвидетельствованиеблагодарственногописьма' },
});

export const LongWordsBreak = meta.story({
  name: 'Guard: a long word breaks instead of leaving the page',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { children: 'Переосвидетельствованиеблагодарственногописьма' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
`;

/** A component of packages/ui, with its page. */
export function planPrimitive(plan: Plan, name: string): string[] {
  const { kebab } = spellings(name);
  const folder = `packages/ui/src/${kebab}`;
  plan.edit('packages/ui/src/index.ts', (text) => {
    if (new RegExp(`\\b${name}\\b`).test(text)) throw new BadInput(`The name is taken: packages/ui/src/index.ts exports ${name} already.`);
    return `${text}export { ${name}, type ${name}Props } from './${kebab}/${name}.tsx';\n`;
  });
  plan.add(`${folder}/${name}.tsx`, component(name));
  plan.add(`${folder}/${name}.module.css`, styles);
  plan.add(`${folder}/${name}.stories.tsx`, stories(name));
  nameSynonyms(plan, `Primitives/Layout/${spellings(name).words}`);
  return [
    `Write its guide in ${name}.stories.tsx and its other names in .storybook/synonyms.ts. Both say Primitives/Layout: choose its group, one of Actions, Inputs, Choice, Overlays, Feedback, Media, Navigation, Layout.`,
    leftSentences,
    `Look at it: npm run storybook. Check it: npm run check && npx vitest run --project light ${folder}`,
  ];
}
