import type { Retouched } from '@portal/api';
import { DeleteQuestion } from '../images/DeleteQuestion.tsx';
import { someNames } from '../images/shown.ts';
import { t } from '../texts.ts';

interface DeleteRetouchedProps {
  photos: readonly Retouched[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => Promise<void>;
  /** Moves the focus when the element that opened it was deleted with them. */
  nextFocus?: () => HTMLElement | null;
}

/** Asks before retouched photos are deleted. */
export function DeleteRetouched(props: DeleteRetouchedProps) {
  return (
    <DeleteQuestion {...props} imageOf={({ urls }) => urls.thumb ?? urls.medium}>
      {(gone) => t('retouched.deleting', { names: someNames(gone.map(({ name }) => name)) })}
    </DeleteQuestion>
  );
}
