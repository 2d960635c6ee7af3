import type { DropItem } from 'react-aria-components/useDragAndDrop';
import { describe, expect, it } from 'vitest';
import { droppedFiles } from './droppedFiles.ts';
import { foldersOf } from './folders.ts';

const file = (name: string, getFile: () => Promise<File> = async () => new File(['x'], name)) =>
  ({ kind: 'file', type: 'image/jpeg', name, getFile, getText: async () => '' }) as DropItem;
const gone = (name: string) => file(name, () => Promise.reject(new DOMException('Gone', 'NotFoundError')));
const folder = (name: string, getEntries: () => AsyncIterable<DropItem>) => ({ kind: 'directory', name, getEntries }) as DropItem;

// oxlint-disable-next-line require-yield -- it fails before its first entry
async function* locked(): AsyncGenerator<DropItem> {
  throw new DOMException('Not allowed', 'NotReadableError');
}

async function* album(): AsyncGenerator<DropItem> {
  yield file('2.jpg');
  yield gone('3.jpg');
}

describe('what is dropped', () => {
  it('is taken but for what cannot be read, which is named', async () => {
    const items = [gone('0.jpg'), file('1.jpg'), folder('album', album), folder('locked', locked)];
    const { files, refused } = await droppedFiles(items, true);
    expect(files.map((one) => [one.name, ...foldersOf(one)])).toEqual([['1.jpg'], ['2.jpg', 'album']]);
    expect(refused).toEqual([
      { name: '0.jpg', reason: 'unreadable' },
      { name: '3.jpg', reason: 'unreadable' },
      { name: 'locked', reason: 'unreadable' },
    ]);
  });

  it('stays outside as a folder where one file is requested', async () => {
    expect(await droppedFiles([folder('album', album)], false)).toEqual({ files: [], refused: [{ name: 'album', reason: 'folder' }] });
  });
});
