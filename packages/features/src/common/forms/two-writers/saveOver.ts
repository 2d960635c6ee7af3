import { type Answered, conflictingFields, currentOf, type Endpoint, mergeChanges } from '@portal/api';

interface Save<E extends Endpoint, Form> {
  endpoint: E;
  /** The form as it was read, and as it shall be saved. */
  known: Form;
  mine: Form;
  toForm: (stored: Answered<E>) => Form;
  /** Sends a form with its version. */
  send: (mine: Form) => Promise<Answered<E>>;
  /** Called with the fields that both have changed, and what is stored. */
  onConflict: (fields: string[], stored: Answered<E>) => void;
}

/**
 * Saves a form over what it was read from. Where another window has saved meanwhile, and other fields, both changes are saved; where both have changed
 * one field to different values, nothing is, and the refusal is thrown (decision 023).
 */
export async function saveOver<E extends Endpoint, Form extends { version: string }>(save: Save<E, Form>): Promise<Answered<E>> {
  const { endpoint, known, mine, toForm, send, onConflict } = save;
  try {
    return await send(mine);
  } catch (error) {
    const stored = currentOf(endpoint, error);
    if (stored === undefined) throw error;
    const theirs = toForm(stored);
    const fields = conflictingFields(known, mine, theirs);
    if (fields.length === 0) return saveOver({ ...save, known: theirs, mine: mergeChanges(known, mine, theirs) });
    onConflict(fields, stored);
    throw error;
  }
}
