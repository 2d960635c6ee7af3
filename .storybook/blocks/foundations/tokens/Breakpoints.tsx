import { breakpoints } from '@portal/ui';
import { CopyName } from '../CopyName.tsx';
import { Specimen } from '../Specimen.tsx';
import css from './Spacing.module.css';
import { exceptions, named } from './tokens.ts';

const marginFrom = (width: number) =>
  exceptions('--page-margin').findLast(({ media }) => Number(/[\d.]+/.exec(media ?? '')?.[0]) * 16 <= width)?.value ??
  named('--page-margin')[0]?.value;

const steps = [{ name: 'base', from: 320 }, ...Object.entries(breakpoints).map(([name, from]) => ({ name, from: from * 16 }))];
const widest = 1440;
const share = (pixels: number) => `${(pixels / widest) * 100}%`;

/** The breakpoints to scale, with the page margin of each. */
export function Breakpoints() {
  return (
    <Specimen>
      <ul className={css.widths}>
        {steps.map(({ name, from }) => (
          <li key={name}>
            <div className={css.width} style={{ inlineSize: share(from), paddingInline: share(Number.parseFloat(marginFrom(from) ?? '')) }}>
              <span />
            </div>
            <div className={css.note}>
              <CopyName text={name === 'base' ? name : `@media (width >= ${from / 16}rem)`}>
                <code>{name}</code> from {from}, margin {marginFrom(from)}
              </CopyName>
            </div>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
