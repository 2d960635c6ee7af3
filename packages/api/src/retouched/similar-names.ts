import { nameToGive } from '../project-images/file-names.ts';
import { looseKey } from '../project-images/name-keys.ts';
import type { Original } from './candidates.ts';

/** Suffixes that editors, systems and people add to the name of a changed file. */
const ending =
  /(?:[\s_.-]*\(\d{1,3}\)|[\s_.-]+\d|[\s_.-]+(?:edit(?:ed)?|final|fin|retouch(?:ed)?|ret|copy|bw|web|print|crop(?:ped)?|v\d{1,2}|new|копия|ретушь|рет|финал|итог|готово|обработка|обработано|правка|чб|печать|новое|новый|новая))$/u;
/** Prefixes of the same kind. */
const beginning = /^(?:copy of|копия|ретушь)[\s_.-]+/u;

const keyOf = (name: string) => looseKey(nameToGive(name, '.jpg')).replace(/\.$/, '');

/** The name with one more of these removed each time: `img_1-edit-2`, `img_1-edit`, `img_1`. */
function* shorter(key: string): Generator<string> {
  for (let [rest, next] = [key, '']; next !== rest; [rest, next] = [rest.replace(ending, ''), rest]) yield rest;
}

/**
 * Finds the only original with the same name apart from the usual additions: a hint, never a match. An original whose name got a number, because
 * another group has it, has the name without it too. The index of the originals is built once.
 */
export function similarNameFinder(originals: readonly Original[]): (name: string) => number | null {
  const groups = Map.groupBy(originals, ({ name }) => keyOf(name));
  const numbered = originals.flatMap((original) => {
    const key = keyOf(original.name).replace(/ \(\d{1,4}\)$/, '');
    return groups.get(key)?.some(({ groupId }) => groupId !== original.groupId) ? { key, id: original.id } : [];
  });
  const ids = Map.groupBy([...originals.map(({ id, name }) => ({ key: keyOf(name), id })), ...numbered], ({ key }) => key);
  return (name) => {
    const key = keyOf(name);
    for (const shortened of [...shorter(key), ...shorter(key.replace(beginning, ''))]) {
      const [original, other] = ids.get(shortened) ?? [];
      if (original) return other ? null : original.id;
    }
    return null;
  };
}
