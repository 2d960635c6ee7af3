const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Where the focus goes after shares have left the list: their cards, and the menu for all of them, may have gone. */
export const afterLeaving = (): HTMLElement | null =>
  find('[data-shares-actions] button') ?? find('li[data-share] button') ?? find('[data-shares] button');
