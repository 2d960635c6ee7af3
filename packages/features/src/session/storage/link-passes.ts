const keyOf = (token: string): string => `link-pass:${token}`;

/** A denied or full storage is no error: then the PIN is asked again after a reload. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** The passes for the PINs of links, by the token of the link. In this tab only, so that a reload does not ask for the PIN again. */
export const linkPasses = {
  read: (token: string): string | null => {
    const pass = attempt(() => sessionStorage.getItem(keyOf(token)));
    // Other characters cannot be sent in a header.
    return pass && /^[\w.-]+$/.test(pass) ? pass : null;
  },
  write: (token: string, pass: string): void => void attempt(() => sessionStorage.setItem(keyOf(token), pass)),
};
