/** Receives the platform's close requests: https://html.spec.whatwg.org/#close-watchers. TypeScript's DOM lacks it. */
interface CloseWatcher extends EventTarget {
  /** It is done: nothing opened is left to be closed. */
  destroy: () => void;
}

interface Window {
  /** Safari has none. */
  CloseWatcher?: new () => CloseWatcher;
}
