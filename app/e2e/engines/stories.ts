import { builtStories, ownSizeInPage } from '../../../.ci/storybook/serve-storybook.ts';
import { usual } from './engine.ts';
import type { Person } from './person.ts';
import { looksRight, type Step } from './walk.ts';

/** How many stories are played in each engine. */
const COUNT = 50;

/** Stories with a play, from all of Storybook. */
function chosen(): string[] {
  const played = builtStories().filter(({ tags }) => tags.includes('play-fn'));
  return Array.from({ length: COUNT }, (_, index) => played[Math.floor((index * played.length) / COUNT)]?.id ?? '');
}

interface Channel {
  last: (event: string) => { storyId: string }[] | undefined;
  emit: (event: string, ...args: unknown[]) => void;
  on: (event: string, listener: (error: { message?: string }) => void) => void;
}
interface Canvas {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  thrown?: string[];
}

/** Storybook reports a story with a failed play as rendered, so the errors of plays are recorded. */
function recordInPage(): void {
  const canvas = globalThis as unknown as Canvas;
  for (const event of ['playFunctionThrewException', 'storyThrewException', 'unhandledErrorsWhilePlaying', 'storyErrored'])
    canvas.__STORYBOOK_ADDONS_CHANNEL__?.on(event, (error) => canvas.thrown?.push(error.message ?? JSON.stringify(error)));
}

function showInPage(storyId: string): void {
  const canvas = globalThis as unknown as Canvas;
  canvas.thrown = [];
  canvas.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

const hasEndedInPage = (id: string): boolean =>
  (globalThis as unknown as Canvas).__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0]?.storyId === id;

/** A story without data. */
const plain = 'primitives-feedback-spinner--playground';

/**
 * What a play has thrown, in the page of the story before; of a failed one nothing is left. Between two stories is one without data: a resized window
 * gets the focus, the story before would then request its data once more, and the mocks of the next would answer.
 */
async function play(person: Person, url: string, id: string, isFresh: boolean): Promise<string[]> {
  const { engine } = person;
  if (isFresh) await engine.open(`${url}iframe.html?viewMode=story&id=${plain}`);
  else await engine.run(showInPage, plain);
  await person.until('the story between', () => engine.run(hasEndedInPage, plain));
  if (isFresh) await engine.run(recordInPage);
  const { width, height } = (await engine.run(ownSizeInPage, id)) ?? usual;
  await engine.resize(width, height);
  await engine.run(showInPage, id);
  await person
    .until(id, () => engine.run(hasEndedInPage, id))
    .catch((error: unknown) => engine.run((text) => void (globalThis as unknown as Canvas).thrown?.push(text), String(error)));
  return engine.run(() => (globalThis as unknown as Canvas).thrown ?? []);
}

/** Fifty plays, and the page of a component with all its blocks. */
export function storySteps(url: string): Step[] {
  return [
    [
      'page of a component',
      async (person) => {
        await person.engine.open(`${url}iframe.html?viewMode=docs&id=primitives-actions-button--docs`);
        // The last of its blocks: axe has looked at every story of the page.
        await person.until('the page', () => person.engine.run(() => document.body.textContent.includes('axe, just now')));
        await looksRight(person, 'page of a component');
      },
    ],
    [
      `${COUNT} stories with their plays`,
      async (person) => {
        const red: string[] = [];
        let isFresh = true;
        for (const id of chosen()) {
          const thrown = await play(person, url, id, isFresh);
          isFresh = thrown.length > 0;
          if (isFresh) red.push(`${id}: ${thrown.join('; ').slice(0, 300)}`);
        }
        if (red.length > 0) throw new Error(red.join('\n    '));
      },
    ],
  ];
}
