import { type ComponentType, createElement, useState } from 'react';

/** Props of a component whose value its parent holds: the value, and what is called with the next one. */
type Controlled<Name extends string> = { [key in Name]: unknown } & { onChange: (next: never) => unknown };

/** A component that keeps its own value, beginning with the one it is given, as a form around it would; `onChange` is called too. */
export function held<Name extends string, Props extends Controlled<Name>>(
  component: ComponentType<Props>,
  name: Name & keyof Props,
): (props: Props) => React.JSX.Element {
  return function Held(props) {
    const [value, setValue] = useState(() => props[name]);
    const onChange = (next: never): void => {
      setValue(() => next);
      props.onChange(next);
    };
    return createElement(component, { ...props, [name]: value, onChange });
  };
}
