/**
 * The chosen ids in the order of choosing (ledger IMG-21, IMG-31). Earlier choices keep their positions; what one action adds (a range, everything)
 * follows in the order of the page.
 */
export function chosenInOrder(before: readonly string[], now: ReadonlySet<unknown>, page: Iterable<string>): string[] {
  const remaining = before.filter((id) => now.has(id));
  if (remaining.length === now.size) return remaining;
  const old = new Set(remaining);
  const added: string[] = [];
  for (const id of page) {
    if (old.size + added.length === now.size) break;
    if (now.has(id) && !old.has(id)) added.push(id);
  }
  return [...remaining, ...added];
}
