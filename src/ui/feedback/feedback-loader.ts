import { useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { subscribeToConfirmations } from './confirm-store.ts';

let layer: ComponentType | null = null;
const listeners = new Set<() => void>();

async function load(): Promise<void> {
  const { FeedbackLayer } = await import('./feedback-layer.tsx');
  layer = FeedbackLayer;
  for (const listener of listeners) listener();
}

/**
 * Fetches what shows notices and questions. It happens by itself at the first of them; the shell asks for it
 * once someone has signed in, so that it is there when the network goes away.
 */
export function loadFeedbackLayer(): void {
  // A fetch that fails is tried again at the next notice or question; both wait in their stores until then.
  if (!layer) load().catch(() => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The component that shows notices and questions, null until it is needed: it stays out of the first download. */
export function useFeedbackLayer(): ComponentType | null {
  useEffect(() => subscribeToConfirmations(loadFeedbackLayer), []);
  return useSyncExternalStore(subscribe, () => layer);
}
