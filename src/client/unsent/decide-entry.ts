import { changeEntry, forgetOwner, readEntries, removeEntry } from './device-storage.ts';
import { keepingFor } from './entry-owner.ts';
import { forgetSession } from './remembered-session.ts';
import { sendUnsent } from './send-unsent.ts';
import type { PlacedEntry } from './unsent-entry.ts';
import { noteUnsentChange } from './unsent-state.ts';

/** So long somebody who wants to sign out waits for entries to be sent. */
const leavingPatienceMs = 10_000;

/** Sends a refused entry once more, as it is; what changed since at the server may let it pass. */
export async function sendEntryAgain(entry: PlacedEntry): Promise<void> {
  const owner = keepingFor();
  if (owner === undefined) return;
  await changeEntry(owner, { ...entry, isAgeAccepted: true, refusal: null });
  await noteUnsentChange();
  await sendUnsent();
}

/** Removes an entry that the person decided not to send. */
export async function discardEntry({ place }: PlacedEntry): Promise<void> {
  const owner = keepingFor();
  if (owner === undefined) return;
  await removeEntry(owner, place);
  await noteUnsentChange();
  void sendUnsent();
}

/** Removes what nobody can read, once the person knows of it. */
export async function removeUnreadable(places: readonly number[]): Promise<void> {
  const owner = keepingFor();
  if (owner === undefined) return;
  for (const place of places) await removeEntry(owner, place);
  await noteUnsentChange();
}

/** Tries to send everything of the signed-in person; returns what is left. */
export async function sendBeforeLeaving(): Promise<readonly PlacedEntry[]> {
  const owner = keepingFor();
  if (owner === undefined) return [];
  const lying = await readEntries(owner).catch(() => []);
  if (lying.length === 0) return [];
  const patience = new Promise((resolve) => setTimeout(resolve, leavingPatienceMs));
  await Promise.race([sendUnsent(), patience]);
  return readEntries(owner);
}

/** Remembers who is signed in; the function returned removes what lies on the device of them. */
export function forgetAfterSigningOut(): () => Promise<void> {
  const owner = keepingFor();
  return async () => {
    if (owner === undefined) return;
    await forgetSession().catch(() => {});
    await forgetOwner(owner).catch(() => {});
  };
}
