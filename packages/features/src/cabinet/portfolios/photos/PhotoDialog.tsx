import { zodResolver } from '@hookform/resolvers/zod';
import { limits, maxCharacters, type PortfolioPhoto, sentences, updatePhoto } from '@portal/api';
import { Button, Modal, Image, toasts } from '@portal/ui';
import { useId, useMemo, useState } from 'react';
import { type Path, useForm, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  FormCheckbox,
  FormTextField,
  saveOver,
  UnsavedQuestion,
  useClosing,
  useDraft,
  useConflictMessages,
  useServerErrors,
  useSubmit,
} from '../../../common/forms/index.ts';
import { isNotFound, notifyError, useWrite } from '../../../common/data/index.ts';
import { ReturnFocus } from '../../../common/overlays/index.ts';
import { t } from '../texts.ts';
import { CategoryField } from '../edit/CategoryField.tsx';
import { after } from '../changes.ts';
import { nextFocus } from '../nextFocus.ts';
import type { DialogProps } from '../useDialog.ts';
import { kindOf, usePortfolios } from '../usePortfolios.ts';
import { useRenewPortfolio } from '../useRenewPortfolio.ts';
import { DeletePhoto } from './DeletePhoto.tsx';
import css from './PhotoDialog.module.css';

const photoForm = z.object({
  title: z.string().check(z.trim(), maxCharacters(limits.nameLength, sentences.titleLength)),
  specializationId: z.nullable(z.int()),
  isFeatured: z.boolean(),
  version: z.string(),
});
type PhotoForm = z.output<typeof photoForm>;

/** The title, the specialization, the star and the deletion of one photo. */
export function PhotoDialog({ portfolioId, photo, isOpen, onClose }: DialogProps & { portfolioId: number; photo: PortfolioPhoto }) {
  const id = useId();
  const form = useForm<PhotoForm>({
    resolver: zodResolver(photoForm),
    mode: 'onTouched',
    defaultValues: toForm(photo),
  });
  const known = usePortfolios();
  const current = known.portfolios.find((one) => one.id === portfolioId)?.photos.find((one) => one.id === photo.id) ?? photo;
  // The star cannot be in dispute: two changes of it are the same.
  useConflictMessages(
    form,
    useMemo(() => toForm(current), [current]),
    (field, { title, specializationId }) => (field === 'title' ? title : (kindOf(specializationId, known)?.name ?? '')),
  );
  const [isDeleting, setDeleting] = useState(false);
  useDraft(isOpen ? `photo:${photo.id}` : null, form);
  const closing = useClosing({ isOpen, isDirty: form.formState.isDirty, onClose });
  const { submit, isPending } = useSavePhoto(form, { id: portfolioId, mediaId: photo.id ?? 0 }, closing.close);
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={closing.tryToClose}
      isLocked={isPending}
      hasFields
      title={t('photo.edit')}
      footer={
        <>
          <div className={css.delete}>
            <Button tone="danger" isDisabled={isPending} onPress={() => setDeleting(true)}>
              {t('photo.remove')}
            </Button>
          </div>
          <Button tone="ghost" isDisabled={isPending} onPress={closing.tryToClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} isPending={isPending} pendingText={t('form.saving')}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <form id={id} className={css.form} noValidate onSubmit={submit}>
        <div className={css.image}>
          <Image src={photo.thumbnail} color={photo.color ?? undefined} alt="" fallback="letter" />
        </div>
        <FormTextField control={form.control} name="title" label={t('form.title')} autoComplete="off" />
        <CategoryField control={form.control} name="specializationId" />
        <FormCheckbox control={form.control} name="isFeatured">
          {t('photo.featured')}
        </FormCheckbox>
      </form>
      <DeletePhoto
        portfolioId={portfolioId}
        photo={photo}
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        onDeleted={closing.close}
      />
      <ReturnFocus to={() => nextFocus(known.portfolios.find((portfolio) => portfolio.id === portfolioId))} />
      <UnsavedQuestion {...closing.question} />
    </Modal>
  );
}

const toForm = ({ title, specializationId, isFeatured, version }: PortfolioPhoto): PhotoForm => ({
  title: title ?? '',
  specializationId,
  isFeatured,
  version: version ?? '',
});
const toBody = ({ title, version: _, ...rest }: PhotoForm) => ({ ...rest, title: title || null });

/** Saves the details of a photo (ledger OPEN-42). If another tab has deleted it, the typed text stays and the tile is removed. */
function useSavePhoto(form: UseFormReturn<PhotoForm>, params: { id: number; mediaId: number }, onSaved: () => void) {
  const known = usePortfolios();
  const { write } = useWrite(updatePhoto);
  const renew = useRenewPortfolio();
  const showFieldErrors = useServerErrors(form);
  const opened = form.formState.defaultValues as PhotoForm;

  return useSubmit(form, async (values, fail) => {
    try {
      const saved = await saveOver({
        endpoint: updatePhoto,
        known: opened,
        mine: values,
        toForm,
        send: (mine) => write({ params, body: toBody(mine) }, { version: mine.version }),
        onConflict: ([first], stored) => {
          known.update(after.changingPhoto(params.id, stored));
          form.setFocus(first as Path<PhotoForm>);
        },
      });
      known.update(after.changingPhoto(params.id, saved));
      toasts.show({ type: 'success', title: t('photo.saved') });
      onSaved();
    } catch (error) {
      if (!showFieldErrors(error)) notifyError(t('saveFailed'), error, fail);
      if (isNotFound(error)) await renew(params.id);
    }
  });
}
