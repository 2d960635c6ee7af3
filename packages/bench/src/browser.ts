import { type Browser, chromium } from 'playwright';
import { chromiumPath } from '../../../app/build/chromium-path.ts';

/** A Chromium of its own; with a port, others may steer it too. */
export function openBrowser(port?: number): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: port ? [`--remote-debugging-port=${port}`] : [],
  });
}
