import { sentences, type ZipProgress, zipLimits } from '@portal/api';
import type { ZipFile, ZipUploadState } from '@portal/ui';
import { t } from '../texts.ts';
import { type Failure, isFinal } from './failure.ts';
import { isFruitless } from '../../common/uploads/index.ts';
import { active } from './machine/chunks.ts';
import { type Ended, isOver, type Moving, type UploadState } from './machine/state.ts';

/** The message of a failure (D2 §8). */
export function failureText(failure: Failure): string {
  switch (failure.kind) {
    case 'refused':
      return t('zip.errors.refused', { reason: failure.message });
    case 'chunk':
      return t('zip.errors.chunk');
    case 'missing':
    case 'server':
    case 'other':
      return t('zip.errors.generic');
    case 'unreadable':
      return sentences.fileUnreadable;
    default:
      return t(`zip.errors.${failure.kind}`);
  }
}

function ofChunks({ chunks, percent, resumedAt }: Extract<Moving, { step: 'chunks' }>, file: ZipFile): ZipUploadState {
  const total = chunks.length;
  const shared = { file, percent, ...(resumedAt !== null && { notice: t('zip.resumed', { percent: resumedAt }) }) };
  const troubled = active(chunks).find((index) => (chunks[index]?.attempt ?? 1) > 1);
  if (troubled !== undefined) {
    const attempt = chunks[troubled]?.attempt ?? 1;
    return { ...shared, step: 'retrying', part: { number: troubled + 1, total }, attempt, attempts: zipLimits.chunkAttempts };
  }
  const done = chunks.filter(({ phase }) => phase === 'done').length;
  return { ...shared, step: 'uploading', part: { number: done + 1, total } };
}

function ended(state: Ended, file: ZipFile): ZipUploadState {
  const { step, percent } = state;
  if (step === 'completed') return { step, file, isFruitless: isFruitless(state.report) };
  if (step === 'cancelled') return { step, file, percent };
  return { step, file, percent, message: failureText(state.failure), isFinal: isFinal(state.failure) };
}

/** How far the server has read it: matches by name are known before the files are read. */
function workOf(progress: ZipProgress | null | undefined) {
  if (!progress || progress.total === 0) return {};
  const { done, total, matched } = progress;
  return { work: { done, total, label: t('zip.processed', { done, total }), text: t('zip.matched', { matched, total }) } };
}

/** An upload as the dialog renders it. */
export function shownOf(state: UploadState, file: ZipFile): ZipUploadState {
  const { percent } = state;
  if (isOver(state)) return ended(state, file);
  if (state.step === 'cancelling') return { step: 'cancelling', file, percent };
  if (state.isPaused) return { step: 'paused', file, percent };
  switch (state.step) {
    case 'preparing':
    case 'initializing':
      return { step: state.step, file };
    case 'direct':
      if (state.isSent) return { step: 'processing', file, ...workOf(state.look?.progress) };
      return percent === 0 ? { step: 'preparing', file } : { step: 'uploading', file, percent };
    case 'chunks':
      return ofChunks(state, file);
    case 'finalizing':
      return { step: 'finalizing', file, ...workOf(state.look?.progress) };
    default:
      return { step: 'finalizing', file };
  }
}
