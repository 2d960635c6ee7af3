import type { PropInfo } from '../props/info.ts';
import { describeComponents } from './markdown.ts';
import { top } from './readComponents.ts';

/** A component in Storybook's manifests, as far as it is changed: https://storybook.js.org/docs/ai/manifests */
interface Component {
  id?: string;
  name: string;
  path?: string;
  description?: string | undefined;
  import?: string | undefined;
  error?: unknown;
  reactDocgen?: unknown;
  apiDescription?: string;
  stories?: { name: string; snippet?: string | undefined; warning?: string | undefined; error?: unknown }[];
}

interface Manifests {
  components?: { components: Record<string, Component> };
}

/** A prop as react-docgen writes it. */
const docgenOf = ({ type, isRequired, description, default: value }: PropInfo) => ({
  required: isRequired,
  tsType: { name: type },
  description,
  ...(value !== undefined && { defaultValue: { value, computed: false } }),
});

/** The imports of the snippets from `@portal/ui`: those that exist, with the component itself. */
function importOf(name: string, found: string | undefined, exported: ReadonlySet<string>): string {
  const names = /import \{ ([^}]+) \} from '@portal\/ui'/.exec(found ?? '')?.[1]?.split(', ') ?? [];
  const all = new Set([name, ...names.filter((one) => exported.has(one))]);
  return `import { ${[...all].toSorted().join(', ')} } from '@portal/ui';`;
}

/**
 * Storybook's manifests of components, for tools: each component of `packages/ui` with its props and rules as on its page (Storybook itself reads no
 * types here, see `componentProps`), without local paths. Screens are not imported from anywhere, and pages without a component are no error.
 */
export async function manifestsForPrograms(manifests: Manifests): Promise<Manifests> {
  const components = Object.entries(manifests.components?.components ?? {});
  // At its start Storybook asks for the manifests of no story, to learn that there are any.
  if (components.length === 0) return manifests;
  const described = describeComponents();
  const known = new Map(described.map((one) => [one.id.replace(/--docs$/, ''), one]));
  const exported = new Set(described.map(({ name }) => name));
  for (const [id, component] of components) {
    const facts = known.get(id);
    delete component.error;
    for (const story of component.stories ?? []) delete story.error;
    if (!facts) {
      delete component.import;
      continue;
    }
    const { name, info, example, markdown } = facts;
    component.name = name;
    component.import = importOf(name, component.import, exported);
    component.apiDescription = markdown;
    if (info) {
      component.description = info.description;
      component.reactDocgen = {
        displayName: name,
        description: info.description,
        props: Object.fromEntries(info.props.map((prop) => [prop.name, docgenOf(prop)])),
      };
    }
    const playground = component.stories?.find((story) => story.name.startsWith('Playground'));
    if (playground && example?.includes('\n')) Object.assign(playground, { snippet: example, warning: undefined });
  }
  return JSON.parse(JSON.stringify(manifests).replaceAll(`${top}/`, '')) as Manifests;
}
