// A drawn page is first shown in two font files, which its head asks for: names and titles, and everything that is operated, in
// Cyrillic. All other faces stand in a sheet of their own that is for no medium at first: browsers ask for a font as they lay the
// page out, so that figures and other letters would share the line with what the first frame waits for.

/** Id of the sheet. */
export const laterLettersId = 'later-letters';

/** Lets the browser ask for the other letters that this page shows, once its first frame is there. */
export function askForLaterLetters(): void {
  const sheet = document.getElementById(laterLettersId);
  if (!(sheet instanceof HTMLStyleElement)) return;
  requestAnimationFrame(() => setTimeout(() => (sheet.media = 'all')));
}
