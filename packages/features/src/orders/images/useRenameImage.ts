import { zodResolver } from '@hookform/resolvers/zod';
import { limits, type OrderImage, requiredText, sentences, updateOrderImage } from '@portal/api';
import { toasts } from '@portal/ui';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type Fail, isGone, notifyError, useServerErrors, useSubmit, useWrite } from '../../common/index.ts';
import { t } from '../texts.ts';

const renameForm = z.object({ name: requiredText(limits.imageNameLength, sentences.fileNameRequired, sentences.titleLength) });
type RenameForm = z.output<typeof renameForm>;

interface Ends {
  onRenamed: (image: OrderImage) => void;
  /** Another tab has deleted it. */
  onGone: () => void;
}

/** The new name of a photo and its saving (ledger OPEN-45). */
export function useRenameImage(orderId: number, { id: imageId, name }: OrderImage, { onRenamed, onGone }: Ends) {
  const { write } = useWrite(updateOrderImage);
  const form = useForm<RenameForm>({ resolver: zodResolver(renameForm), mode: 'onTouched', values: { name } });
  const showFieldErrors = useServerErrors(form);
  const send = async (body: RenameForm, fail: Fail) => {
    try {
      const renamed = await write({ params: { id: orderId, imageId }, body });
      toasts.show({ type: 'success', title: t('dashboard.projects.images.renaming.done') });
      onRenamed(renamed);
    } catch (error) {
      if (!showFieldErrors(error)) notifyError(t('dashboard.projects.images.errors.rename'), error, fail);
      if (isGone(error)) onGone();
    }
  };
  return { form, ...useSubmit(form, send) };
}
