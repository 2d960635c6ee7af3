const all = [
  { id: 'directory', href: '/photographers' },
  { id: 'services', href: '/#services' },
  { id: 'advantages', href: '/#advantages' },
  { id: 'features', href: '/#features' },
] as const;

/** The links of the public navigation. On the home page the links to its sections keep the filters in the URL. */
export function placesFrom({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  return all.map(({ id, href }) => ({ id, href: pathname === '/' ? href.replace('/#', () => `/${search}#`) : href }));
}

/** `page` for the page itself, `true` inside its section: a photographer's page belongs to the directory. */
export function currentPlace(href: string, pathname: string): { 'aria-current'?: 'page' | 'true' } {
  if (pathname === href) return { 'aria-current': 'page' };
  return href === '/photographers' && pathname.startsWith('/photographer/') ? { 'aria-current': 'true' } : {};
}
