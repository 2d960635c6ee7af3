/** What robots may read: pages, not calls. The ways into the cabinet have `noindex` themselves. */
export function robots(publicUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', 'Disallow: /dashboard', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
