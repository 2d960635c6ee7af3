import { zodResolver } from '@hookform/resolvers/zod';
import { formatPhone, type Project, updateProject } from '@portal/api';
import { toasts } from '@portal/ui';
import { useMemo } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { type Fail, notifyError, useWrite } from '../../common/data/index.ts';
import { rebaseForm, saveOver, useConflictMessages, useRecheck, useServerErrors, useSubmit } from '../../common/forms/index.ts';
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
  const read = form.formState.defaultValues as DetailsForm;
  const params = { id: project.id };
  const send = async (values: DetailsForm, fail: Fail) => {
    const typed = structuredClone(form.getValues());
    try {
      const saved = await saveOver({
        endpoint: updateProject,
        known: read,
        mine: values,
        toForm: toDetails,
        send: (mine) => write({ params, body: toPatch(mine, dirtyFields) }, { version: mine.version }),
        // The form keeps what was typed, and shows the rest.
        onConflict: ([first], stored) => {
          onSaved(stored);
          form.setFocus(first as Path<DetailsForm>);
        },
      });
      rebaseForm(form, toDetails(saved), typed);
      toasts.show({ type: 'success', title: t('dashboard.projects.success.updated') });
      onSaved(saved);
    } catch (error) {
      showFieldErrors(error);
      notifyError(t('dashboard.projects.errors.update'), error, fail);
    }
  };
  return { form, isDirty, ...useSubmit(form, send, notifyInvalid) };
}
