/** Calls once the frame has been rendered that shows what is there by now. Answers what calls it off. */
export function afterFrame(call: () => void): () => void {
  let after: ReturnType<typeof setTimeout> | undefined;
  // A frame's callback comes before what it renders; a task that it requests comes after.
  const frame = requestAnimationFrame(() => {
    after = setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(after);
  };
}
