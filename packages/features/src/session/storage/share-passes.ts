import { attempt } from './attempt.ts';

const keyOf = (token: string): string => `share-pass:${token}`;

const visitorKey = 'share-visitor';
let visitorHere = '';

/** Random letters, also without https, where `randomUUID` is missing. */
const newVisitor = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The passes for the PINs of shares, by the token of the share. In this tab only, so that a reload does not ask for the PIN again, where it may store. */
export const sharePasses = {
  /** Tells this tab from others behind its network address: wrong PINs are counted for each. */
  visitor: (): string => {
    const stored = attempt(() => sessionStorage.getItem(visitorKey));
    visitorHere = stored && /^[\da-f]{32}$/.test(stored) ? stored : visitorHere || newVisitor();
    attempt(() => sessionStorage.setItem(visitorKey, visitorHere));
    return visitorHere;
  },
  read: (token: string): string | null => {
    const pass = attempt(() => sessionStorage.getItem(keyOf(token)));
    // Other characters cannot be sent in a header.
    return pass && /^[\w.-]+$/.test(pass) ? pass : null;
  },
  write: (token: string, pass: string): void => void attempt(() => sessionStorage.setItem(keyOf(token), pass)),
};
