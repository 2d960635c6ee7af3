/** One row of a props table. */
export interface PropInfo {
  name: string;
  /** The type as TypeScript prints it, without `undefined` of an optional prop. */
  type: string;
  isRequired: boolean;
  description: string;
  /** The values, if the type is a union of literals. */
  options?: (string | number)[];
  /** The default as written in the code: `'md'`. */
  default?: string;
}

/** The data of a component's page about its props. */
export interface ComponentInfo {
  displayName: string;
  /** From `packages/ui/src`. */
  file: string;
  description: string;
  /** Declared in `packages/ui`. */
  props: PropInfo[];
  /** Names of the props that come from React Aria and React: events, attributes of the element. */
  inherited: string[];
}
