const all = [
  { id: 'directory', href: '/photographers' },
  { id: 'services', href: '/#services' },
  { id: 'advantages', href: '/#advantages' },
  { id: 'features', href: '/#features' },
] as const;

/** Where the public navigation leads. On the home page its sections are in the same page, with the list that somebody has filtered there. */
export function placesFrom({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  return all.map(({ id, href }) => ({ id, href: pathname === '/' ? href.replace('/#', () => `/${search}#`) : href }));
}

/** `page` on the very page, `true` inside its section: a photographer's page belongs to the directory. */
export function currentPlace(href: string, pathname: string): { 'aria-current'?: 'page' | 'true' } {
  if (pathname === href) return { 'aria-current': 'page' };
  return href === '/photographers' && pathname.startsWith('/photographer/') ? { 'aria-current': 'true' } : {};
}
