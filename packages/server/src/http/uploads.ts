import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { Refusal } from '@portal/api';
import { texts } from './texts.ts';

export interface UploadRules {
  /** Bytes. */
  maxBytes: number;
  /** What is said about a bigger file, and when there is none. */
  tooLarge: string;
  missing: string;
}

/** A file that came, under a name of our own; it is gone when the call ends, unless somebody moved it. */
export interface UploadedFile {
  path: string;
  bytes: number;
}

const FIELD = 'file';
const limits = { fields: 20, fieldSize: 10_000, fieldNameSize: 100, files: 2, parts: 22 };

/** Streams the one file of a form to the disk, hands it over, and leaves nothing behind. */
export async function withUpload<T>(
  request: IncomingMessage,
  folder: string,
  rules: UploadRules,
  handle: (file: UploadedFile, fields: Record<string, string>) => Promise<T>,
): Promise<T> {
  // Whoever clears out old temporary folders may have taken this one for abandoned.
  await mkdir(folder, { recursive: true });
  const target = path.join(folder, randomUUID());
  try {
    const { bytes, fields } = await receive(request, target, rules.maxBytes);
    if (bytes === 0) throw refusal(422, rules.missing);
    if (bytes > rules.maxBytes) throw refusal(413, rules.tooLarge);
    return await handle({ path: target, bytes }, fields);
  } finally {
    await rm(target, { force: true });
  }
}

function refusal(status: number, message: string): Refusal {
  return new Refusal(status, message, { [FIELD]: [message] });
}

/** Reads the whole form, whatever is in it: a browser shows an answer only after its body was taken. */
async function receive(
  request: IncomingMessage,
  target: string,
  maxBytes: number,
): Promise<{ bytes: number; fields: Record<string, string> }> {
  const parser = parserFor(request);
  const fields: Record<string, string> = {};
  const failed = Promise.withResolvers<never>();
  let saving: Promise<number> | undefined;
  parser.on('field', (name, value) => {
    fields[name] = value;
  });
  parser.on('file', (name, stream) => {
    if (name !== FIELD || saving) {
      stream.resume();
      return;
    }
    saving = save(stream, target, maxBytes);
    saving.catch(failed.reject);
  });
  try {
    await Promise.race([readAll(request, parser), failed.promise]);
    return { bytes: (await saving) ?? 0, fields };
  } catch (error) {
    request.unpipe(parser);
    request.resume();
    parser.destroy();
    // The half-written file is removed by the caller: only after its last write has ended.
    await Promise.allSettled([saving]);
    throw error;
  }
}

function readAll(request: IncomingMessage, parser: busboy.Busboy): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Refusal(400, texts.malformed));
    parser.on('error', fail);
    parser.once('close', resolve);
    request.once('close', () => {
      if (!request.readableEnded) fail();
    });
    // A caller who left before this moment will never be heard to leave.
    if (request.destroyed) fail();
    else request.pipe(parser);
  });
}

function parserFor(request: IncomingMessage): busboy.Busboy {
  try {
    return busboy({ headers: request.headers, limits });
  } catch {
    request.resume();
    throw new Refusal(400, texts.malformed);
  }
}

/** Writes at most `maxBytes`, swallows the rest, answers how many bytes came. */
async function save(stream: Readable, target: string, maxBytes: number): Promise<number> {
  let bytes = 0;
  await pipeline(
    stream,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes <= maxBytes) yield chunk;
      }
    },
    createWriteStream(target, { flags: 'wx' }),
  );
  return bytes;
}
