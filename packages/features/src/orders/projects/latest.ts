/** Gives one value at once or so many milliseconds later; the next one takes the place of one that is still to come. */
export function createLatest<T>(give: (value: T) => void, milliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = () => clearTimeout(timer);
  const now = (value: T) => {
    drop();
    give(value);
  };
  const later = (value: T) => {
    drop();
    timer = setTimeout(() => give(value), milliseconds);
  };
  return {
    now,
    later,
    /** Unmounted: what was pending is dropped. */
    drop,
  };
}
