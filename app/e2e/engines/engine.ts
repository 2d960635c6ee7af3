/** Keys that the walks press; the names of the DOM. */
export type Key = 'Enter' | 'ArrowRight' | 'ArrowDown';

/** The window of a step, in pixels, unless it needs another one. */
export const usual = { width: 1440, height: 900 };

/** What the walks need of a browser: no more than both protocols, WebDriver BiDi and WebDriver, can do. */
export interface Engine {
  /** Its name and version. */
  name: string;
  open(address: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page, which answers JSON; it may answer a promise. */
  run<Args extends unknown[], Result>(code: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Clicks the first element of this selector, as a mouse does. */
  click(selector: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Chooses files in a file field, which may be hidden. */
  attach(selector: string, files: readonly string[]): Promise<void>;
  picture(file: `${string}.png`): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}
