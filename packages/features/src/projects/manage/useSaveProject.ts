import { zodResolver } from '@hookform/resolvers/zod';
import { digestsOf, formatPhone, listProjects, type Project, updateProject } from '@portal/api';
import { toasts } from '@portal/ui';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { type Fail, isConflict, notifyError, useApi, useWrite } from '../../common/data/index.ts';
import { rebaseForm, useConflictMessages, useRecheck, useServerErrors, useSubmit } from '../../common/forms/index.ts';
import { formatDay } from '../../common/texts/index.ts';
import { t } from '../texts.ts';
import { detailsForm, type DetailsForm, toDetails, toPatch } from '../list/form.ts';
import { notifyInvalid } from '../list/notifyInvalid.ts';

/** A field's value as it is displayed. */
function shown(field: string, value: string): string {
  if (value === '') return '';
  if (field === 'clientPhone') return formatPhone(value);
  return field === 'shootDate' || field === 'deadline' ? formatDay(value) : value;
}

/** The details of a project and their saving. After a refusal all typed values stay. */
export function useSaveProject(project: Project, onSaved: (project: Project) => void) {
  const { write } = useWrite(updateProject);
  const known = useMemo(() => toDetails(project), [project]);
  const form = useForm<DetailsForm>({ resolver: zodResolver(detailsForm), mode: 'onTouched', defaultValues: known });
  useConflictMessages(form, known, (field, fresh) => shown(field, fresh[field as keyof DetailsForm]));
  // Read here, so that the form registers the fields that are sent.
  const { dirtyFields, isDirty } = form.formState;
  useRecheck(form, 'shootDate', 'deadline');
  const showFieldErrors = useServerErrors(form);
  const call = useApi();
  const read = form.formState.defaultValues as DetailsForm;
  /** Shows what was saved elsewhere: the form keeps what was typed, and shows the rest. If this fails, only the refusal is reported. */
  const takeCurrent = async () => {
    const projects = await call(listProjects, {}).catch(() => []);
    const current = projects.find(({ id }) => id === project.id);
    if (current) onSaved(current);
  };
  const send = async (values: DetailsForm, fail: Fail) => {
    const typed = structuredClone(form.getValues());
    try {
      const saved = await write({
        params: { id: project.id },
        query: { known: digestsOf(toPatch(read, dirtyFields)) },
        body: toPatch(values, dirtyFields),
      });
      rebaseForm(form, toDetails(saved), typed);
      toasts.show({ type: 'success', title: t('dashboard.projects.success.updated') });
      onSaved(saved);
    } catch (error) {
      if (isConflict(error)) await takeCurrent();
      showFieldErrors(error);
      notifyError(t('dashboard.projects.errors.update'), error, fail);
    }
  };
  return { form, isDirty, ...useSubmit(form, send, notifyInvalid) };
}
