/** Maps the items asynchronously, so many at a time, and returns the results in the order of the items. */
export async function inParallel<T, R>(things: readonly T[], atOnce: number, work: (thing: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  const left = things.entries();
  const worker = async () => {
    for (const [place, thing] of left) answers[place] = await work(thing);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, things.length) }, worker));
  return answers;
}
