import { Modal, Image, Text } from '@portal/ui';
import { useState } from 'react';
import css from './ArticleDialog.module.css';
import { Dateline } from './Dateline.tsx';
import type { Article } from './sample.ts';

/** The whole article in a dialog (ledger OPEN-62). `null`: none is open. */
export function ArticleDialog({ article, onClose }: { article: Article | null; onClose: () => void }) {
  // The last one stays rendered while the dialog leaves.
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
