import { expect, test } from 'vitest';
import { countUploads, sentPercent, type Upload, type UploadState } from './upload.ts';

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

test('the share is counted in bytes; what failed is not sent', () => {
  expect(sentPercent([upload({ step: 'success' }, 100), upload({ step: 'uploading', percent: 50 }, 300)])).toBe(62.5);
  expect(sentPercent([upload({ step: 'error', message: '' }), upload({ step: 'processing' })])).toBe(50);
  expect(sentPercent([upload({ step: 'preparing' })])).toBe(0);
  expect(sentPercent([])).toBe(0);
});
