// Styles in a window in which nothing is laid out: what an element's kind, `hidden` and its own style say. jsdom itself
// compares every rule of every sheet with every element, anew after each change: a fifth of the time of a screen's
// test, although the sheets of the screens are not loaded there at all.

const patched = new WeakSet<Window>();

/** Gives this jsdom such styles in place of its own, once. */
export function usePlainStyles(): void {
  if (patched.has(window)) return;
  patched.add(window);
  const displayOf = displayOfKinds(window.getComputedStyle.bind(window));
  window.getComputedStyle = (element, pseudo) => {
    // Nothing stands before or after an element without sheets.
    if (pseudo) return plainStyle(() => '', { content: 'none', display: 'inline' });
    const isHidden = element.hasAttribute('hidden');
    return plainStyle((name) => ownStyle(element, name), {
      display: isHidden ? 'none' : displayOf(element),
      visibility: inheritedVisibility(element),
    });
  };
}

/** How each kind of element is displayed, asked of jsdom once. */
function displayOfKinds(computed: Window['getComputedStyle']): (element: Element) => string {
  const known = new Map<string, string>();
  return ({ namespaceURI, localName }) => {
    const kind = `${namespaceURI} ${localName}`;
    const before = known.get(kind);
    if (before !== undefined) return before;
    const plain = document.createElementNS(namespaceURI, localName);
    document.body.append(plain);
    const { display } = computed(plain);
    plain.remove();
    known.set(kind, display);
    return display;
  };
}

function inheritedVisibility(element: Element): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const own = ownStyle(one, 'visibility');
    if (own) return own;
  }
  return 'visible';
}

function ownStyle(element: Element, name: string): string {
  return 'style' in element ? (element as HTMLElement).style.getPropertyValue(name) : '';
}

/** Reads as a computed style does, by method or by the name of a property. */
function plainStyle(own: (name: string) => string, usual: Record<string, string>): CSSStyleDeclaration {
  const read = (name: string) => own(name) || (usual[name] ?? '');
  return new Proxy({} as CSSStyleDeclaration, {
    get(_target, name) {
      if (typeof name !== 'string') return undefined;
      if (name === 'getPropertyValue') return read;
      if (name === 'getPropertyPriority') return () => '';
      return read(name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
    },
  });
}
