import { createStore, useStore } from '#client/store.ts';

const key = 'openward.single-keys';

function readSafely(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

const areOn = createStore(readSafely());

/** True while keys such as `j` do something on their own; who dictates or types with a switch turns them off. */
export function areSingleKeysOn(): boolean {
  return areOn.get();
}

/** The same as state of a component. */
export function useSingleKeys(): boolean {
  return useStore(areOn);
}

/** Turns single keys on or off, and remembers it in this browser. */
export function setSingleKeys(next: boolean): void {
  areOn.set(next);
  try {
    localStorage.setItem(key, next ? 'on' : 'off');
  } catch {
    // A browser without room forgets it at the next visit.
  }
}
