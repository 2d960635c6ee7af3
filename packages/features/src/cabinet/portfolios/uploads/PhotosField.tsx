import { DropZone, type RefusedFile } from '@portal/ui';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { t } from '../texts.ts';
import { photoRules, photoWords, withFiles } from './files.ts';

interface PhotosFieldProps {
  value: readonly File[];
  onChange: (files: File[]) => void;
  /** Files of a choice that were refused. */
  onRefuse: (files: RefusedFile[]) => void;
  errorMessage?: string | undefined;
  isRequired?: boolean | undefined;
  /** For the form, which focuses its first invalid field. */
  inputRef?: Ref<{ focus: () => void } | null> | undefined;
}

/** Photos that are chosen here and sent by the button below. */
export function PhotosField({ value, onChange, onRefuse, errorMessage, isRequired, inputRef }: PhotosFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(inputRef, () => ({ focus: () => box.current?.querySelector('button')?.focus() }));
  return (
    <div ref={box}>
      <DropZone
        {...photoRules}
        label={t('files.label')}
        description={t('files.hint')}
        icon="image"
        errorMessage={errorMessage}
        isRequired={isRequired}
        words={photoWords}
        chosen={value}
        onRefuse={onRefuse}
        onFiles={(files) => onChange(withFiles(value, files))}
        onRemove={(gone) => onChange(value.filter((file) => file !== gone))}
      />
    </div>
  );
}
