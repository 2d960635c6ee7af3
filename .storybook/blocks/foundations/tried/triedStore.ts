/** Declared values that are tried out instead of those of tokens.css, by the token's name. */
export type Tried = Readonly<Record<string, string>>;

const key = 'tried-tokens';

/** What this browser has stored. Anything that would end the declaration is left out. */
function read(): Tried {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const entries = Object.entries(stored as Record<string, unknown>);
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => /^--[\w-]+$/.test(entry[0]) && /^[^;{}]+$/.test(String(entry[1]))),
    );
  } catch {
    return {};
  }
}

let tried = read();
const listeners = new Set<() => void>();

function update(): void {
  tried = read();
  for (const listener of listeners) listener();
}

// What another frame or tab has changed.
addEventListener('storage', (event) => {
  if (event.key === key || event.key === null) update();
});

/** The values that are tried out now: one object until they change. */
export const triedTokens = (): Tried => tried;

/** Calls back after each change, also by another frame. Returns the function that stops it. */
export function onTried(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tries a value out in every frame and tab of this browser; without one, the token is as it was. */
export function tryToken(name: string, value: string | undefined): void {
  const { [name]: _, ...others } = tried;
  localStorage.setItem(key, JSON.stringify(value === undefined ? others : { ...others, [name]: value }));
  update();
}

/** All tokens are as they were. */
export function tryNothing(): void {
  localStorage.removeItem(key);
  update();
}

/** The declarations, one a line. */
export const declarations = (values: Tried): string =>
  Object.entries(values)
    .map(([name, value]) => `  ${name}: ${value};`)
    .join('\n');

/** Shows the tried values in this document, at every width: stronger than tokens.css, which declares them for `[data-theme]` too. */
export function showTried(): void {
  const style = document.head.appendChild(document.createElement('style'));
  const paint = () => {
    style.textContent = `:root:root, [data-theme][data-theme] {\n${declarations(tried)}\n}`;
  };
  onTried(paint);
  paint();
}
