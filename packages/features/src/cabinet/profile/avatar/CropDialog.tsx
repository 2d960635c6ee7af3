import { Button, middleSquare, Modal, SquareCrop, Text } from '@portal/ui';
import { useState } from 'react';
import { notifyError } from '../../../common/data/index.ts';
import { type ChosenPhoto, cropSquare } from './cropSquare.ts';
import { t } from './texts.ts';

interface CropDialogProps {
  chosen: ChosenPhoto;
  onCropped: (file: File) => void;
  onClose: () => void;
}

/** Chooses the square of a photo that becomes the avatar. */
export function CropDialog({ chosen: { name, bitmap, address }, onCropped, onClose }: CropDialogProps) {
  const size = { width: bitmap.width, height: bitmap.height };
  const [square, setSquare] = useState(() => middleSquare(size));
  const save = async () => {
    try {
      onCropped(await cropSquare(bitmap, square, name));
    } catch (error) {
      notifyError(t('failed'), error);
    }
  };
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={t('title')}
      footer={
        <>
          <Button tone="ghost" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button onPress={() => void save()}>{t('save')}</Button>
        </>
      }
    >
      <SquareCrop
        label={t('label')}
        src={address}
        size={size}
        value={square}
        onChange={setSquare}
        isRound
        words={{ zoom: t('zoom'), move: t('move') }}
      />
      <Text look="body-s" tone={2}>
        {t('hint')}
      </Text>
    </Modal>
  );
}
