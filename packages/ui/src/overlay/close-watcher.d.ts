/** Hears what the platform means by "close this": https://html.spec.whatwg.org/#close-watchers. TypeScript's DOM does not know it yet. */
interface CloseWatcher extends EventTarget {
  /** It is done: nothing opened is left to be closed. */
  destroy: () => void;
}

interface Window {
  /** Safari has none. */
  CloseWatcher?: new () => CloseWatcher;
}
