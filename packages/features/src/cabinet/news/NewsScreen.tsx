import { useOverlay } from '../../common/index.ts';
import { SamplePage } from '../SamplePage.tsx';
import { t } from '../texts.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticleDialog } from './ArticleDialog.tsx';
import { IndustryUpdates } from './IndustryUpdates.tsx';
import { Newsletter } from './Newsletter.tsx';
import css from './NewsScreen.module.css';
import { articles, featured, updates } from './sample.ts';

/**
 * Articles, industry updates and a newsletter. Sample data, no calls (D2 §2.7). The open article is in the address:
 * `?article=4`.
 */
export function NewsScreen() {
  const overlay = useOverlay('article');
  const article = [featured, ...articles].find(({ id }) => id === overlay.value) ?? null;
  return (
    <SamplePage title={t('news.title')} note={t('news.sample')}>
      <ArticleCard article={featured} look="featured" onRead={({ id }) => overlay.open(id)} />
      <div className={css.articles}>
        {articles.map((one) => (
          <ArticleCard key={one.id} article={one} look="card" onRead={({ id }) => overlay.open(id)} />
        ))}
      </div>
      <div className={css.lower}>
        <IndustryUpdates updates={updates} />
        <Newsletter />
      </div>
      <ArticleDialog article={article} onClose={overlay.close} />
    </SamplePage>
  );
}
