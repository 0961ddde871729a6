import { createStore, useStore } from '../store.ts';

// Loaded with the first screen, whoever comes to it: what a handed device shows is fetched where one is handed over.
// Every tab of the browser is locked, and stays so when it is loaded again; what was prepared stays in its own tab.
export const lockKey = 'openward.handed-over';
export const factsKey = 'openward.handed-facts';

const lock = createStore(readLock());

window.addEventListener('storage', ({ key }) => {
  if (key === lockKey) lock.set(readLock());
});

function readLock(): string | null {
  try {
    return localStorage.getItem(lockKey);
  } catch {
    return null;
  }
}

/** Locks the browser, as it was written down under `lockKey`. */
export const setLock: (written: string) => void = lock.set;

/** How the browser is locked at this moment; null while the device is with whoever is signed in. */
export const currentLock: () => string | null = lock.get;

export const subscribeToLock: (listener: () => void) => () => void = lock.subscribe;

/** Follows how the browser is locked. */
export function useLock(): string | null {
  return useStore(lock);
}

/** The device is back with somebody who has shown their password. */
export function endHandingOver(): void {
  try {
    localStorage.removeItem(lockKey);
    sessionStorage.removeItem(factsKey);
  } catch {
    // Nothing is locked in a browser without storage.
  }
  lock.set(null);
}
