import { texts } from '../texts.ts';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';

/** Part of the label of a control for which ARIA has no "required", such as a group or a button that opens a list. */
export function Required({ isRequired = false }: { isRequired?: boolean | undefined }) {
  return isRequired && <VisuallyHidden> ({texts.field.required})</VisuallyHidden>;
}
