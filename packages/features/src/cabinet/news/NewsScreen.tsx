import { formatDay } from '../../common/texts/index.ts';
import { useOverlay } from '../../common/overlays/index.ts';
import { SamplePage } from '../SamplePage.tsx';
import { t } from '../texts.ts';
import { IndustryUpdates } from './IndustryUpdates.tsx';
import { Newsletter } from './Newsletter.tsx';
import css from './NewsScreen.module.css';
import { type Article, articles, featured, updates } from './sample.ts';
import { Button, Heading, Image, Modal, Text, TextButton } from '@portal/ui';
import { useState } from 'react';

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

/** The whole article in a dialog (ledger OPEN-62). `null`: none is open. */
function ArticleDialog({ article, onClose }: { article: Article | null; onClose: () => void }) {
  // The last article stays rendered while the dialog closes.
  const [shown, setShown] = useState(article);
  if (article && article !== shown) setShown(article);
  return (
    <Modal isOpen={article !== null} onOpenChange={(isOpen) => !isOpen && onClose()} size="lg" title={shown?.title ?? ''}>
      {shown && (
        <div className={css.article}>
          <Image src={shown.image} alt="" ratio={2} loading="eager" />
          <Dateline category={shown.category} date={shown.date} />
          <Text look="body-l">{shown.excerpt}</Text>
          {shown.text.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </div>
      )}
    </Modal>
  );
}

interface ArticleCardProps {
  article: Article;
  /** `featured` takes the full width, with the image beside the text. */
  look: 'featured' | 'card';
  onRead: (article: Article) => void;
}

/** A preview of an article; its button opens the whole article. */
function ArticleCard({ article, look, onRead }: ArticleCardProps) {
  const isFeatured = look === 'featured';
  const read = { 'aria-label': t('news.readArticle', { title: article.title }), onPress: () => onRead(article) };
  return (
    <article className={css.card} data-look={look}>
      <div className={css.photo}>
        <Image src={article.image} alt="" loading={isFeatured ? 'eager' : 'lazy'} />
      </div>
      <div className={css.words}>
        <Dateline category={article.category} date={article.date} />
        <Heading level={2} look={isFeatured ? 'title-1' : 'title-3'}>
          {article.title}
        </Heading>
        <Text look={isFeatured ? 'body' : 'body-s'} tone={2}>
          {article.excerpt}
        </Text>
        <div className={css.action}>
          {isFeatured ? (
            <Button tone="secondary" {...read}>
              {t('news.read')}
            </Button>
          ) : (
            <TextButton {...read}>{t('news.read')}</TextButton>
          )}
        </div>
      </div>
    </article>
  );
}

/** `Сезон · 14 ноября 2026 г.` */
function Dateline({ category, date }: { category: string; date: string }) {
  return (
    <Text look="body-s" tone={2}>
      {category} · <time dateTime={date}>{formatDay(date)}</time>
    </Text>
  );
}
