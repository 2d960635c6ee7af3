import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { tolerateTranslators } from './tolerateTranslators.ts';
import preview from '@portal/storybook/preview.tsx';
import { keepNodeMethods, translatePage, type Translator } from '@portal/storybook/translatePage.ts';

const names = ['Анна', 'Борис', 'Вера'];

/** Text nodes beside conditional elements: those whose DOM nodes a translator replaces. */
function Changing() {
  const [step, setStep] = useState(0);
  return (
    <>
      <button type="button" aria-label="Дальше" onClick={() => setStep(step + 1)} />
      <p data-testid="words">
        {step % 2 === 0 ? <b>Найдено</b> : 'Ищем'} {step} из {names.length}
        {step % 2 === 1 && <i>ещё</i>}
        {step < 2 && ' минут'}
      </p>
      <ul>
        {(step % 2 === 0 ? names : names.toReversed()).map((name) => (
          <li key={name}>{step < 3 ? name : `${name}!`}</li>
        ))}
      </ul>
    </>
  );
}

const meta = preview.meta({
  title: 'App/Portal',
  component: Changing,
  beforeEach: () => {
    const undo = keepNodeMethods();
    tolerateTranslators();
    return undo;
  },
});

/** Each step translates what is new, as a translator does that observes the page. */
async function changeUnder(translator: Translator, { canvas, canvasElement }: Pick<StoryContext, 'canvas' | 'canvasElement'>) {
  const shown = () => [canvas.getByTestId('words').textContent, canvas.getByRole('list').textContent];
  const steps = [
    ['Найдено 0 из 3 минут', 'АннаБорисВера'],
    ['Ищем 1 из 3ещё минут', 'ВераБорисАнна'],
    ['Найдено 2 из 3', 'АннаБорисВера'],
    ['Ищем 3 из 3ещё', 'Вера!Борис!Анна!'],
    ['Найдено 4 из 3', 'Анна!Борис!Вера!'],
  ];
  for (const words of steps) {
    await expect(shown()).toEqual(words);
    translatePage(canvasElement, translator);
    await expect(shown()).toEqual(words);
    await fireEvent.click(canvas.getByRole('button', { name: 'Дальше' }));
  }
}

export const WrappedTexts = meta.story({
  name: 'Guard: texts that a translator has wrapped change, come and go',
  play: (context) => changeUnder('around', context),
});

export const ReplacedTexts = meta.story({
  name: 'Guard: texts that a translator has taken out change, come and go',
  play: (context) => changeUnder('instead', context),
});
