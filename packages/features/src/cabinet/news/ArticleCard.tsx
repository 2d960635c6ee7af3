import { Button, Heading, Image, Text, TextButton } from '@portal/ui';
import { t } from '../texts.ts';
import css from './ArticleCard.module.css';
import { Dateline } from './Dateline.tsx';
import type { Article } from './sample.ts';

interface ArticleCardProps {
  article: Article;
  /** `featured` takes the page's width, image beside words. */
  look: 'featured' | 'card';
  onRead: (article: Article) => void;
}

/** An article in short; its button opens the rest. */
export function ArticleCard({ article, look, onRead }: ArticleCardProps) {
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
