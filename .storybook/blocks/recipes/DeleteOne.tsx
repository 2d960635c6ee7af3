import { Button, ConfirmDialog, toasts } from '@portal/ui';
import { useState } from 'react';

interface DeleteOneProps {
  name: string;
  /** Rejects when the server has refused. */
  remove: () => Promise<void>;
}

export function DeleteOne({ name, remove }: DeleteOneProps) {
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    try {
      await remove();
      toasts.show({ type: 'success', title: 'Фото удалено' });
    } catch (error) {
      toasts.show({ type: 'error', title: 'Не удалось удалить', message: 'Попробуйте ещё раз' });
      // The question stays for another attempt.
      throw error;
    }
  };
  return (
    <>
      <Button tone="danger" icon="trash" onPress={() => setAsking(true)}>
        Удалить
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Удалить фото?"
        confirmLabel="Удалить"
        pendingLabel="Удаление…"
        onConfirm={confirm}
      >
        {`${name} исчезнет из портфолио. Отменить удаление нельзя.`}
      </ConfirmDialog>
    </>
  );
}
