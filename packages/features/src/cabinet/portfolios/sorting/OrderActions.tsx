import { Button, ConfirmDialog } from '@portal/ui';
import { t } from '../../texts.ts';
import type { useOrder } from './useOrder.ts';

/** What ends the sorting: save, or discard, which asks for confirmation when something was moved. */
export function OrderActions({ isPending, save, discard, question }: Omit<ReturnType<typeof useOrder>, 'order' | 'setOrder'>) {
  return (
    <>
      <Button tone="secondary" size="sm" isDisabled={isPending} onPress={discard}>
        {t('portfolios.sort.cancel')}
      </Button>
      <Button size="sm" isPending={isPending} pendingText={t('portfolios.form.saving')} onPress={save}>
        {t('portfolios.sort.save')}
      </Button>
      <ConfirmDialog
        {...question}
        title={t('portfolios.sort.discard.title')}
        confirmLabel={t('portfolios.sort.discard.confirm')}
        cancelLabel={t('portfolios.sort.discard.cancel')}
      >
        {t('portfolios.sort.discard.text')}
      </ConfirmDialog>
    </>
  );
}
