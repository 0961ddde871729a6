// What screens ask of a browser and jsdom does not have: a window of one size, in which nothing is laid out.

import { configure } from '@testing-library/react';
import { useCheapLabels } from './cheap-labels.ts';
import { usePlainStyles } from './plain-styles.ts';

/** Gives this jsdom the parts it lacks, once, and the tests the patience that a busy machine asks for. */
export function addWhatJsdomLacks(): void {
  configure({ asyncUtilTimeout: 20_000 });
  usePlainStyles();
  useCheapLabels();
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('prefers-reduced-motion'),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }) as MediaQueryList;
  window.ResizeObserver ??= NoObserver;
  window.IntersectionObserver ??= NoObserver as never;
  window.scrollTo = () => {};
  globalThis.reportError ??= (error: unknown) =>
    void window.dispatchEvent(new ErrorEvent('error', { error, message: String(error) }));
  Object.assign(Element.prototype, { scrollIntoView: () => {} });
  Object.assign(Blob.prototype, { stream: streamOf });
  window.FontFace ??= NoFont as never;
  if (!document.fonts) Object.defineProperty(document, 'fonts', { value: new NoFonts() });
}

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function streamOf(this: Blob): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    start: async (controller) => {
      controller.enqueue(new Uint8Array(await this.arrayBuffer()));
      controller.close();
    },
  });
}

/** A font is there at once: nothing is drawn with it. */
class NoFont {
  family: string;
  weight: string;
  constructor(family: string, _source: BufferSource, { weight }: { weight: string }) {
    this.family = family;
    this.weight = weight;
  }
  async load() {
    return this;
  }
}

class NoFonts extends EventTarget {
  ready = Promise.resolve();
  #faces = new Set<NoFont>();
  async load() {
    return [];
  }
  add(face: NoFont): void {
    this.#faces.add(face);
  }
  [Symbol.iterator]() {
    return this.#faces.values();
  }
}
