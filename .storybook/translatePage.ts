/** How translators treat a text node: wrap it in an element, or replace it by an element with the text. */
export type Translator = 'around' | 'instead';

/** For plays: changes the text nodes of an element as page translators do, without changing the text. */
export function translatePage(root: HTMLElement, how: Translator): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.data.trim() && !node.parentElement?.closest('font, script, style')) texts.push(node);
  }
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    // In this order, as Chrome does.
    text.before(outer);
    if (how === 'around') inner.append(text);
    else {
      inner.append(text.data);
      text.remove();
    }
  }
}

/** For plays: returns a function that restores the patched DOM methods. */
export function keepNodeMethods(): () => void {
  const { insertBefore, removeChild } = Object.getOwnPropertyDescriptors(Node.prototype);
  return () => {
    Object.defineProperties(Node.prototype, { insertBefore, removeChild });
    Reflect.deleteProperty(Text.prototype, 'nodeValue');
  };
}
