/** The element by which a page translator has replaced a text node, which is not in the page any more. */
const translations = new WeakMap<Node, ChildNode>();

/** The elements that translators wrap texts in: `<font>`, or a name of their own such as `<ya-tr-span>`. React renders neither. */
const isTranslation = (node?: Node | null) => /^FONT$|-/.test(node?.nodeName ?? '');

/** The child of `parent` that represents a node of React's: the node itself, or the element that a translator has put around it or in its place. */
function childOf(parent: Node, node: Node | null): Node | null {
  if (!node || node.parentNode === parent) return node;
  const outer = node.parentNode ?? translations.get(node);
  return outer && isTranslation(outer) ? childOf(parent, outer) : null;
}

/**
 * Lets React update a page that the browser has translated. Translators move its text nodes into elements of theirs (or replace them), and React,
 * which expects them where it put them, would throw (facebook/react#11538). Done here once for all screens, because an element around each text that
 * may change would be forgotten somewhere. A text that changes after it was replaced is inserted again instead of its translation, and the translator
 * sees it as a new one.
 */
export function tolerateTranslators(): void {
  const proto = Node.prototype;
  // oxlint-disable-next-line typescript/unbound-method -- called below, each on its node
  const { insertBefore, removeChild } = proto;
  const nodeValue = Object.getOwnPropertyDescriptor(proto, 'nodeValue');
  new MutationObserver((changes) => {
    for (const { removedNodes, addedNodes, previousSibling } of changes) {
      const translation = addedNodes[0] ?? previousSibling;
      if (isTranslation(translation)) for (const node of removedNodes) translations.set(node, translation as ChildNode);
    }
  }).observe(document, { childList: true, subtree: true });
  proto.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, childOf(this, before)) as T;
  };
  proto.removeChild = function <T extends Node>(this: Node, node: T): T {
    const child = childOf(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, value: string | null) {
      nodeValue?.set?.call(this, value);
      if (!this.parentNode) translations.get(this)?.replaceWith(this);
    },
  });
}
