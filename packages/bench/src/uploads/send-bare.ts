import { zipLimits } from '@portal/api';
import type { Browser } from 'playwright';
import type { ArchiveFile } from './send-archive.ts';

/** As many as the cabinet has under way. */
const AT_ONCE = 3;

/**
 * What no page of this kind can be faster than: an empty one that sends the chunks as forms, as the specification has it, to a
 * bare server that answers each when it lies on the disk. Answers milliseconds.
 */
export async function sendBare(browser: Browser, address: string, { path }: ArchiveFile): Promise<number> {
  const page = await browser.newPage();
  await page.goto(`${address}/page`);
  await page.locator('input').setInputFiles(path);
  const took = await page.evaluate(
    async ({ bytes, atOnce }) => {
      const file = document.querySelector('input')?.files?.[0];
      if (!file) throw new Error('No file was chosen');
      let next = 0;
      const send = async (): Promise<void> => {
        for (let from = bytes * next++; from < file.size; from = bytes * next++) {
          const body = new FormData();
          body.append('chunk', file.slice(from, from + bytes));
          const answer = await fetch('/synced', { method: 'POST', body });
          await answer.arrayBuffer();
        }
      };
      const began = performance.now();
      await Promise.all(Array.from({ length: atOnce }, send));
      return performance.now() - began;
    },
    { bytes: zipLimits.chunkBytes, atOnce: AT_ONCE },
  );
  await page.close();
  return took;
}
