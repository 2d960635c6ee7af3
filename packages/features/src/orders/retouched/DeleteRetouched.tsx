import type { Retouched } from '@portal/api';
import { DeleteQuestion } from '../images/DeleteQuestion.tsx';
import { someNames } from '../images/shown.ts';
import { t } from '../texts.ts';

interface DeleteRetouchedProps {
  photos: readonly Retouched[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => Promise<void>;
  /** Gets the keyboard where it was asked from a place that went with them. */
  goesOnAt?: () => HTMLElement | null;
}

/** Asks before retouched photographs go. */
export function DeleteRetouched(props: DeleteRetouchedProps) {
  return (
    <DeleteQuestion
      {...props}
      title={(count) => (count === 1 ? t('retouched.deleting.titleOne') : t('retouched.deleting.title', { count }))}
      imageOf={({ urls }) => urls.thumb ?? urls.medium}
    >
      {(gone) => {
        const originals = gone.filter(({ originalId }) => originalId !== null).length;
        return gone.length === 1
          ? t('retouched.deleting.textOne', { name: gone[0]?.name ?? '', originals })
          : t('retouched.deleting.text', { names: someNames(gone.map(({ name }) => name)), originals });
      }}
    </DeleteQuestion>
  );
}
