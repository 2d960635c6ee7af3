import { fireEvent } from 'storybook/test';
import { rendered } from './rendered.ts';

/**
 * For stories: a drag event that carries files. A scripted DataTransfer has no files of a disk, so this one only looks like it.
 * Returns false where the default was prevented.
 */
export async function dragFiles(type: 'dragenter' | 'dragover' | 'drop', target: Element, ...files: File[]): Promise<boolean> {
  await rendered();
  const event = new DragEvent(type, { bubbles: true, cancelable: true });
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  Object.defineProperty(event, 'dataTransfer', { value: { items, types: ['Files'], effectAllowed: 'all', dropEffect: 'none' } });
  return fireEvent(target, event);
}
