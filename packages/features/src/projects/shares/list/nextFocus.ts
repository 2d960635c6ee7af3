const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** The id of the share after this one in its list, or else of the one before it. */
export function besideShare(id: number): string | undefined {
  const card = find(`li[data-share="${id}"]`);
  const beside = card?.nextElementSibling ?? card?.previousElementSibling;
  return beside instanceof HTMLElement ? beside.dataset['share'] : undefined;
}

/** Where the focus goes after one share has left the list: to the card that was beside it. */
export const afterOneLeft = (beside: string | undefined): HTMLElement | null => find(`li[data-share="${beside}"] button`) ?? afterLeaving();

/** Where the focus goes after shares have left the list: their cards, and the menu for all of them, may have gone. */
export const afterLeaving = (): HTMLElement | null =>
  find('[data-shares-actions] button') ?? find('li[data-share] button') ?? find('[data-shares] button');
