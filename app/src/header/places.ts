/** Where the public navigation leads. */
export const places = [
  { id: 'directory', href: '/photographers' },
  { id: 'services', href: '/#services' },
  { id: 'advantages', href: '/#advantages' },
  { id: 'features', href: '/#features' },
] as const;

/** `page` on the very page, `true` inside its section: a photographer's page belongs to the directory. */
export function currentPlace(href: string, pathname: string): { 'aria-current'?: 'page' | 'true' } {
  if (pathname === href) return { 'aria-current': 'page' };
  return href === '/photographers' && pathname.startsWith('/photographer/') ? { 'aria-current': 'true' } : {};
}
