import { useId } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Group } from 'react-aria-components/Group';
import css from './AvatarField.module.css';
import { Avatar } from '../avatar/Avatar.tsx';
import { Button } from '../button/Button.tsx';
import { withType } from '../drop-zone/withType.ts';
import type { FieldProps } from '../text-field/fieldProps.ts';
import { PlainNote } from '../text-field/PlainNote.tsx';
import { texts, type Words } from '../texts.ts';

export interface AvatarFieldProps extends Pick<FieldProps, 'label' | 'description' | 'errorMessage' | 'isDisabled'> {
  /** The portrait now, or the picked one before it is on the server. */
  src: string | null;
  /** Whose portrait it is: the first letter is the placeholder. */
  name: string;
  /** Media types or endings that may be picked. */
  accept: readonly string[];
  /** The picked file, not checked; with the type that its first bytes tell, if the browser knows none. */
  onSelect: (file: File) => void;
  /** Takes the portrait away; without it there is no button for that. The caller asks first. */
  onRemove?: (() => void) | undefined;
  /** A file is on its way: the button shows the iris and ignores clicks. */
  isPending?: boolean | undefined;
  /** Percent sent so far; unknown without it. */
  progress?: number | undefined;
  /** The labels of the buttons, at rest and while sending. */
  words?: Words<'avatarField'> | undefined;
}

/** A portrait and the button that replaces it. The caller validates the file. */
export function AvatarField(props: AvatarFieldProps) {
  const {
    label,
    description,
    errorMessage,
    src,
    name,
    accept,
    onSelect,
    onRemove,
    isPending = false,
    progress,
    words = texts.avatarField,
  } = props;
  const noteId = useId();
  return (
    <Group aria-label={label} className={css.root ?? ''}>
      <Avatar src={src} name={name} size={96} />
      <div className={css.column}>
        <div className={css.buttons}>
          <FileTrigger
            acceptedFileTypes={accept}
            onSelect={(files) => {
              const file = files?.[0];
              if (file) void withType(file).then(onSelect);
            }}
          >
            <Button
              tone="secondary"
              size="sm"
              icon="upload"
              isPending={isPending}
              pendingText={words.uploading(progress)}
              isDisabled={props.isDisabled ?? false}
              {...(description || errorMessage ? { 'aria-describedby': noteId } : {})}
            >
              {words.upload}
            </Button>
          </FileTrigger>
          {src !== null && onRemove && (
            <Button tone="ghost" size="sm" isDisabled={isPending || (props.isDisabled ?? false)} onPress={onRemove}>
              {words.remove}
            </Button>
          )}
        </div>
        <PlainNote id={noteId} description={description} errorMessage={errorMessage} />
      </div>
    </Group>
  );
}
