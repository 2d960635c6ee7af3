import { expect, test } from 'vitest';
import { countUploads, overallPercent, type Upload, type UploadState } from './upload.ts';

const upload = (state: UploadState, size = 100): Upload => ({ id: state.step, name: 'a.jpg', size, state });

test('every file is counted once', () => {
  const uploads = (
    [
      { step: 'preparing' },
      { step: 'connecting' },
      { step: 'uploading', percent: 10 },
      { step: 'processing' },
      { step: 'success' },
      { step: 'cancelled' },
      { step: 'error', message: '' },
      { step: 'refused', message: '' },
    ] as const
  ).map((state) => upload(state));
  expect(countUploads(uploads)).toEqual({ total: 8, done: 1, failed: 2, refused: 1, running: 4 });
});

test('the share is counted in bytes, and whatever has ended is behind us', () => {
  expect(overallPercent([upload({ step: 'success' }, 100), upload({ step: 'uploading', percent: 50 }, 300)])).toBe(62.5);
  expect(overallPercent([upload({ step: 'error', message: '' }), upload({ step: 'processing' })])).toBe(100);
  expect(overallPercent([upload({ step: 'preparing' })])).toBe(0);
  expect(overallPercent([])).toBe(0);
});
