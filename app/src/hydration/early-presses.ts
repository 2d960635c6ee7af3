import { deliveredId } from './delivered.ts';

interface EarlyPress {
  target: EventTarget | null;
  stop: () => void;
}

/** What presses.js has left. Missing where that file did not come: then an early press is lost, and nothing else. */
const left = () => (window as Window & { earlyPress?: EarlyPress }).earlyPress;

/** The page is alive: a button that was pressed before that is pressed now. Links have led away by themselves. */
export function endOfDrawnPage(): void {
  document.getElementById(deliveredId)?.remove();
  const early = left();
  early?.stop();
  if (early?.target instanceof Element && early.target.isConnected) early.target.closest('button')?.click();
  if (early) early.target = null;
}
