import css from './blocks.module.css';

interface FactsProps {
  facts: readonly (readonly [name: string, text: string])[];
  /** The names are keys to press. */
  areKeys?: boolean;
}

/** Names and what is to be said of them: parts of a primitive, keys. */
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
