/** Repeats some work while the page is visible, never twice at once. Returns the function that ends it. */
export function whileVisible(work: () => Promise<void>, everyMs: number): () => void {
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning || document.visibilityState === 'hidden') return;
    isRunning = true;
    void work().finally(() => {
      isRunning = false;
    });
  }, everyMs);
  return () => clearInterval(timer);
}
