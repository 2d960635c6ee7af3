import path from 'node:path';
import { readProps } from '../props/readProps.ts';
import { markdownOf } from './markdown.ts';
import { readComponents } from './readComponents.ts';

/** The part of Storybook's manifests that is changed: https://storybook.js.org/docs/ai/manifests */
interface Manifests {
  components?: { components: Record<string, { name: string; path?: string; apiDescription?: string }> };
}

const top = `${path.resolve(import.meta.dirname, '../../..')}/`;

/**
 * Storybook's manifests of components, for tools: each component of `packages/ui` with its props and rules as on its page (Storybook itself reads no
 * props here, see `componentProps`), without local paths.
 */
export async function manifestsForPrograms(manifests: Manifests): Promise<Manifests> {
  const components = Object.values(manifests.components?.components ?? {});
  // At its start Storybook asks for the manifests of no story, to learn that there are any.
  if (components.length === 0) return manifests;
  const infos = new Map(readProps().map((info) => [info.displayName, info]));
  const guides = new Map(readComponents().map((facts) => [facts.name, facts]));
  for (const component of components) {
    const facts = guides.get(component.name);
    if (facts) component.apiDescription = markdownOf(facts, infos.get(component.name));
  }
  return JSON.parse(JSON.stringify(manifests).replaceAll(top, '')) as Manifests;
}
