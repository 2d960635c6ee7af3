/** Windows over the page that an address may ask for: the server does not draw them. */
export const opensDialog = (search: string): boolean => /[?&](photographer|photo)=/.test(search);
