import type { Budget } from './weigh.ts';

const features = 'packages/features/src';
const portal = ['app/index.html', 'app/src/main.tsx'];
const cabinet = [...portal, 'app/src/layouts/CabinetLayout.tsx'];

/** What each address may need before it works. A build that needs more fails: lower a limit freely, raise it with a reason. */
export const budgets: readonly Budget[] = [
  // Five of them 0.3 or 0.4 kB of code more: React may change a page that the browser has translated (tolerateTranslators.ts).
  // What the server has drawn can be read at once; the rest comes when somebody uses it. Until then presses are held, which is
  // half of this. Its styles are those of its own address below; these are only the shell's ground and fonts.
  // 0.2 kB of them more than before: the stand-ins for our fonts, measured for each system and weight, so that nothing jumps.
  // 0.1 kB of code more: the start is several short tasks instead of a long one. And 0.3: it asks for the letters that come after
  // the first frame, which the line before it is spared, 27 kB.
  { address: 'A drawn page before it is used', begins: ['app/index.html'], script: 4.4, style: 3.8, isPublic: true },
  // With the sections below the directory, which the server draws too: 1 kB of styles that came after the page before, and 0.1 kB
  // by which those sections are laid out only when they come near. 0.1 kB more here and for `/terms`, 0.2 for `/photographers`:
  // what is pressed, unless it is disabled, looks so before the code is here.
  { address: '/', begins: [...portal, `${features}/directory/home/HomeScreen.tsx`], script: 290, style: 22.8, isPublic: true },
  {
    address: '/photographers',
    begins: [...portal, `${features}/directory/catalogue/DirectoryScreen.tsx`],
    script: 287,
    style: 21.2,
    isPublic: true,
  },
  // Here and for `/login` a rule more, that was one too many for both: a notice stands under the cross of what covers the page.
  // Here 0.5 kB of code and 0.1 kB of styles more: of photographs those near the window are drawn, which spares a phone 1.6 s with 300.
  // And 0.1: those of albums in the window over the list, too, by the same code.
  {
    address: '/photographer/{id}',
    begins: [...portal, 'app/src/screens/PhotographerRoute.tsx'],
    script: 196.9,
    style: 13.2,
    isPublic: true,
  },
  // In these two 0.4 kB of styles more than before the server drew the head of who is signed in: a face belongs to every head.
  // Here 0.1 kB of code more: the sign that lets a browser compile a file while it comes.
  { address: '/terms', begins: [...portal, 'app/src/screens/TermsScreen.tsx'], script: 178.6, style: 10.9, isPublic: true },
  { address: '/login', begins: [...portal, `${features}/session/screens.ts`], script: 213.3, style: 13.5, isPublic: true },
  { address: '/dashboard', begins: [...cabinet, `${features}/cabinet/dashboard/DashboardScreen.tsx`], script: 303, style: 23.5 },
  // In the next two 0.1 kB of code more: a text area that gets the focus is scrolled into view whole.
  { address: '/dashboard/projects', begins: [...cabinet, `${features}/orders/projects/ProjectsScreen.tsx`], script: 326.6, style: 26 },
  { address: '/dashboard/settings', begins: [...cabinet, 'app/src/screens/SettingsRoute.tsx'], script: 308.5, style: 25 },
  { address: '/dashboard/education', begins: [...cabinet, `${features}/cabinet/education/EducationScreen.tsx`], script: 306, style: 24.5 },
  { address: '/dashboard/news', begins: [...cabinet, `${features}/cabinet/news/NewsScreen.tsx`], script: 308, style: 24.5 },
];
