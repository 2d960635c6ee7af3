const keyOf = (token: string): string => `link-pass:${token}`;

/** A denied or full storage is no error: then the PIN is asked again after a reload. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** What the PINs of links were answered with, in this tab only, so that a reload does not ask again. By the token of the link. */
export const linkPasses = {
  read: (token: string): string | null => {
    const pass = attempt(() => sessionStorage.getItem(keyOf(token)));
    // Anything else could not travel in a header.
    return pass && /^[\w.-]+$/.test(pass) ? pass : null;
  },
  write: (token: string, pass: string): void => void attempt(() => sessionStorage.setItem(keyOf(token), pass)),
};
