import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/csf';

const isUndefined = (type: SBType): boolean => type.name === 'other' && type.value === 'undefined';

function simplify(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const members = type.value.filter((member) => !isUndefined(member));
  const [only] = members;
  return members.length === 1 && only ? only : { ...type, value: members };
}

function readable(argType: StrictInputType): StrictInputType {
  const { type, table } = argType;
  if (!type) return argType;
  const raw = type.raw?.replace(/ \| undefined$/, '');
  return {
    ...argType,
    type: simplify(type),
    ...(raw ? { table: { ...table, type: { ...table?.type, summary: raw } } } : {}),
  };
}

/**
 * Simplifies prop types: `boolean | undefined` becomes a boolean with a switch, and unions list their members. Optional props are
 * marked by their name already.
 */
export const readableTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, readable(argType)]));
