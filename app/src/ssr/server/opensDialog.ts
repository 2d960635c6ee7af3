/** Whether the URL opens a dialog over the page, which the server does not render. */
export const opensDialog = (search: string): boolean => /[?&](photographer|photo)=/.test(search);
