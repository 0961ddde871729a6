// What screens ask of a browser and jsdom does not have: a window of one size, in which nothing is laid out.

import { useCheapLabels } from './cheap-labels.ts';
import { usePlainStyles } from './plain-styles.ts';

/** Gives this jsdom the parts it lacks, once. */
export function addWhatJsdomLacks(): void {
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
  const fonts = Object.assign(new EventTarget(), { ready: Promise.resolve(), load: async () => [] });
  if (!document.fonts) Object.defineProperty(document, 'fonts', { value: fonts });
}

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
