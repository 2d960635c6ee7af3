import type { ReactNode } from 'react';
// The root import is the only public way to this provider; it is shaken out of the bundle like a subpath.
// oxlint-disable-next-line no-restricted-imports -- react-aria-components has no subpath for RouterProvider
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useNewest } from '../newest/useNewest.ts';
import { type BackSteps, BackStepsContext } from '../overlay/BackSteps.ts';
import { useNoStrayDrops } from './useNoStrayDrops.ts';

interface UiProviderProps {
  /** BCP 47: numbers, sorting and React Aria's own texts. */
  locale: string;
  /** The router's way to go somewhere: every link of this package then stays inside the page. */
  navigate: (path: string) => void;
  /** Lets Back close what is open over the page, in browsers that have no CloseWatcher. The same in each render. */
  backSteps?: BackSteps | undefined;
  /** The app. */
  children: ReactNode;
}

/** What the primitives need of their surroundings: language, router, and no file that opens in place of the page. Rendered once, inside the router. */
export function UiProvider({ locale, navigate, backSteps, children }: UiProviderProps) {
  // The same function in each render: otherwise all links would render with each step of the history.
  const go = useNewest(navigate);
  useNoStrayDrops();
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={go}>
        <BackStepsContext value={backSteps ?? null}>{children}</BackStepsContext>
      </RouterProvider>
    </I18nProvider>
  );
}
