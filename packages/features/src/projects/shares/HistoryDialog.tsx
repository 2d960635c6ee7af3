import { errorText, getShareHistory, type ShareHistory, type ProjectShare } from '@portal/api';
import { Button, ErrorState, Modal, Pagination, Spinner } from '@portal/ui';
import { useState } from 'react';
import { useRead } from '../../common/data/index.ts';
import { eventText, momentText } from './describe.ts';
import { t } from './texts.ts';
import css from './Shares.module.css';

/** As many as fit on a screen. */
const pageSize = 20;

interface HistoryDialogProps {
  projectId: number;
  share: ProjectShare;
  isOpen: boolean;
  onClose: () => void;
}

/** The events of a share, the newest first, page by page. */
export function HistoryDialog({ projectId, share, isOpen, onClose }: HistoryDialogProps) {
  const [page, setPage] = useState(1);
  const params = { id: projectId, shareId: share.id };
  // Read again at each opening, because the client may have done something meanwhile.
  const history = useRead(getShareHistory, isOpen ? { params, query: { offset: (page - 1) * pageSize, limit: pageSize } } : null, {
    keepPreviousData: true,
  });
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onClose}
      size="md"
      title={t('history.title')}
      footer={<Button onPress={onClose}>{t('history.close')}</Button>}
    >
      {history.state === 'loading' && <Spinner label={t('history.loading')} />}
      {history.state === 'failed' && (
        <ErrorState title={t('history.failed')} onRetry={history.retry} level={3}>
          {errorText(history.error)}
        </ErrorState>
      )}
      {history.state === 'ready' && (
        <div className={css.form}>
          <Events items={history.data.items} />
          {history.data.total > pageSize && (
            <Pagination page={page} pages={Math.ceil(history.data.total / pageSize)} onChange={setPage} label={t('history.pages')} />
          )}
        </div>
      )}
    </Modal>
  );
}

function Events({ items }: Pick<ShareHistory, 'items'>) {
  return (
    <ol className={css.events} aria-label={t('history.title')}>
      {items.map((event, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may have happened at the same moment
        <li key={`${event.at} ${index}`}>
          <span>{eventText(event)}</span>
          <time dateTime={event.at}>{momentText(event.at)}</time>
        </li>
      ))}
    </ol>
  );
}
