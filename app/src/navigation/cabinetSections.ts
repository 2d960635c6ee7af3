/** The sections of the cabinet, in the order of the navigation. */
export const cabinetSections = [
  { id: 'home', href: '/dashboard', icon: 'home' },
  { id: 'profile', href: '/dashboard/profile', icon: 'user' },
  { id: 'projects', href: '/dashboard/projects', icon: 'folder' },
  { id: 'settings', href: '/dashboard/settings', icon: 'cog' },
  { id: 'education', href: '/dashboard/education', icon: 'book' },
  { id: 'news', href: '/dashboard/news', icon: 'news' },
] as const;
