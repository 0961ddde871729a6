import { useEffectEvent, useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { useReturnFocus } from './use-return-focus.ts';

// The open dialogs of the page, the topmost last.
let layers: readonly string[] = [];
const listeners = new Set<() => void>();
const answered = new WeakSet<Event>();

function keep(next: readonly string[]): void {
  layers = next;
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
 * Closes a dialog on an Escape while nothing lies over it. Every open dialog hears of every Escape; each Escape closes
 * the topmost of its moment alone, so that a preview does not take the order behind it along. Left to Mantine, a dialog
 * would hear nothing until it is drawn anew. Gives the focus back to what opened the dialog once it goes away.
 */
export function useLayer(isOpen: boolean, onEscape: () => void): void {
  useReturnFocus(isOpen);
  const id = useId();
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || answered.has(event) || layers.at(-1) !== id) return;
    // An open list in the dialog answers this one (Mantine marks its field).
    const field = event.target instanceof Element ? event.target : undefined;
    if (field?.getAttribute('data-mantine-stop-propagation') === 'true') return;
    answered.add(event);
    onEscape();
  });
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    keep([...layers, id]);
    // In the capture phase, as those who stop an event on its way up are not to keep it from here.
    window.addEventListener('keydown', hear, true);
    return () => {
      window.removeEventListener('keydown', hear, true);
      keep(layers.filter((one) => one !== id));
    };
  }, [id, isOpen]);
}
