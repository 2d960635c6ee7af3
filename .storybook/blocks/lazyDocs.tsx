import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

const Container = lazy(() => import('./ThemedDocsContainer.tsx').then(({ ThemedDocsContainer }) => ({ default: ThemedDocsContainer })));
const Page = lazy(() => import('./AutodocsPage.tsx').then(({ AutodocsPage }) => ({ default: AutodocsPage })));

/** The docs container, loaded with the first documentation page: stories and tests do not need it. */
export function LazyDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <Container {...props} />
    </Suspense>
  );
}

/** The lazy page of a stories file (see `AutodocsPage`). */
export function LazyDocsPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
