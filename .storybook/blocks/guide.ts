/** What the page of a primitive says that its code cannot. Stands beside it as `Name.guide.ts`. */
export interface Guide {
  /** One paragraph: what it is for. */
  purpose: string;
  /** When to take it. */
  use: readonly string[];
  /** When not, each with what to take instead. */
  avoid: readonly string[];
  /** Its parts, from the outside in: name and what it does. */
  anatomy: readonly (readonly [part: string, role: string])[];
  /** Keys and what they do. Empty where it takes no focus. */
  keyboard: readonly (readonly [keys: string, effect: string])[];
}
