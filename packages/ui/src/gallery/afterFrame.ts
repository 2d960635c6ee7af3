/** Calls back once the frame that shows the current content has been painted. Returns the function that cancels it. */
export function afterFrame(call: () => void): () => void {
  let after: ReturnType<typeof setTimeout> | undefined;
  // A frame's callback runs before its paint; a task that it schedules runs after.
  const frame = requestAnimationFrame(() => {
    after = setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(after);
  };
}
