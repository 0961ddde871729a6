import { createStore, useStore } from '#client/store.ts';
import { countOthers, readEntries } from './device-storage.ts';
import { keepingFor, startKeeping } from './keeping.ts';
import type { PlacedEntry } from './unsent-entry.ts';

/** What this device holds that the server does not have yet. */
export interface UnsentState {
  /** Of the signed-in person, in the order of typing. */
  entries: readonly PlacedEntry[];
  /** How many of somebody else. */
  others: number;
}

const nothing: UnsentState = { entries: [], others: 0 };
/** With whose it is: what one person typed is not shown to the next, however quickly they sign in. */
const state = createStore<{ owner: string | undefined; unsent: UnsentState }>({
  owner: undefined,
  unsent: nothing,
});

let otherTabs: BroadcastChannel | undefined;

/** From now on this page keeps what cannot be sent, and hears what other tabs keep and send. */
export function beginKeeping(): void {
  if (!startKeeping() || typeof BroadcastChannel === 'undefined') return;
  otherTabs = new BroadcastChannel('openward-unsent');
  otherTabs.addEventListener('message', () => void refreshUnsent());
}

/** Follows what is not sent yet of the signed-in person. */
export function useUnsent(): UnsentState {
  const { owner, unsent } = useStore(state);
  return owner === keepingFor() ? unsent : nothing;
}

/** Reads again what lies on the device; a browser that keeps nothing holds nothing. */
export async function refreshUnsent(): Promise<void> {
  const owner = keepingFor();
  if (owner === undefined) return state.set({ owner, unsent: nothing });
  const [entries, others] = await Promise.all([readEntries(owner), countOthers(owner)]).catch(
    () => [[], 0] as const,
  );
  if (owner !== keepingFor()) return;
  const unsent = { entries: entries.filter(({ heldUntil }) => heldUntil <= Date.now()), others };
  state.set({ owner, unsent });
}

/** Tells this tab and the others of the browser that something was kept, sent or removed. */
export async function noteUnsentChange(): Promise<void> {
  otherTabs?.postMessage('changed');
  await refreshUnsent();
}
