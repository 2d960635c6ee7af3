import { useLayoutEffect, useRef, useState } from 'react';
import typography from '../../../packages/ui/src/typography/Typography.module.css';
import { type Face, type TypeStyle, typeStyles } from './fonts.ts';
import { CopyName } from './CopyName.tsx';
import { Specimen } from './Specimen.tsx';
import css from './Type.module.css';

const sizes = ({ size, line }: Face) => `${size}/${line}`;
const isTitle = ({ name }: TypeStyle) => /^(display|title)/.test(name);
const words = (style: TypeStyle) =>
  isTitle(style)
    ? 'Анна Воскресенская, 3\u00a0500\u00a0₽'
    : 'Снимаю школьные альбомы, портреты и репортаж: от 2\u00a0200\u00a0₽ в час, съёмка в подъезде тоже.';

/** The computed letter-spacing of an element, in hundredths of its size. */
function useTracking() {
  const ref = useRef<HTMLParagraphElement>(null);
  const [tracking, setTracking] = useState('0');
  useLayoutEffect(() => {
    if (!ref.current) return;
    const { letterSpacing, fontSize } = getComputedStyle(ref.current);
    const share = (Number.parseFloat(letterSpacing) || 0) / Number.parseFloat(fontSize);
    setTracking(share === 0 ? '0' : `${share.toFixed(3).replace('-0.', '−.')}em`);
  }, []);
  return [ref, tracking] as const;
}

function Style({ style }: { style: TypeStyle }) {
  const { name, role, phone, desktop } = style;
  const [ref, tracking] = useTracking();
  return (
    <li className={css.style}>
      <p ref={ref} lang="ru" className={isTitle(style) ? typography.heading : typography.text} data-look={name}>
        {words(style)}
      </p>
      <p className={css.facts}>
        <CopyName text={`--type-${name}`}>
          <code>{name}</code>
        </CopyName>
        <span>
          {desktop.family} {desktop.weight}
        </span>
        <span>{phone.size === desktop.size ? sizes(desktop) : `${sizes(desktop)}, below 768: ${sizes(phone)}`}</span>
        <span>tracking {tracking}</span>
        <span>{role}</span>
      </p>
    </li>
  );
}

/** Every type style, rendered with the classes of Heading and Text. */
export function TypeScale() {
  return (
    <Specimen>
      <ul>
        {typeStyles.map((style) => (
          <Style key={style.name} style={style} />
        ))}
      </ul>
    </Specimen>
  );
}
