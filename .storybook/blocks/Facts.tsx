import css from './blocks.module.css';

interface FactsProps {
  facts: readonly (readonly [name: string, text: string])[];
  /** Render the names as keys. */
  areKeys?: boolean;
}

/** A description list: parts of a primitive, keys. */
export function Facts({ facts, areKeys = false }: FactsProps) {
  return (
    <dl className={`sb-unstyled ${css['facts']}`}>
      {facts.map(([name, text]) => (
        <div key={name + text}>
          <dt>{areKeys ? <kbd>{name}</kbd> : name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
