/** What translators leave of a text node: inside an element of theirs, or nothing, with its words in such an element. */
export type Translator = 'around' | 'instead';

/** For plays: does with the texts of an element what page translators do, in the same words. */
export function translatePage(root: HTMLElement, how: Translator): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.data.trim() && !node.parentElement?.closest('font, script, style')) texts.push(node);
  }
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    // In this order: as Chrome does it.
    text.before(outer);
    if (how === 'around') inner.append(text);
    else {
      inner.append(text.data);
      text.remove();
    }
  }
}

/** For plays: undoes afterwards what a script of the portal has changed in the methods of nodes. */
export function keepNodeMethods(): () => void {
  const { insertBefore, removeChild } = Object.getOwnPropertyDescriptors(Node.prototype);
  return () => {
    Object.defineProperties(Node.prototype, { insertBefore, removeChild });
    Reflect.deleteProperty(Text.prototype, 'nodeValue');
  };
}
