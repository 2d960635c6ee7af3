import { randomUUID } from 'node:crypto';
import { mkdir, unlink } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { Refusal } from '@portal/api';
import { orNull } from '../../platform/files/or-null.ts';
import type { Ports } from '../../platform/ports.ts';
import { type Received, receiveForm } from './receive-form.ts';
import type { UploadedFile, UploadRules } from './upload-rules.ts';

/** Streams the files of a form to the disk, passes them to the handler, and removes what the handler has not moved. */
export async function withUploads<T>(
  request: IncomingMessage,
  { uploads: folder, requireFree }: Pick<Ports, 'requireFree'> & { uploads: string },
  rules: UploadRules,
  handle: (files: UploadedFile[], fields: Record<string, string>) => Promise<T>,
): Promise<T> {
  // A cleaner of old temporary folders may have removed this one.
  await mkdir(folder, { recursive: true });
  const targets: string[] = [];
  const newPath = (): string => {
    const target = path.join(folder, randomUUID());
    targets.push(target);
    return target;
  };
  try {
    const received = await receiveForm(request, rules, { newPath, requireFree });
    requireGood(received, rules);
    return await handle(received.files, received.fields);
  } finally {
    await Promise.all(targets.map((target) => orNull(unlink(target))));
  }
}

/** The error about a field, under its name as well. */
export function fieldRefusal(status: number, field: string, message: string): Refusal {
  return new Refusal(status, message, { [field]: [message] });
}

function requireGood({ files, hasTooMany }: Received, { about, maxBytes, together, messages }: UploadRules): void {
  if (hasTooMany) throw fieldRefusal(422, about, messages.tooMany);
  if (files.length === 0) throw fieldRefusal(422, about, messages.missing);
  for (const file of files) {
    if (file.bytes === 0) throw fileRefusal(422, about, messages.empty, file, files);
    if (file.bytes > maxBytes) throw fileRefusal(413, about, messages.tooLarge, file, files);
  }
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (together && bytes > together.maxBytes) throw fieldRefusal(413, about, together.message);
}

/** Of several files the error names the one it is about. */
export function fileRefusal(
  status: number,
  field: string,
  message: string,
  { name }: Pick<UploadedFile, 'name'>,
  among: readonly unknown[],
): Refusal {
  return fieldRefusal(status, field, among.length > 1 ? `${name}: ${message}` : message);
}
