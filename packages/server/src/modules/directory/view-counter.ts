import type { Context } from '../../routing/context.ts';
import { addViews } from './repository.ts';

/** Milliseconds during which views are gathered: each row then changes once, however often it was seen. */
const gathering = 500;

const counters = new WeakMap<Context, Map<number, number>>();

/** Counts a view of a photographer's details: that is what popularity is (ledger OPEN-33). Never delays the answer. */
export function countView(context: Context, photographerId: number): void {
  let views = counters.get(context);
  if (!views) {
    const gathered = new Map<number, number>();
    views = gathered;
    counters.set(context, gathered);
    context.afterwards(async () => {
      await new Promise((resolve) => setTimeout(resolve, gathering));
      counters.delete(context);
      await addViews(context.db, gathered);
    });
  }
  views.set(photographerId, (views.get(photographerId) ?? 0) + 1);
}
