// React draws computed styles as `style` attributes. The content-security policy refuses these in a page that is sent:
// on the way they are rules of one sheet, which the policy names by its content.

/** Id of the sheet. */
export const inlineStylesId = 'inline-styles';
const attribute = 'data-inline-style';
const selectorOf = (index: number) => `[${attribute}="${index}"]`;

const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** Takes the styles out of what React has drawn. Text cannot be mistaken for one: React escapes its quotes. */
export function extractInlineStyles(html: string): { html: string; css: string } {
  const rules = new Map<string, number>();
  const lifted = html.replace(/ style="([^"]*)"/g, (_, escaped: string) => {
    const style = escaped.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? '');
    // Nothing of ours needs these; what ends the rule, or the element, could say anything after it.
    if (/[<>{}\\@]|\/\*/.test(style)) return '';
    if (!rules.has(style)) rules.set(style, rules.size);
    return ` ${attribute}="${rules.get(style)}"`;
  });
  return { html: lifted, css: [...rules].map(([style, index]) => `${selectorOf(index)}{${style}}`).join('') };
}

/** Puts the styles where React would have set them, before it takes the page over. Nothing moves. One way through the page, however many. */
export function restoreInlineStyles(): void {
  const element = document.getElementById(inlineStylesId);
  if (!(element instanceof HTMLStyleElement) || !element.sheet) return;
  const rules = [...element.sheet.cssRules].filter((rule) => rule instanceof CSSStyleRule);
  const styles = new Map(rules.map(({ selectorText, style }) => [selectorText, style.cssText]));
  for (const drawn of document.querySelectorAll<HTMLElement | SVGElement>(`[${attribute}]`)) {
    const style = styles.get(selectorOf(Number(drawn.getAttribute(attribute))));
    if (style) drawn.style.cssText = style;
    drawn.removeAttribute(attribute);
  }
  element.remove();
}
