import { toasts } from '@portal/ui';
import { getProjectImage, imageNameText, type ProjectImage, updateProjectImage } from '@portal/api';
import { type Fail, isConflict, isNotFound, notifyError, useApi, useWrite } from '../../common/data/index.ts';
import { FormDialog, FormTextField, useDraft, useConflictMessages, useServerErrors, useSubmit } from '../../common/forms/index.ts';
import { ReturnFocus } from '../../common/overlays/index.ts';
import { t } from '../texts.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

const renameForm = z.object({ name: imageNameText });
type RenameForm = z.output<typeof renameForm>;

interface Ends {
  onRenamed: (image: ProjectImage) => void;
  /** Another tab has renamed it. */
  onFresh: (image: ProjectImage) => void;
  /** Another tab has deleted it. */
  onGone: () => void;
}

/** The new name of a photo and its saving (ledger OPEN-45). */
function useRenameImage(projectId: number, { id: imageId, name }: ProjectImage, { onRenamed, onFresh, onGone }: Ends) {
  const { write } = useWrite(updateProjectImage);
  const fresh = useMemo(() => ({ name }), [name]);
  const form = useForm<RenameForm>({ resolver: zodResolver(renameForm), mode: 'onTouched', defaultValues: fresh });
  useConflictMessages(form, fresh, (_, now) => now.name);
  const showFieldErrors = useServerErrors(form);
  const call = useApi();
  const known = form.formState.defaultValues as RenameForm;
  const params = { id: projectId, imageId };
  const send = async (body: RenameForm, fail: Fail) => {
    try {
      const renamed = await write({ params, body: { ...body, from: known.name } });
      toasts.show({ type: 'success', title: t('dashboard.projects.images.renaming.done') });
      onRenamed(renamed);
    } catch (error) {
      if (!showFieldErrors(error)) notifyError(t('dashboard.projects.images.errors.rename'), error, fail);
      if (isNotFound(error)) onGone();
      // If that fails as well, the refusal alone is reported.
      if (isConflict(error)) await call(getProjectImage, { params }).then(onFresh, () => undefined);
    }
  };
  return { form, ...useSubmit(form, send) };
}

interface RenameImageProps {
  projectId: number;
  image: ProjectImage;
  isOpen: boolean;
  onClose: () => void;
  onRenamed: (image: ProjectImage) => void;
  /** Another tab has deleted it. */
  onGone: () => void;
  /** Gets the focus when the element that opened this was removed. */
  nextFocus: () => HTMLElement | null;
}

/** Asks for the name of a photo. */
export function RenameImage({ projectId, image, isOpen, onClose, onRenamed, onGone, nextFocus }: RenameImageProps) {
  const { form, submit, isPending } = useRenameImage(projectId, image, {
    onRenamed: (renamed) => {
      onRenamed(renamed);
      onClose();
    },
    onFresh: onRenamed,
    onGone,
  });
  useDraft(isOpen ? `image:${image.id}` : null, form);
  return (
    <FormDialog
      isOpen={isOpen}
      form={form}
      submit={submit}
      isPending={isPending}
      onClose={onClose}
      size="sm"
      isOverViewer
      title={t('dashboard.projects.images.renaming.title')}
      cancelLabel={t('dashboard.projects.images.renaming.cancel')}
      submitLabel={t('dashboard.projects.images.renaming.save')}
      pendingLabel={t('dashboard.projects.images.renaming.saving')}
      beside={<ReturnFocus to={nextFocus} />}
    >
      <FormTextField
        control={form.control}
        name="name"
        label={t('dashboard.projects.images.renaming.name')}
        isRequired
        description={t('dashboard.projects.images.renaming.hint')}
        autoComplete="off"
      />
    </FormDialog>
  );
}
