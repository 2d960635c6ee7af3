import { formatRubles } from '../format.ts';
import css from './PriceLabel.module.css';
import { t } from './texts.ts';

/** «3 500 ₽ в час», or that there is no price. */
export function PriceLabel({ price }: { price: number | null }) {
  if (price === null) return <div className={css.none}>{t('noPrice')}</div>;
  return (
    <div className={css.price}>
      <strong className={css.amount}>{formatRubles(price)}</strong>
      <span className={css.unit}>{t('perHour')}</span>
    </div>
  );
}
