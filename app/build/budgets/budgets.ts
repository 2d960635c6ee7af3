import type { Budget } from './weigh.ts';

const features = 'packages/features/src';
const portal = ['app/index.html'];
const cabinet = [...portal, 'app/src/layouts/CabinetLayout.tsx'];

/**
 * The code and styles that each address may need before it works: today's size, rounded up by a kilobyte or two. A build that needs more fails: lower
 * a limit freely, raise it with a reason.
 */
export const budgets: readonly Budget[] = [
  { address: '/', begins: [...portal, `${features}/directory/home/HomeScreen.tsx`], script: 277, style: 24, isPublic: true },
  {
    address: '/photographers',
    begins: [...portal, `${features}/directory/list/DirectoryScreen.tsx`],
    script: 225,
    style: 22,
    isPublic: true,
  },
  {
    address: '/photographer/{id}',
    begins: [...portal, 'app/src/screens/PhotographerRoute.tsx'],
    script: 200,
    style: 13,
    isPublic: true,
  },
  { address: '/terms', begins: [...portal, 'app/src/screens/TermsScreen.tsx'], script: 176, style: 10, isPublic: true },
  { address: '/login', begins: [...portal, `${features}/session/screens.ts`], script: 220, style: 14, isPublic: true },
  { address: '/s/{token}', begins: [...portal, 'app/src/screens/SharedRoute.tsx'], script: 282, style: 20, isPublic: true },
  { address: '/dashboard', begins: [...cabinet, `${features}/cabinet/dashboard/DashboardScreen.tsx`], script: 312, style: 24 },
  { address: '/dashboard/projects', begins: [...cabinet, `${features}/projects/list/ProjectsScreen.tsx`], script: 346, style: 28 },
  { address: '/dashboard/settings', begins: [...cabinet, 'app/src/screens/SettingsRoute.tsx'], script: 324, style: 27 },
  { address: '/dashboard/education', begins: [...cabinet, `${features}/cabinet/education/EducationScreen.tsx`], script: 320, style: 26 },
  { address: '/dashboard/news', begins: [...cabinet, `${features}/cabinet/news/NewsScreen.tsx`], script: 323, style: 26 },
];
