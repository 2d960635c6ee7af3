/** The properties of the browser that decide how a token cookie is written. */
export interface BrowserFacts {
  userAgent: string;
  /** `navigator.userAgentData.mobile`, where a browser has it. */
  isMobileHint?: boolean | undefined;
  /** `https:` or `http:`. */
  protocol: string;
  /** Empty for the usual one. */
  port: string;
}

/** Phones and tablets (ledger OPEN-21): by `userAgentData`, else by the user agent. */
export function isMobile({ userAgent, isMobileHint }: BrowserFacts): boolean {
  return isMobileHint ?? /Android|iPhone|iPad|iPod|Mobile|Opera Mini|IEMobile/i.test(userAgent);
}

/** Safari itself: nearly every other browser names Safari in its user agent too. */
export function isSafari({ userAgent }: BrowserFacts): boolean {
  return /Safari\//.test(userAgent) && !/Chrome|Chromium|CriOS|FxiOS|Edg|EdgiOS|OPR|OPiOS|YaBrowser|Android/i.test(userAgent);
}

/** Whether a second copy of the token is in session storage (D1 §9). */
export function needsSessionCopy(facts: BrowserFacts): boolean {
  return isMobile(facts) || isSafari(facts);
}

/**
 * The cookie's protective attributes: only for clients that are neither mobile nor Safari, on https (D1 §9).
 * `isStrict` sets them for every client on https.
 */
export function cookieFlags(facts: BrowserFacts, isStrict = false): string {
  if (facts.protocol !== 'https:') return '';
  return isStrict || !needsSessionCopy(facts) ? '; Secure; SameSite=Strict' : '';
}

/** The browser that runs this page. */
export function thisBrowser(): BrowserFacts {
  const { userAgentData } = navigator as Navigator & { userAgentData?: { mobile?: boolean } };
  return { userAgent: navigator.userAgent, isMobileHint: userAgentData?.mobile, protocol: location.protocol, port: location.port };
}
