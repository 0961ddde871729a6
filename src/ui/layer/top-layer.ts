import { useId, useLayoutEffect, useSyncExternalStore } from 'react';

// The open dialogs of the page, the topmost last.
let layers: readonly string[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How many dialogs are open. */
export function useLayerCount(): number {
  return useSyncExternalStore(subscribe, () => layers.length);
}

/**
 * Whether nothing lies over a dialog. Mantine tells every open dialog of one Escape; only the topmost may close, so
 * that a preview does not take the order behind it along.
 */
export function useIsTopLayer(isOpen: boolean): boolean {
  const id = useId();
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    layers = [...layers, id];
    tell();
    return () => {
      layers = layers.filter((one) => one !== id);
      // The Escape that closed this one is still on its way to those below.
      setTimeout(tell);
    };
  }, [id, isOpen]);
  return useSyncExternalStore(subscribe, () => layers.at(-1) === id);
}
