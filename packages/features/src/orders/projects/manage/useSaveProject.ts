import { zodResolver } from '@hookform/resolvers/zod';
import { type Project, updateProject } from '@portal/api';
import { toasts } from '@portal/ui';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { type Fail, notifyError, takeSaved, useFresh, useRecheck, useServerErrors, useSubmit, useWrite } from '../../../common/index.ts';
import { t } from '../../texts.ts';
import { detailsForm, type DetailsForm, toDetails, toPatch } from '../form.ts';
import { notifyInvalid } from '../notifyInvalid.ts';

/** The details of a project and their saving. A refusal retains all that was typed. */
export function useSaveProject(project: Project, onSaved: (project: Project) => void) {
  const { write } = useWrite(updateProject);
  const known = useMemo(() => toDetails(project), [project]);
  const form = useForm<DetailsForm>({ resolver: zodResolver(detailsForm), mode: 'onTouched', defaultValues: known });
  useFresh(form, known);
  // Read here, so that the form registers them: they are what is sent.
  const { dirtyFields, isDirty } = form.formState;
  useRecheck(form, 'shootDate', 'deadline');
  const showFieldErrors = useServerErrors(form);
  const send = async (values: DetailsForm, fail: Fail) => {
    const typed = structuredClone(form.getValues());
    try {
      const saved = await write({ params: { id: project.id }, body: toPatch(values, dirtyFields) });
      takeSaved(form, toDetails(saved), typed);
      toasts.show({ type: 'success', title: t('dashboard.projects.success.updated') });
      onSaved(saved);
    } catch (error) {
      showFieldErrors(error);
      notifyError(t('dashboard.projects.errors.update'), error, fail);
    }
  };
  return { form, isDirty, ...useSubmit(form, send, notifyInvalid) };
}
