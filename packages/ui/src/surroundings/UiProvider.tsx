import type { ReactNode } from 'react';
// The root import is the only public way to this provider; it is shaken out of the bundle like a subpath.
// oxlint-disable-next-line no-restricted-imports -- react-aria-components has no subpath for RouterProvider
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';

interface UiProviderProps {
  /** BCP 47: numbers, sorting and React Aria's own texts. */
  locale: string;
  /** The router's way to go somewhere: every link of this package then stays inside the page. */
  navigate: (path: string) => void;
  children: ReactNode;
}

/** What the primitives need of their surroundings: language and router. Rendered once, inside the router. */
export function UiProvider({ locale, navigate, children }: UiProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={navigate}>{children}</RouterProvider>
    </I18nProvider>
  );
}
