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
  /** The current avatar, or the picked one until it is uploaded. */
  src: string | null;
  /** Whose avatar it is: the first letter is the placeholder. */
  name: string;
  /** Media types or extensions that may be picked. */
  accept: readonly string[];
  /** Called with the picked file, not validated; if the browser knows no type, with the one that its first bytes tell. */
  onSelect: (file: File) => void;
  /** Removes the avatar; without it there is no button for that. The caller asks for confirmation. */
  onRemove?: (() => void) | undefined;
  /** A file is being uploaded: the button shows the iris and ignores clicks. */
  isPending?: boolean | undefined;
  /** Percent sent so far; unknown without it. */
  progress?: number | undefined;
  /** The labels of the buttons, when idle and while uploading. */
  words?: Words<'avatarField'> | undefined;
}

/** An avatar and the button that replaces it. The caller validates the file. */
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
