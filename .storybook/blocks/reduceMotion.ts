const preference = /\(\s*prefers-reduced-motion(?:\s*:\s*(reduce|no-preference))?\s*\)/g;

/** The media condition as if reduced motion were preferred. */
function reduced(condition: string): string {
  return condition.replace(preference, (_, value) => (value === 'no-preference' ? '(width < 0px)' : '(width >= 0px)'));
}

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if ('cssRules' in rule) yield* mediaRules(rule.cssRules as CSSRuleList);
  }
}

/**
 * Emulates `prefers-reduced-motion: reduce`: rewrites the conditions in current and later style sheets, and `matchMedia`. Returns a
 * function that undoes it.
 */
export function reduceMotion(): () => void {
  const changed = new Map<CSSMediaRule, string>();
  const rewrite = () => {
    for (const sheet of document.styleSheets) {
      for (const rule of mediaRules(sheet.cssRules)) {
        const text = rule.media.mediaText;
        if (!text.includes('prefers-reduced-motion')) continue;
        changed.set(rule, text);
        rule.media.mediaText = reduced(text);
      }
    }
  };
  rewrite();
  const observer = new MutationObserver(rewrite);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });

  const original = window.matchMedia.bind(window);
  window.matchMedia = (query) => original(reduced(query));

  return () => {
    observer.disconnect();
    window.matchMedia = original;
    for (const [rule, text] of changed) rule.media.mediaText = text;
  };
}
