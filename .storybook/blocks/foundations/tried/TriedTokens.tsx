import css from './Tried.module.css';
import { CopyName } from '../CopyName.tsx';
import { Specimen } from '../Specimen.tsx';
import { asRatio } from '../tokens/names.ts';
import { plain, themes, type Theme } from '../tokens/tokens.ts';
import { changedPairs, withTried } from './tried.ts';
import { declarations, type Tried, tryNothing } from './triedStore.ts';
import { useTried } from './useTried.ts';

/** Downloads a theme with the tried values, as the file of Storybook's build has those of tokens.css. */
async function download(tried: Tried, theme: Theme): Promise<void> {
  const { dtcg } = await import('../tokens/dtcg.ts');
  const file = new Blob([JSON.stringify(dtcg(withTried(tried), theme), null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${theme}.tokens.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** What is tried out: each value beside its own, every contrast that it changes, and the values for code and for Figma. */
export function TriedTokens() {
  const tried = useTried();
  const names = Object.keys(tried);
  const pairs = changedPairs(tried);
  return (
    <Specimen>
      <div className={css.tried}>
        {names.length === 0 ? (
          <p>Nothing is tried out.</p>
        ) : (
          <>
            <ul>
              {names.map((name) => (
                <li key={name}>
                  <code>{name}</code> <del>{plain.find((token) => token.name === name)?.value}</del> <b>{tried[name]}</b>
                </li>
              ))}
            </ul>
            <div className={css.buttons}>
              <CopyName text={declarations(tried)} said="The declarations">
                <span className={css.try}>Copy as CSS</span>
              </CopyName>
              {themes.map((theme) => (
                <button key={theme} type="button" className={css.try} onClick={() => void download(tried, theme)}>
                  {theme}.tokens.json
                </button>
              ))}
              <button type="button" className={css.try} onClick={tryNothing}>
                All as they were
              </button>
            </div>
            <p>{pairs.length === 0 ? 'No contrast changes.' : `${pairs.length} contrasts change:`}</p>
            <ul>
              {pairs.map(({ front, ground, theme, least, before, after }) => (
                <li key={front + ground + theme}>
                  <code>{front}</code> on <code>{ground}</code>, {theme}: {asRatio(before)} → <b>{asRatio(after)}</b>
                  {after < least && <strong> at least {least} is needed</strong>}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Specimen>
  );
}
