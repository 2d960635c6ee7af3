import { expect, test } from 'vitest';
import { filesOfFolder, foldersOf, inFolders, noteFolders } from './folders.ts';

const chosen = (path: string) => {
  const file = new File(['x'], path.split('/').at(-1) ?? '');
  Object.defineProperty(file, 'webkitRelativePath', { value: path });
  return file;
};
const pathOf = (file: File) => [...foldersOf(file), file.name].join('/');

test('a chosen folder gives its files by their paths, as people number them, and nothing of the system', () => {
  const list = ['1А/Орлова/10.jpg', '1А/Орлова/2.jpg', '1А/.DS_Store', '1А/Орлова/Thumbs.db', '1А/Иванов/1.jpg', '1А/общее.jpg'];
  expect(filesOfFolder(list.map(chosen)).map(pathOf)).toEqual(['1А/Иванов/1.jpg', '1А/общее.jpg', '1А/Орлова/2.jpg', '1А/Орлова/10.jpg']);
});

test('files without folders stay in the order in which they were chosen', () => {
  const files = ['2.jpg', '.photo.jpg', '1.jpg'].map((name) => new File(['x'], name));
  expect(inFolders(files)).toEqual(files);
  expect(inFolders([...files, noteFolders(new File(['x'], '0.jpg'), ['1А'])]).map(pathOf)).toEqual(['1.jpg', '1А/0.jpg', '2.jpg']);
});
