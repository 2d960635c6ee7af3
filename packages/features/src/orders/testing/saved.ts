/** What the story has saved on the disk: names and addresses. */
export const saved: { name: string; address: string }[] = [];

/** Takes what the page saves in place of the browser. For `beforeEach`, which gives the browser its own again. */
export function watchSaved(): () => void {
  saved.length = 0;
  const watch = (event: MouseEvent) => {
    const link = event.target instanceof HTMLAnchorElement && event.target.hasAttribute('download') ? event.target : null;
    if (!link) return;
    event.preventDefault();
    saved.push({ name: link.download, address: link.getAttribute('href') ?? '' });
  };
  document.addEventListener('click', watch);
  return () => document.removeEventListener('click', watch);
}
