import { zodResolver } from '@hookform/resolvers/zod';
import {
  archivePaths,
  type ChoiceOfShare,
  chosenFiles,
  listShareChoices,
  namePattern,
  nameParts,
  nameToGive,
  withNameOf,
} from '@portal/api';
import { Button, Text } from '@portal/ui';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useRead } from '../../../common/data/index.ts';
import { FormDialog, FormTextField, useSubmit } from '../../../common/forms/index.ts';
import css from '../Shares.module.css';
import { t } from '../texts.ts';

const form = z.object({ pattern: namePattern });
type Values = z.output<typeof form>;

/** Until the choices are there, or where they do not arrive. */
const example: ChoiceOfShare = {
  shareId: 0,
  groupName: t('bulk.pattern.pupil'),
  className: t('bulk.pattern.class'),
  email: null,
  isSent: true,
  isEnded: false,
  photos: [{ imageId: 0, name: 'IMG_0001.jpg', folders: [], isFavourite: true, remark: null }],
};

/** The path of the first chosen photo in the archive. */
function firstPath(choices: readonly ChoiceOfShare[], pattern: string): string | undefined {
  const names = new Map(choices.flatMap(({ photos }) => photos.map(({ imageId, name }) => [imageId, name])));
  const files = chosenFiles(choices, pattern).map(({ imageId, stem, folders }) => {
    const name = names.get(imageId) ?? '';
    return { name: nameToGive(withNameOf(stem, name), name), folders };
  });
  return archivePaths(files)[0];
}

interface FileNamesDialogProps {
  projectId: number;
  isOpen: boolean;
  pattern: string;
  onClose: () => void;
  onSave: (pattern: string) => void;
}

/** How the files are called in the archives of what was chosen, with the name that the first one gets. */
export function FileNamesDialog({ projectId, isOpen, pattern, onClose, onSave }: FileNamesDialogProps) {
  const values = useForm<Values>({ resolver: zodResolver(form), mode: 'onTouched', values: { pattern } });
  const submission = useSubmit(values, async (typed) => onSave(typed.pattern));
  const typed = useWatch({ control: values.control, name: 'pattern' });
  const choices = useRead(listShareChoices, isOpen ? { params: { id: projectId } } : null);
  const read = z.safeParse(namePattern, typed);
  const path = read.success && ((choices.state === 'ready' && firstPath(choices.data, read.data)) || firstPath([example], read.data));
  return (
    <FormDialog
      {...submission}
      form={values}
      isOpen={isOpen}
      onClose={onClose}
      size="md"
      title={t('bulk.pattern.title')}
      cancelLabel={t('creation.cancel')}
      submitLabel={t('settings.save')}
      pendingLabel={t('settings.saving')}
    >
      <div className={css.form}>
        <FormTextField
          control={values.control}
          name="pattern"
          label={t('bulk.pattern.label')}
          isRequired
          description={t('bulk.pattern.hint')}
          autoComplete="off"
        />
        <div className={css.parts}>
          {nameParts.map((part) => (
            <Button
              key={part}
              size="sm"
              tone="secondary"
              icon="plus"
              onPress={() => values.setValue('pattern', `${typed}{${part}}`, { shouldDirty: true, shouldValidate: true })}
            >
              {part}
            </Button>
          ))}
        </div>
        <output className={css.path}>{path && <Text tone={2}>{t('bulk.pattern.example', { path })}</Text>}</output>
      </div>
    </FormDialog>
  );
}
