import { limits, type Photo } from '@portal/api';
import { Image, Skeleton } from '@portal/ui';
import { photoFiles } from '../../common/index.ts';
import { t } from '../texts.ts';
import css from './ComingPortfolio.module.css';
import { PortfolioHead } from './PortfolioHead.tsx';

/** As in the portfolio that follows: the same file will do. */
const tile = '(width < 600px) 50vw, 240px';

interface ComingPortfolioProps {
  /** What the card in the list has shown already. */
  photos: readonly Photo[];
  isWide: boolean;
}

/** A portfolio that is on its way: the photos of the card at once, the shape of the rest. */
export function ComingPortfolio({ photos, isWide }: ComingPortfolioProps) {
  const count = isWide ? limits.portfolioPreview.wide : limits.cardThumbnails;
  return (
    <>
      <PortfolioHead isWide={isWide}>
        <output>{t('photographer.loading')}</output>
      </PortfolioHead>
      <div className={css.shape} aria-hidden="true">
        <Skeleton width="60%" height={40} radius="ctl" />
        <Skeleton width="40%" height={20} />
        <div className={css.tiles}>
          {Array.from({ length: count }, (_, index) => {
            const photo = photos[index];
            if (!photo) return <Skeleton key={index} radius="photo" />;
            return <Image key={index} {...photoFiles(photo)} sizes={tile} alt="" loading="eager" />;
          })}
        </div>
      </div>
    </>
  );
}
