import { useState } from 'react';
import { SamplePage } from '../SamplePage.tsx';
import { t } from '../texts.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticleDialog } from './ArticleDialog.tsx';
import { IndustryUpdates } from './IndustryUpdates.tsx';
import { Newsletter } from './Newsletter.tsx';
import css from './NewsScreen.module.css';
import { type Article, articles, featured, updates } from './sample.ts';

/** Articles, notes of the trade and a newsletter. Sample data, no calls (D2 §2.7). */
export function NewsScreen() {
  const [article, setArticle] = useState<Article | null>(null);
  return (
    <SamplePage title={t('news.title')} note={t('news.sample')}>
      <ArticleCard article={featured} look="featured" onRead={setArticle} />
      <div className={css.articles}>
        {articles.map((one) => (
          <ArticleCard key={one.id} article={one} look="card" onRead={setArticle} />
        ))}
      </div>
      <div className={css.lower}>
        <IndustryUpdates updates={updates} />
        <Newsletter />
      </div>
      <ArticleDialog article={article} onClose={() => setArticle(null)} />
    </SamplePage>
  );
}
