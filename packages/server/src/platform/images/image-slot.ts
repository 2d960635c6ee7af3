import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { ImageError, ImageTimeout } from './image-worker.ts';
import type { ImageAnswer, ImageTask } from './messages.ts';
import { yieldToCalls } from './yield-to-calls.ts';

const START_TIMEOUT_MS = 20_000;

/** With the many malloc arenas that glibc has by default, a process keeps up to 170 MB more of images it has finished (measured). */
const env = { ...process.env, MALLOC_ARENA_MAX: '1' };

/** One image process, started for the first task and again whenever it has exited. */
export class ImageSlot {
  readonly #timeoutMs: number;
  #child: ChildProcess | null = null;

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /** One task at a time. An image that crashes the process is `broken`; one that takes too long is an `ImageTimeout`. */
  async run(task: ImageTask): Promise<ImageAnswer> {
    const child = this.#child ?? (await this.#start());
    hold(child);
    const answered = nextAnswer(child, this.#timeoutMs);
    child.send(task);
    const answer = await answered;
    if (answer && answer !== 'late') release(child);
    else await this.close();
    if (answer === 'late') throw new ImageTimeout();
    if (answer?.kind === 'fault') throw Object.assign(new Error(`The image process failed: ${answer.message}`), { code: answer.code });
    if (!answer) throw new ImageError('broken');
    if (answer.kind === 'refused') throw new ImageError(answer.reason);
    return answer;
  }

  /** Ends the process, whatever it is doing. */
  async close(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(new URL('./image-process.ts', import.meta.url), [], { execArgv: [], serialization: 'advanced', env });
    this.#child = child;
    child.once('exit', () => {
      if (this.#child === child) this.#child = null;
    });
    child.on('error', () => {});
    const answer = await nextAnswer(child, START_TIMEOUT_MS);
    if (answer === null || answer === 'late' || answer.kind !== 'ready') {
      await this.close();
      throw new Error('The image process does not start');
    }
    if (child.pid !== undefined) yieldToCalls(child.pid);
    return child;
  }
}

/** The next message; `null` when the process exits, `late` when it does not answer in time. */
async function nextAnswer(child: ChildProcess, timeoutMs: number): Promise<ImageAnswer | 'late' | null> {
  const { promise, resolve } = Promise.withResolvers<ImageAnswer | 'late' | null>();
  const timer = setTimeout(() => resolve('late'), timeoutMs);
  const gone = (): void => resolve(null);
  child.once('message', resolve);
  child.once('exit', gone);
  child.once('error', gone);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.off('message', resolve);
    child.off('exit', gone);
    child.off('error', gone);
  }
}

/** A process with a task keeps the server alive, an idle one does not. */
function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function release(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}
