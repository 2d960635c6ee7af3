/** The designs of each screen, in `.storybook/pages/designs`, without the folder and the ending of their files. */
export const designs: Readonly<Record<string, readonly string[]>> = {
  'Directory/Home': ['home-light-1440', 'home-dark-1440', 'home-lower-light-1440', 'home-both-390'],
  'Directory/Directory': ['directory-light-1440', 'directory-dark-1440', 'directory-states-light-1440', 'directory-both-390'],
  'Directory/Photographer dialog': ['modal-light-1440', 'modal-dark-1440', 'modal-viewer-both-390'],
  'Directory/Photographer page': ['photographer-light-1440', 'photographer-auth-both-390'],
  'Directory/Photo viewer': ['viewer-light-1440', 'viewer-dark-1440', 'modal-viewer-both-390'],
  'Session/Forgot password': ['photographer-auth-both-390'],
  'Session/Login': ['login-light-1440', 'photographer-auth-both-390'],
  'Session/Register': ['register-dark-1440', 'photographer-auth-both-390'],
  'Cabinet/Dashboard': ['dashboard-light-1440', 'cabinet-both-390'],
  'Cabinet/Education': ['education-light-1440'],
  'Cabinet/News': ['news-dark-1440'],
  'Cabinet/Portfolios': ['profile-light-1440'],
  'Cabinet/Profile': ['profile-light-1440', 'profile-complete-dark-1440', 'cabinet-both-390'],
  'Cabinet/Settings': ['settings-light-1440'],
  'Projects/Archive upload': ['project-zip-light-1440'],
  'Projects/Images': ['project-images-light-1440', 'cabinet-both-390'],
  'Projects/Project dialog': ['project-details-dark-1440', 'project-images-light-1440'],
  'Projects/Projects': ['projects-light-1440', 'project-create-light-1440', 'cabinet-both-390'],
  'App/Portal': ['home-light-1440', 'directory-light-1440', 'dashboard-light-1440', '404-light-1440'],
};

const words: Readonly<Record<string, string>> = { light: 'light', dark: 'dark', both: 'both themes' };

/** What a design shows, by the name of its file: `home-lower-light-1440` is «home lower, light, 1440 px». */
export function captionOfDesign(file: string): string {
  const [, what = file, theme = '', width = ''] = /^(.+)-(light|dark|both)-(\d+)$/.exec(file) ?? [];
  return `${what.replaceAll('-', ' ')}, ${words[theme] ?? theme}, ${width} px`;
}
