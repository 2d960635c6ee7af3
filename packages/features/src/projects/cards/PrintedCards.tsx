import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { encode } from 'uqr';
import css from './PrintedCards.module.css';
import { t } from './texts.ts';

export interface PrintedCard {
  id: number;
  name: string;
  className: string;
  /** What its QR code says. */
  code: string;
}

interface QrCodeProps {
  code: string;
}

/** A QR code with the white around it that readers need. */
export function QrCode({ code }: QrCodeProps) {
  const { data, size } = encode(code, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden>
      <path d={dark.join('')} />
    </svg>
  );
}

/** The sheets of cards alone: two codes on each, so that a hand on one half of it leaves the other. */
export function CardSheets({ cards }: { cards: readonly PrintedCard[] }) {
  return (
    <ul className={css.sheets}>
      {cards.map(({ id, name, className, code }) => (
        <li key={id} className={css.card}>
          <div className={css.codes}>
            <QrCode code={code} />
            <span className={css.class}>{className}</span>
            <QrCode code={code} />
          </div>
          <strong className={css.name}>{name}</strong>
          <span className={css.what}>{t('print.what')}</span>
        </li>
      ))}
    </ul>
  );
}

interface PaperProps {
  children: ReactNode;
  /** The dialog of the printer was closed. */
  onPrinted: () => void;
}

/** Opens the dialog of the printer for sheets, which are seen on paper only. */
export function Paper({ children, onPrinted }: PaperProps) {
  const end = useEffectEvent(onPrinted);
  useEffect(() => {
    const printed = () => end();
    addEventListener('afterprint', printed);
    print();
    return () => removeEventListener('afterprint', printed);
  }, []);
  return createPortal(
    <div className={css.paper} data-printed-alone>
      {children}
    </div>,
    document.body,
  );
}
