import { Modal, Tabs } from '@portal/ui';
import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { AuthLayout } from '../../app/src/layouts/AuthLayout.tsx';
import { CabinetLayout } from '../../app/src/layouts/CabinetLayout.tsx';
import { ShareLayout } from '../../app/src/layouts/ShareLayout.tsx';
import { PublicLayout } from '../../app/src/layouts/PublicLayout.tsx';
import { t } from '../../packages/features/src/projects/texts.ts';
import { projectPanels, type ShellName } from './shells.ts';

function ShareShell() {
  return (
    <ShareLayout>
      <Outlet />
    </ShareLayout>
  );
}

const layouts: Readonly<Record<ShellName, ComponentType>> = {
  public: PublicLayout,
  auth: AuthLayout,
  cabinet: CabinetLayout,
  share: ShareShell,
  project: CabinetLayout,
};

const noContent = null;
const stay = () => undefined;

/** A panel of a project's dialog, in a dialog that looks the same: its title, its tabs, and no way out. */
function ProjectShell({ title, children }: { title: string; children: ReactNode }) {
  const tab = projectPanels[title] ?? 'images';
  const of = (id: string) => (id === tab ? children : noContent);
  return (
    <Modal isOpen onOpenChange={stay} size="xl" hasFixedHeight title="Выпускной 11 «А», гимназия № 9">
      <Tabs
        label={t('dashboard.projects.manage.tabs')}
        selected={tab}
        onChange={stay}
        items={[
          { id: 'details', label: t('dashboard.projects.manage.details'), content: noContent },
          { id: 'images', label: t('dashboard.projects.manage.images'), content: of('images') },
          { id: 'shares', label: t('shares.tab'), content: of('shares') },
        ]}
      />
    </Modal>
  );
}

interface ShellProps {
  name: ShellName;
  /** The title of the story's page. */
  title: string;
  children: ReactNode;
}

/** A screen inside the app's own layout: header, navigation and footer, without margins. */
export function Shell({ name, title, children }: ShellProps) {
  const [Layout] = useState(() => layouts[name]);
  useLayoutEffect(() => {
    document.body.style.padding = '0';
    return () => void (document.body.style.padding = '');
  }, []);
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path="*" element={name === 'project' ? <ProjectShell title={title}>{children}</ProjectShell> : children} />
      </Route>
    </Routes>
  );
}
