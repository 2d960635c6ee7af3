import { addressOf, listSpecializations } from '@portal/api';

/** For plays: waits until all earlier responses are handled, to check that they had no effect. */
export async function responsesHandled(): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- past the client: responses arrive in order, and this one is the last
  const answer = await fetch(addressOf(listSpecializations, {}));
  await answer.text();
  // And rendered.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
