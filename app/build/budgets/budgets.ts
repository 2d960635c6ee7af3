import type { Budget } from './weigh.ts';

const features = 'packages/features/src';
const portal = ['app/index.html', 'app/src/ssr/client/main.tsx'];
const cabinet = [...portal, 'app/src/layouts/CabinetLayout.tsx'];

/**
 * What each address may need before it works: what it needs today, rounded up by a kilobyte or two.
 * A build that needs more fails: lower a limit freely, raise it with a reason.
 */
export const budgets: readonly Budget[] = [
  // A server-rendered page can be read at once; the rest loads with the first interaction. Its styles are the shell's.
  { address: 'A server-rendered page before hydration', begins: ['app/index.html'], script: 5, style: 4, isPublic: true },
  { address: '/', begins: [...portal, `${features}/directory/home/HomeScreen.tsx`], script: 293, style: 24, isPublic: true },
  {
    address: '/photographers',
    begins: [...portal, `${features}/directory/catalogue/DirectoryScreen.tsx`],
    script: 289,
    style: 22,
    isPublic: true,
  },
  {
    address: '/photographer/{id}',
    begins: [...portal, 'app/src/screens/PhotographerRoute.tsx'],
    script: 199,
    style: 14,
    isPublic: true,
  },
  { address: '/terms', begins: [...portal, 'app/src/screens/TermsScreen.tsx'], script: 181, style: 12, isPublic: true },
  { address: '/login', begins: [...portal, `${features}/session/screens.ts`], script: 215, style: 14, isPublic: true },
  { address: '/dashboard', begins: [...cabinet, `${features}/cabinet/dashboard/DashboardScreen.tsx`], script: 308, style: 25 },
  { address: '/dashboard/projects', begins: [...cabinet, `${features}/orders/projects/ProjectsScreen.tsx`], script: 332, style: 27 },
  { address: '/dashboard/settings', begins: [...cabinet, 'app/src/screens/SettingsRoute.tsx'], script: 314, style: 26 },
  { address: '/dashboard/education', begins: [...cabinet, `${features}/cabinet/education/EducationScreen.tsx`], script: 311, style: 26 },
  { address: '/dashboard/news', begins: [...cabinet, `${features}/cabinet/news/NewsScreen.tsx`], script: 314, style: 26 },
];
