import 'react';

declare module 'react' {
  /** Components hand their measures to CSS as custom properties. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
