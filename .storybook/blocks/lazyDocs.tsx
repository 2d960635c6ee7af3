import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, Suspense, use } from 'react';

let docs: ReturnType<typeof load> | undefined;

function load() {
  // Together: the table of contents lists the headings that are there when its container is.
  return Promise.all([import('./ThemedDocsContainer.tsx'), import('./AutodocsPage.tsx')]);
}

function Container(props: PropsWithChildren<DocsContainerProps>) {
  const [{ ThemedDocsContainer }] = use((docs ??= load()));
  return <ThemedDocsContainer {...props} />;
}

/** The docs container, loaded with the first documentation page: stories and tests do not need it. */
export function LazyDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <Container {...props} />
    </Suspense>
  );
}

/** The page of a stories file (see `AutodocsPage`), inside that container. */
export function LazyDocsPage() {
  const [, { AutodocsPage }] = use((docs ??= load()));
  return <AutodocsPage />;
}
