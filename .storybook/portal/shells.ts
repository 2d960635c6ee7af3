import { isGuard } from '../guards.ts';

export type ShellName = 'public' | 'auth' | 'cabinet' | 'share' | 'project';

const authPaths = ['/login', '/register', '/forgot-password', '/reset-password', '/logout'];

/** The layout in which the app shows an address. */
export function shellOf(address: string): ShellName {
  const [pathname = '/'] = address.split('?');
  if (pathname.startsWith('/dashboard')) return 'cabinet';
  if (pathname.startsWith('/s/')) return 'share';
  return authPaths.includes(pathname) ? 'auth' : 'public';
}

/** The panels of a project's dialog, by the titles of their stories, with the tab that they belong to. */
export const projectPanels: Readonly<Record<string, 'images' | 'shares'>> = {
  'Projects/Groups': 'images',
  'Projects/Image upload': 'images',
  'Projects/Images': 'images',
  'Projects/Images/Client marks': 'images',
  'Projects/Images/Marks': 'images',
  'Projects/Shares': 'shares',
  'Projects/Retouched photos': 'images',
};

interface ShownStory {
  title: string;
  name: string;
  component?: unknown;
  globals: { shell?: unknown };
  parameters: { address?: string | false };
}

/** The shell of a visual story of a screen, if the toolbar asks for it. A guard runs without one. */
export function shellFor({ title, name, component, globals, parameters: { address = '/' } }: ShownStory): ShellName | undefined {
  if (isGuard(name) || globals.shell !== 'on' || address === false) return undefined;
  if (title in projectPanels) return 'project';
  const isScreen = typeof component === 'function' && component.name.endsWith('Screen');
  return isScreen ? shellOf(address) : undefined;
}
