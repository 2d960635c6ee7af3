/** What the story has saved to the disk: names and addresses. */
export const saved: { name: string; address: string }[] = [];

/** Records what the page saves, instead of the browser. For `beforeEach`; its cleanup restores the browser's own behaviour. */
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
