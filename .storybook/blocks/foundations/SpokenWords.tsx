import { texts } from '../../../packages/ui/src/texts.ts';
import { Facts } from '../Facts.tsx';

/** The default texts of the primitives, except those with a number. */
export function SpokenWords() {
  const facts = Object.entries(texts).flatMap(([primitive, words]) => {
    const sentences = Object.values(words as Record<string, unknown>).filter((word) => typeof word === 'string');
    return sentences.length > 0 ? [[primitive, sentences.join(' · ')] as const] : [];
  });
  return (
    <div lang="ru">
      <Facts facts={facts} />
    </div>
  );
}
