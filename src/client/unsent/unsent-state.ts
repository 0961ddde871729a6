import { createStore, useStore } from '#client/store.ts';
import { countOthers, readLying } from './device-storage.ts';
import { keepingFor, startKeeping } from './entry-owner.ts';
import type { PlacedEntry } from './unsent-entry.ts';

/** What this device holds that the server does not have yet. */
export interface UnsentState {
  /** Of the signed-in person, in the order of typing. */
  entries: readonly PlacedEntry[];
  /** How many of somebody else. */
  others: number;
  /** Places of own ones that cannot be read any more, and are not sent. */
  unreadable: readonly number[];
}

const nothing: UnsentState = { entries: [], others: 0, unreadable: [] };
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
  const [{ entries, unreadable }, others] = await Promise.all([readLying(owner), countOthers(owner)]).catch(
    () => [nothing, 0] as const,
  );
  if (owner !== keepingFor()) return;
  const shown = entries.filter(({ heldUntil }) => heldUntil <= Date.now());
  state.set({ owner, unsent: { entries: shown, others, unreadable } });
}

/** Tells this tab and the others of the browser that something was kept, sent or removed. */
export async function noteUnsentChange(): Promise<void> {
  otherTabs?.postMessage('changed');
  await refreshUnsent();
}
