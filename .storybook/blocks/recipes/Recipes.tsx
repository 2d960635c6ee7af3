import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { ToastRegion, toasts, UiProvider } from '@portal/ui';
import { type ReactNode, useContext, useState } from 'react';
import { Specimen } from '../foundations/Specimen.tsx';
import { Choice } from '../screens/Choice.tsx';
import { useGlobals } from '../useGlobals.ts';
import { DeleteOne } from './DeleteOne.tsx';
// oxlint-disable-next-line import/default -- the text of the file
import deleteOne from './DeleteOne.tsx?raw';
import { FormInDialog } from './FormInDialog.tsx';
// oxlint-disable-next-line import/default -- the text of the file
import formInDialog from './FormInDialog.tsx?raw';
import { StatesOfAList } from './StatesOfAList.tsx';
// oxlint-disable-next-line import/default -- the text of the file
import statesOfAList from './StatesOfAList.tsx?raw';

/** As long as a short answer of the server. */
const answered = () => new Promise<void>((resolve) => setTimeout(resolve, 800));
const say = (title: string) => () => void toasts.show({ type: 'info', title });

/** No recipe has links. */
const stay = () => undefined;

/** A recipe that works, and its code to copy: the very file that is rendered. */
function Recipe({ code, children }: { code: string; children: ReactNode }) {
  const { theme } = useGlobals(useContext(DocsContext));
  return (
    <>
      <Specimen>
        <div lang="ru">
          <UiProvider locale="ru-RU" navigate={stay}>
            {children}
          </UiProvider>
        </div>
      </Specimen>
      <Source code={code} language="tsx" dark={theme === 'dark'} />
    </>
  );
}

export function Deleting() {
  return (
    <Recipe code={deleteOne}>
      <DeleteOne name="DSC_0434.jpg" remove={answered} />
    </Recipe>
  );
}

export function Form() {
  return (
    <Recipe code={formInDialog}>
      <FormInDialog save={answered} />
    </Recipe>
  );
}

const states = [
  ['loading', 'Loading'],
  ['failed', 'Failed'],
  ['empty', 'Empty'],
  ['shown', 'Shown'],
] as const;

export function List() {
  const [state, setState] = useState<'loading' | 'failed' | 'empty' | 'shown'>('empty');
  return (
    <>
      <Choice label="State of the list" options={states} value={state} onChange={setState} />
      <Recipe code={statesOfAList}>
        <StatesOfAList state={state} retry={say('Повтор')} create={say('Новый проект')}>
          Выпускной 11 «А»
        </StatesOfAList>
      </Recipe>
    </>
  );
}

/** Where the notifications of the recipes are shown. */
export function Notifications() {
  return (
    <div className="sb-unstyled" lang="ru">
      <UiProvider locale="ru-RU" navigate={stay}>
        <ToastRegion />
      </UiProvider>
    </div>
  );
}
