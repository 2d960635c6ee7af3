import { addressOf, listSpecializations } from '@portal/api';

/** What was answered before this has been heard by its end, whoever asked: for a play in which nothing shall come of it. */
export async function responsesHandled(): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- past the client: answers come in their order, and this one is the last
  const answer = await fetch(addressOf(listSpecializations, {}));
  await answer.text();
  // And drawn.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
