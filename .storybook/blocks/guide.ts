/** The text of a primitive's page, in its stories file. */
export interface Guide {
  /** `new`: may still change after feedback; `changing`: its props or styles are about to change. Absent: it is stable. */
  status?: 'new' | 'changing';
  /** One paragraph: what it is for. */
  purpose: string;
  /** When to use it. */
  use: readonly string[];
  /** When not to, each with the alternative. */
  avoid: readonly string[];
  /** Its parts, from the outside in, with their roles. */
  anatomy: readonly (readonly [part: string, role: string])[];
  /** Keys with their effects. Empty if it is not focusable. */
  keyboard: readonly (readonly [keys: string, effect: string])[];
}
