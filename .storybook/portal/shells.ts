import { isGuard } from '../guards.ts';

export type ShellName = 'public' | 'auth' | 'cabinet' | 'link';

const authPaths = ['/login', '/register', '/forgot-password', '/reset-password', '/logout'];

/** The layout in which the app shows an address. */
export function shellOf(address: string): ShellName {
  const [pathname = '/'] = address.split('?');
  if (pathname.startsWith('/dashboard')) return 'cabinet';
  if (pathname.startsWith('/s/')) return 'link';
  return authPaths.includes(pathname) ? 'auth' : 'public';
}

interface ShownStory {
  name: string;
  component?: unknown;
  globals: { shell?: unknown };
  parameters: { address?: string | false };
}

/** The shell of a story: of each picture of a screen, where the toolbar wants it. A guard finds what it checks without one. */
export function shellFor({ name, component, globals, parameters: { address = '/' } }: ShownStory): ShellName | undefined {
  const isScreen = typeof component === 'function' && component.name.endsWith('Screen');
  return isScreen && !isGuard(name) && globals.shell === 'on' && address !== false ? shellOf(address) : undefined;
}
