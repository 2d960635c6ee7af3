import { Button, Heading, Icon, Modal, ProgressBar, sentPercent, Text, UploadList, useTimeLeft } from '@portal/ui';
import { useState } from 'react';
import { isUploading, useOnline } from '../../common/uploads/index.ts';
import { ReturnFocus } from '../../common/overlays/index.ts';
import { useBatches, useUploadStore } from './BackgroundUploads.tsx';
import { t } from './texts.ts';
import css from './UploadsStatus.module.css';

const words = { part: (number: number, total: number) => t('part', { number, total }) };

/** How many photos have been uploaded, how many have failed, and the remaining time; a click lists them. */
export function UploadsStatus() {
  const store = useUploadStore();
  const now = useBatches();
  const isOnline = useOnline();
  const [isOpen, setOpen] = useState(false);
  // The dialog keeps its content while it closes.
  const [shown, setShown] = useState(now);
  if (now.length > 0 && now !== shown) setShown(now);
  if (now.length === 0 && isOpen) setOpen(false);

  const uploads = now.flatMap((batch) => batch.uploads);
  const isSending = uploads.some(isUploading);
  const done = uploads.filter(({ state }) => state.step === 'success').length;
  const troubled = uploads.filter((upload) => upload.state.step !== 'success' && !isUploading(upload)).length;
  const percent = sentPercent(uploads);
  const left = useTimeLeft(percent / 100, isSending);
  const end = () => {
    setOpen(false);
    store.close(now.map(({ id }) => id));
  };
  const state = isOnline ? left !== null && t('left', { minutes: left }) : t('offline');

  return (
    <>
      {now.length > 0 && (
        <button
          type="button"
          className={css.status}
          data-troubled={(!isSending && troubled > 0) || undefined}
          onClick={() => setOpen(true)}
        >
          <span className={css.line}>
            <Icon name={isSending ? 'upload' : troubled === 0 ? 'ok' : 'err'} size={18} />
            <span className={css.title}>{isSending ? t('title') : troubled === 0 ? t('ended') : t('trouble', { count: troubled })}</span>
          </span>
          {isSending && (
            <>
              <ProgressBar label={t('title')} isLabelHidden percent={percent} valueText={t('done', { done, total: uploads.length })} />
              <span className={css.line}>
                <span>{t('done', { done, total: uploads.length })}</span>
                {state !== false && <span className={css.left}>{state}</span>}
              </span>
            </>
          )}
        </button>
      )}
      <Modal
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('title')}
        footer={isSending ? <Button onPress={() => setOpen(false)}>{t('hide')}</Button> : <Button onPress={end}>{t('end')}</Button>}
      >
        <div className={css.lists}>
          {isSending && (
            <Text look="body-s" tone={2}>
              {t('note')}
            </Text>
          )}
          {shown.map(({ id, title, uploads: sent, queue }) => (
            <section key={id} className={css.list}>
              <Heading level={3} look="title-4">
                {title}
              </Heading>
              <UploadList
                label={t('label', { title })}
                uploads={sent}
                onCancel={(one) => queue.cancel([one])}
                onCancelAll={() => queue.cancelAll()}
                onRetry={(one) => queue.retry([one])}
                onRetryFailed={(failed) => queue.retry(failed)}
                words={words}
              />
            </section>
          ))}
        </div>
        <ReturnFocus to={() => document.querySelector('main')} />
      </Modal>
    </>
  );
}
