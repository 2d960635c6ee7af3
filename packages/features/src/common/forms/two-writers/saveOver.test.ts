import { RequestError, updateProject } from '@portal/api';
import { expect, test, vi } from 'vitest';
import { saveOver } from './saveOver.ts';

const read = { name: 'Лес', city: 'Тверь', version: 'a1' };
type Form = typeof read;
const wire = {
  id: 7,
  name: 'Лес',
  order_id: null,
  category: null,
  client_name: 'Тверь',
  created_at: '2026-11-20T12:00:00.000Z',
};
const superseded = (fields: object) => RequestError.refused(409, { success: false, message: 'changed', data: { ...wire, ...fields } });

const toForm = ({ name, clientName, version = '' }: { name: string; clientName: string | null; version?: string | undefined }): Form => ({
  name,
  city: clientName ?? '',
  version,
});

/** Saves a change over what each of the answers says; the last one saves it. */
async function save(change: Partial<Form>, ...answers: Error[]) {
  const send = vi.fn<(mine: Form) => Promise<never>>();
  for (const answer of answers) send.mockRejectedValueOnce(answer);
  send.mockResolvedValueOnce({ id: 7 } as never);
  const onConflict = vi.fn<(fields: string[], stored: unknown) => void>();
  const saved = saveOver({ endpoint: updateProject, known: read, mine: { ...read, ...change }, toForm, send, onConflict });
  const thrown = await saved.then(
    () => null,
    (error: unknown) => error,
  );
  return { sent: send.mock.calls.map(([mine]) => mine), thrown, onConflict };
}

test('what nobody else has changed is sent once, with the version that was read', async () => {
  const { sent, thrown } = await save({ name: 'Сад' });
  expect({ sent, thrown }).toEqual({ sent: [{ ...read, name: 'Сад' }], thrown: null });
});

test('changes of other fields stay, as often as there are any', async () => {
  const first = superseded({ client_name: 'Клин', version: 'b2' });
  const second = superseded({ client_name: 'Дубна', version: 'c3' });
  const { sent, thrown } = await save({ name: 'Сад' }, first, second);
  expect(thrown).toBeNull();
  expect(sent.slice(1)).toEqual([
    { name: 'Сад', city: 'Клин', version: 'b2' },
    { name: 'Сад', city: 'Дубна', version: 'c3' },
  ]);
});

test('what was saved before its answer was lost is no conflict', async () => {
  const { sent, thrown } = await save({ name: 'Сад' }, superseded({ name: 'Сад', version: 'b2' }));
  expect({ last: sent.at(-1), thrown }).toEqual({ last: { ...read, name: 'Сад', version: 'b2' }, thrown: null });
});

test('a field that both have changed is named, and nothing more is sent', async () => {
  const refused = superseded({ name: 'Поле', client_name: 'Клин', version: 'b2' });
  const { sent, thrown, onConflict } = await save({ name: 'Сад' }, refused);
  expect(sent).toHaveLength(1);
  expect(thrown).toBe(refused);
  expect(onConflict).toHaveBeenCalledExactlyOnceWith(['name'], expect.objectContaining({ name: 'Поле', version: 'b2' }));
});

test('any other failure is thrown as it is', async () => {
  const ended = RequestError.refused(409, { success: false, message: 'ended' });
  const { sent, thrown, onConflict } = await save({ name: 'Сад' }, ended);
  expect(sent).toHaveLength(1);
  expect(thrown).toBe(ended);
  expect(onConflict).not.toHaveBeenCalled();
});
