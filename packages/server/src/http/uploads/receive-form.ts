import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import busboy from 'busboy';
import { FileOnDisk, Refusal } from '@portal/api';
import { closed } from '../../platform/files/closed.ts';
import { texts } from '../errors/texts.ts';
import type { UploadedFile, UploadRules } from './upload-rules.ts';

export interface Received {
  files: UploadedFile[];
  fields: Record<string, string>;
  /** More files came than are allowed; the surplus was not stored. */
  hasTooMany: boolean;
}

type ReceivingRules = Pick<UploadRules, 'fields' | 'maxFiles' | 'maxBytes' | 'together' | 'isSummed'>;

/** Where files are stored. */
interface ReceiveTools {
  newPath: () => string;
  requireFree: () => Promise<void>;
}

/** Bytes that are buffered while a write is under way and go with the next one, because each write is a round trip to the thread pool. */
const WRITE_BYTES = 262_144;

/** Bytes; the longest field is JSON of 10,000 characters, each of which may be written in six. */
const limits = { fields: 20, fieldSize: 60_000, fieldNameSize: 100 };

const rejectFiles = (): never => {
  throw new Error('A form without files keeps none');
};

/** Reads a form that carries no files; any that come are discarded. */
export async function receiveFields(request: IncomingMessage): Promise<Record<string, string>> {
  const rules = { fields: [], maxFiles: 0, maxBytes: 0, isSummed: false };
  return (await receiveForm(request, rules, { newPath: rejectFiles, requireFree: rejectFiles })).fields;
}

/** Reads the whole form, whatever is in it: a browser shows an answer only after its body was read. */
export async function receiveForm(request: IncomingMessage, rules: ReceivingRules, tools: ReceiveTools): Promise<Received> {
  const { fields: names, maxFiles } = rules;
  const parser = parserFor(request, maxFiles + 1);
  const received: Received = { files: [], fields: {}, hasTooMany: false };
  const failed = Promise.withResolvers<never>();
  const saving: Promise<UploadedFile>[] = [];
  const all = { bytes: 0 };
  parser.on('field', (name, value) => {
    received.fields[name] = value;
  });
  parser.on('file', (name, stream, { filename }) => {
    const sent = sentName(filename ?? '');
    // A browser sends an empty file field as a file without a name.
    const isWanted = names.includes(name) && sent.name !== '';
    received.hasTooMany ||= isWanted && saving.length === maxFiles;
    if (!isWanted || received.hasTooMany) {
      // A form that ends within a file fails as a whole, see below; without a listener, this event would end the process.
      stream.on('error', () => {}).resume();
      return;
    }
    const saved = save(stream, tools, rules, sent, all);
    saving.push(saved);
    saved.catch(failed.reject);
  });
  try {
    await Promise.race([readAll(request, parser), failed.promise]);
    return { ...received, files: await Promise.all(saving) };
  } catch (error) {
    request.unpipe(parser);
    request.resume();
    parser.destroy();
    // The caller removes incomplete files, but only after their last write has ended.
    await Promise.allSettled(saving);
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
    // A caller who disconnected before this moment emits no further event.
    if (request.destroyed) fail();
    else request.pipe(parser);
  });
}

function parserFor(request: IncomingMessage, files: number): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      limits: { ...limits, files, parts: limits.fields + files },
      defParamCharset: 'utf8',
      preservePath: true,
    });
  } catch {
    request.resume();
    throw new Refusal(400, texts.malformed);
  }
}

const encodedInNames: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/**
 * A file name as its owner wrote it. In the names of a form browsers write `%22`, `%0D` and `%0A` for a quotation mark and line breaks, and leave `%`
 * as it is: a name that really holds one of these three cannot be told apart, and is read like the others.
 */
function sentName(filename: string): Pick<UploadedFile, 'name' | 'folders'> {
  const parts = filename.replaceAll(/%22|%0D|%0A/gi, (code) => encodedInNames[code.toUpperCase()] ?? code).split(/[/\\]/);
  const last = parts.at(-1) ?? '';
  return { name: /^\.{1,2}$/.test(last) ? '' : last, folders: parts.slice(0, -1).filter((folder) => folder !== '') };
}

/** Writes at most `maxBytes` and discards the rest, but counts every byte. */
async function save(
  stream: Readable,
  { newPath, requireFree }: ReceiveTools,
  { maxBytes, together, isSummed = true }: ReceivingRules,
  name: Pick<UploadedFile, 'name' | 'folders'>,
  all: { bytes: number },
): Promise<UploadedFile> {
  let bytes = 0;
  let checksum = 0;
  const hash = createHash('sha256');
  const target = newPath();
  const file = createWriteStream(target, { flags: 'wx', highWaterMark: WRITE_BYTES });
  try {
    await pipeline(
      stream,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          all.bytes += chunk.length;
          if (bytes > maxBytes || (together && all.bytes > together.maxBytes)) continue;
          await requireFree();
          if (isSummed) {
            hash.update(chunk);
            checksum = crc32(chunk, checksum);
          }
          yield chunk;
        }
      },
      file,
    );
  } catch (error) {
    await closed(file);
    throw error;
  }
  return Object.assign(new FileOnDisk(target), { bytes, ...name, hash: isSummed ? hash.digest('hex') : '', crc32: checksum });
}
