import css from '../blocks.module.css';
import { infoOf } from './argTypes.ts';

/** The props that come from React Aria and React, by name: their own documentation describes them. */
export function InheritedProps({ component }: { component: unknown }) {
  const { inherited = [] } = infoOf(component) ?? {};
  if (inherited.length === 0) return null;
  return (
    <details className={`sb-unstyled ${css['inherited']}`}>
      <summary>{`${inherited.length} more props, of React Aria and of the element`}</summary>
      <p>
        {inherited.map((name) => (
          <code key={name}>{name}</code>
        ))}
      </p>
    </details>
  );
}
