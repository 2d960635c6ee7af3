import { texts } from '../texts.ts';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';

/** Ends the label of a field that ARIA has no "required" for, such as a group or a button that opens a list. */
export function Required({ isRequired = false }: { isRequired?: boolean | undefined }) {
  return isRequired && <VisuallyHidden> ({texts.field.required})</VisuallyHidden>;
}
