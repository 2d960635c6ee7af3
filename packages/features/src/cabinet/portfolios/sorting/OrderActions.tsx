import { Button, ConfirmDialog } from '@portal/ui';
import { t } from '../texts.ts';
import type { useOrder } from './useOrder.ts';

/** Ends the sort mode: save, or discard, which asks for confirmation when something was moved. */
export function OrderActions({ isPending, save, discard, question }: Omit<ReturnType<typeof useOrder>, 'order' | 'setOrder'>) {
  return (
    <>
      <Button tone="secondary" size="sm" isDisabled={isPending} onPress={discard}>
        {t('sort.cancel')}
      </Button>
      <Button size="sm" isPending={isPending} pendingText={t('form.saving')} onPress={save}>
        {t('sort.save')}
      </Button>
      <ConfirmDialog
        {...question}
        title={t('sort.discard.title')}
        confirmLabel={t('sort.discard.confirm')}
        cancelLabel={t('sort.discard.cancel')}
      >
        {t('sort.discard.text')}
      </ConfirmDialog>
    </>
  );
}
