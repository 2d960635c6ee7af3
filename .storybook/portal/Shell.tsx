import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { AuthLayout } from '../../app/src/layouts/AuthLayout.tsx';
import { CabinetLayout } from '../../app/src/layouts/CabinetLayout.tsx';
import { LinkLayout } from '../../app/src/layouts/LinkLayout.tsx';
import { PublicLayout } from '../../app/src/layouts/PublicLayout.tsx';
import type { ShellName } from './shells.ts';

function LinkShell() {
  return (
    <LinkLayout>
      <Outlet />
    </LinkLayout>
  );
}

const layouts: Readonly<Record<ShellName, ComponentType>> = {
  public: PublicLayout,
  auth: AuthLayout,
  cabinet: CabinetLayout,
  link: LinkShell,
};

/** A screen inside the app's own layout: header, navigation and footer, edge to edge. */
export function Shell({ name, children }: { name: ShellName; children: ReactNode }) {
  const [Layout] = useState(() => layouts[name]);
  useLayoutEffect(() => {
    document.body.style.padding = '0';
    return () => void (document.body.style.padding = '');
  }, []);
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path="*" element={children} />
      </Route>
    </Routes>
  );
}
