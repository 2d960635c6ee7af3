import type { ArgTypesEnhancer, Args, ArgsEnhancer, SBType, StrictArgTypes, StrictInputType } from 'storybook/internal/csf';
import type { ComponentInfo, PropInfo } from './info.ts';

/** What the plugin has added to a component. */
export function infoOf(component: unknown): Partial<ComponentInfo> | undefined {
  return (component as { __docgenInfo?: Partial<ComponentInfo> } | null | undefined)?.__docgenInfo;
}

const isNode = (type: string): boolean => /^(string \| )?React(Node|Element)$/.test(type);

function kindOf({ type, options }: PropInfo): SBType {
  if (options) return { name: 'enum', value: options };
  if (type === 'string' || type === 'number' || type === 'boolean') return { name: type };
  if (type.includes('=>')) return { name: 'function' };
  return { name: 'other', value: type };
}

/** The rows of a component's props table. */
export function argTypesOf(component: unknown): StrictArgTypes | null {
  const props = infoOf(component)?.props;
  if (!props) return null;
  return Object.fromEntries(
    props.map((prop) => [
      prop.name,
      {
        name: prop.name,
        description: prop.description,
        type: { ...kindOf(prop), required: prop.isRequired },
        table: { type: { summary: prop.type }, ...(prop.default !== undefined && { defaultValue: { summary: prop.default } }) },
      },
    ]),
  );
}

function isData(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) {
    return (
      (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) &&
      !('$$typeof' in value) &&
      Object.values(value).every(isData)
    );
  }
  return typeof value !== 'function';
}

/** A control is removed if it could pass an invalid value: an object for a node would crash the component. */
function safe(argType: StrictInputType, value: unknown): StrictInputType {
  const type = argType.table?.type?.summary ?? '';
  if (argType.control !== undefined || argType.type?.name !== 'other') return argType;
  if (isNode(type)) return { ...argType, control: value === undefined || typeof value === 'string' ? { type: 'text' } : { disable: true } };
  if (type === 'string | null') return { ...argType, control: { type: 'text' } };
  if (type === 'number | null') return { ...argType, control: { type: 'number' } };
  return value !== undefined && isData(value) ? argType : { ...argType, control: { disable: true } };
}

/** A text control for nodes, no control for values that cannot be typed. */
export const safeControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, safe(argType, initialArgs[name])]));

/** The defaults that are plain values, as values. */
export function defaultsOf(component: unknown): Args {
  return Object.fromEntries(
    (infoOf(component)?.props ?? []).flatMap(({ name, default: code = '' }) => {
      const text = /^'([^'\\]*)'$/.exec(code)?.[1];
      if (text !== undefined) return [[name, text]];
      return /^(true|false|-?\d+(\.\d+)?)$/.test(code) ? [[name, JSON.parse(code) as unknown]] : [];
    }),
  );
}

/** Shows the defaults as chosen values in the controls of a playground. */
export const chosenDefaults: ArgsEnhancer = ({ name, component, initialArgs }) =>
  name === 'Playground' ? { ...defaultsOf(component), ...initialArgs } : initialArgs;
