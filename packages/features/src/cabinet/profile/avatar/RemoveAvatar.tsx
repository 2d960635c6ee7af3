import { removeAvatar } from '@portal/api';
import { ConfirmDialog, toasts } from '@portal/ui';
import { notifyError, useWrite } from '../../../common/data/index.ts';
import { t } from '../../texts.ts';

interface RemoveAvatarProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onRemoved: () => void;
}

/** Asks before the avatar is removed. */
export function RemoveAvatar({ isOpen, onOpenChange, onRemoved }: RemoveAvatarProps) {
  const { write } = useWrite(removeAvatar);
  const remove = async () => {
    try {
      const { message } = await write({});
      onRemoved();
      toasts.show({ type: 'success', title: message });
    } catch (error) {
      notifyError(t('profile.removal.failed'), error);
      throw error;
    }
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('profile.removal.title')}
      confirmLabel={t('profile.removal.confirm')}
      onConfirm={remove}
    >
      {t('profile.removal.text')}
    </ConfirmDialog>
  );
}
