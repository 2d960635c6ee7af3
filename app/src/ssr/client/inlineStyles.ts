// React renders computed styles as `style` attributes, which the content-security policy forbids in HTML. On the way to the
// browser they are rules of one style sheet, which the policy allows by its hash.

/** Id of the sheet. */
export const inlineStylesId = 'inline-styles';
const attribute = 'data-inline-style';
const selectorOf = (index: number) => `[${attribute}="${index}"]`;

const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** Moves the styles out of the HTML that React rendered. Text cannot match: React escapes its quotes. */
export function extractInlineStyles(html: string): { html: string; css: string } {
  const rules = new Map<string, number>();
  const lifted = html.replace(/ style="([^"]*)"/g, (_, escaped: string) => {
    const style = escaped.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? '');
    // We never need these characters, and they could end the rule or the element and inject something.
    if (/[<>{}\\@]|\/\*/.test(style)) return '';
    if (!rules.has(style)) rules.set(style, rules.size);
    return ` ${attribute}="${rules.get(style)}"`;
  });
  return { html: lifted, css: [...rules].map(([style, index]) => `${selectorOf(index)}{${style}}`).join('') };
}

/** Restores the attributes before React hydrates the page, in one pass. Nothing moves. */
export function restoreInlineStyles(): void {
  const element = document.getElementById(inlineStylesId);
  if (!(element instanceof HTMLStyleElement) || !element.sheet) return;
  const rules = [...element.sheet.cssRules].filter((rule) => rule instanceof CSSStyleRule);
  const styles = new Map(rules.map(({ selectorText, style }) => [selectorText, style.cssText]));
  for (const styled of document.querySelectorAll<HTMLElement | SVGElement>(`[${attribute}]`)) {
    const style = styles.get(selectorOf(Number(styled.getAttribute(attribute))));
    if (style) styled.style.cssText = style;
    styled.removeAttribute(attribute);
  }
  element.remove();
}
