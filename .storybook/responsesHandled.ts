import { addressOf, listSpecializations } from '@portal/api';

/** For plays: waits until all earlier responses to reads are handled, to check that they had no effect. A request with a body may take longer. */
export async function responsesHandled(): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- past the client: the worker reports reads in order, and this one is the last
  const answer = await fetch(addressOf(listSpecializations, {}));
  await answer.text();
  // And rendered.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
