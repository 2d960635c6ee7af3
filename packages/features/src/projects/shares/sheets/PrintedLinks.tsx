import { whole } from '../../../common/overlays/index.ts';
import { Paper, QrCode } from '../../cards/PrintedCards.tsx';
import { t } from '../texts.ts';
import type { PrintedLink } from './printedLinks.ts';
import css from './PrintedLinks.module.css';

interface PrintedLinksProps {
  links: readonly PrintedLink[];
  /** The dialog of the printer was closed. */
  onPrinted: () => void;
}

/** Sheets of paper to be cut: for each family the address of its share, and what to do with it. */
export function PrintedLinks({ links, onPrinted }: PrintedLinksProps) {
  return (
    <Paper onPrinted={onPrinted}>
      <ul className={css.sheets}>
        {links.map(({ id, name, className, address, asksFamily, pin }) => (
          <li key={id} className={css.link}>
            <QrCode code={whole(address)} />
            <div className={css.words}>
              {className !== '' && <span className={css.class}>{className}</span>}
              <strong className={css.name}>{name}</strong>
              <span className={css.what}>{t(asksFamily ? 'sheets.asks' : 'sheets.what')}</span>
              {pin !== null && <span className={css.pin}>{t('sheets.pin', { pin: pin || '____________' })}</span>}
            </div>
            <span className={css.address}>{whole(address)}</span>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
