import { expect, it, vi } from 'vitest';
import { formDataOf } from './form-data.ts';

it('keeps texts, files and their names as they were sent', async () => {
  const sent = new FormData();
  sent.append('name', 'Ёлка «зимой»');
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (const name of ['Ёж 1.jpg', '100%.jpg', 'plain.zip']) sent.append('file[]', new File([bytes], name, { type: 'image/jpeg' }));
  const form = await formDataOf(new Request('http://localhost/', { method: 'POST', body: sent }));
  expect(form.get('name')).toBe('Ёлка «зимой»');
  const files = form.getAll('file[]') as File[];
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['Ёж 1.jpg', 'image/jpeg'],
    ['100%.jpg', 'image/jpeg'],
    ['plain.zip', 'image/jpeg'],
  ]);
  for (const file of files) expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
});

it('shows the parser of the browser no name outside ASCII', async () => {
  const sent = new FormData();
  sent.append('file', new File(['ZIP'], 'ретушь.zip'));
  let seen = '';
  const parse = vi.spyOn(Response.prototype, 'formData').mockImplementation(async function read(this: Response) {
    seen = await this.text();
    return new FormData();
  });
  await formDataOf(new Request('http://localhost/', { method: 'POST', body: sent }));
  parse.mockRestore();
  expect(seen).toContain('filename="%D1%80');
});
