import { Navigate, type RouteObject } from 'react-router-dom';
import { GuestOnly } from './guards/GuestOnly.tsx';
import { RequireSession } from './guards/RequireSession.tsx';
import { AuthLayout } from './layouts/AuthLayout.tsx';
import { PublicFrame, PublicLayout } from './layouts/PublicLayout.tsx';
import type { RouteHandle } from './navigation/routeHandle.ts';
import { Root } from './Root.tsx';
import { lazyPage } from './navigation/lazyPage.tsx';
import { PageLoading } from './navigation/PageLoading.tsx';
import { RouteErrorScreen } from './screens/RouteErrorScreen.tsx';

const titled = (title: RouteHandle['title']): { handle: RouteHandle } => ({ handle: title ? { title } : {} });
const account = () => import('@portal/features/session/screens');
const cabinet = () => import('@portal/features/cabinet');

const notFound: RouteObject = {
  path: '*',
  ...titled('notFound'),
  lazy: lazyPage(async () => (await import('./screens/NotFoundScreen.tsx')).NotFoundScreen),
};

const publicRoutes: RouteObject[] = [
  { index: true, ...titled('home'), lazy: lazyPage(async () => (await import('@portal/features/directory/home')).loadHomeScreen()) },
  {
    path: 'photographers',
    ...titled('directory'),
    lazy: lazyPage(async () => (await import('@portal/features/directory/list')).loadDirectoryScreen()),
  },
  { path: 'photographer', ...titled('directory'), element: <Navigate to="/photographers" replace /> },
  {
    path: 'photographer/:id',
    ...titled('photographer'),
    lazy: lazyPage(async () => (await import('./screens/PhotographerRoute.tsx')).PhotographerRoute),
  },
  { path: 'terms', ...titled('terms'), lazy: lazyPage(async () => (await import('./screens/TermsScreen.tsx')).TermsScreen) },
  notFound,
];

const accountRoutes: RouteObject[] = [
  {
    element: <GuestOnly />,
    children: [
      { path: 'login', ...titled('login'), lazy: lazyPage(async () => (await account()).LoginScreen) },
      { path: 'register', ...titled('register'), lazy: lazyPage(async () => (await account()).RegisterScreen) },
    ],
  },
  {
    path: 'forgot-password',
    ...titled('forgotPassword'),
    lazy: lazyPage(async () => (await account()).ForgotPasswordScreen),
  },
  {
    path: 'reset-password',
    ...titled('resetPassword'),
    lazy: lazyPage(async () => (await account()).ResetPasswordScreen),
  },
  {
    element: <RequireSession otherwise="/" />,
    children: [{ path: 'logout', ...titled('logout'), lazy: lazyPage(async () => (await account()).LogoutScreen) }],
  },
];

const cabinetRoutes: RouteObject[] = [
  { index: true, ...titled('dashboard'), lazy: lazyPage(async () => (await cabinet()).DashboardScreen) },
  { path: 'profile', ...titled('profile'), lazy: lazyPage(async () => (await cabinet()).ProfileScreen) },
  { path: 'projects', ...titled('projects'), lazy: lazyPage(async () => (await import('@portal/features/projects')).ProjectsScreen) },
  {
    path: 'settings',
    ...titled('settings'),
    lazy: lazyPage(async () => (await import('./screens/SettingsRoute.tsx')).SettingsRoute),
  },
  {
    path: 'education',
    ...titled('education'),
    lazy: lazyPage(async () => (await import('@portal/features/cabinet/education')).EducationScreen),
  },
  { path: 'news', ...titled('news'), lazy: lazyPage(async () => (await import('@portal/features/cabinet/news')).NewsScreen) },
  notFound,
];

/** All routes (D1 §2). The code of a screen loads with its first visit. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteErrorScreen />,
    HydrateFallback: PageLoading,
    children: [
      { element: <PublicLayout />, children: publicRoutes },
      { element: <AuthLayout />, children: accountRoutes },
      { path: 's/:token', ...titled('shared'), lazy: lazyPage(async () => (await import('./screens/SharedRoute.tsx')).SharedRoute) },
      {
        path: 'dashboard',
        element: <RequireSession />,
        children: [
          {
            lazy: lazyPage(
              async () => (await import('./layouts/CabinetLayout.tsx')).CabinetLayout,
              (words) => <PublicFrame>{words}</PublicFrame>,
            ),
            children: cabinetRoutes,
          },
        ],
      },
    ],
  },
];
