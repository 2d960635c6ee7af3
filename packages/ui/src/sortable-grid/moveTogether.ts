/**
 * The order after some ids have moved together to a position. They keep their own order; the position counts what is before them when they are
 * removed, and is clamped to the list.
 */
export function moveTogether<Id>(order: readonly Id[], moved: ReadonlySet<Id>, place: number): Id[] {
  const rest = order.filter((id) => !moved.has(id));
  const block = order.filter((id) => moved.has(id));
  return rest.toSpliced(Math.min(Math.max(0, place), rest.length), 0, ...block);
}
