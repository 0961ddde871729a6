import { byServerClock } from '#client/contact/server-clock.ts';
import { isRetryable } from '#client/remote.ts';
import { transport } from '#client/transport.ts';
import type { KeepableCall } from '#kernel/access/keepable-calls.ts';
import type { Call, CallOutput, CallRequest } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { addEntry, changeEntry, readEntries, removeEntry } from './device-storage.ts';
import { keepingFor } from './entry-owner.ts';
import { sendUnsent } from './send-unsent.ts';
import { type EntryWords, inputToSend, type PlacedEntry, type UnsentEntry } from './unsent-entry.ts';
import { entryKept } from './unsent-events.ts';
import { noteUnsentChange } from './unsent-state.ts';

/** Nobody waits longer at a bed: the entry is kept, and sent again behind the form. */
const patienceMs = 10_000;
/** A form whose tab was closed sends no more; then the entry is anybody's to send. */
const heldMs = 30_000;

export interface KeepableOptions extends EntryWords {
  /** The key of the form's submission. */
  submissionKey: string;
  /** The id of the refused entry that this one corrects, as the form's draft names it. */
  corrects?: string | undefined;
}

/** Sends the input, or keeps it on this device; undefined says that it is kept. @throws CallError as the server refuses */
export type KeepableWrite<C extends Call> = (
  input: CallRequest<C>,
  options: KeepableOptions,
) => Promise<CallOutput<C> | undefined>;

/**
 * A write that loses nothing while the network is away: what the server does not answer in time is kept on this
 * device and sent once when the server is back. `timeField` says when it happened; left out by the form it is when it
 * was typed, by the server's clock.
 */
export function keepableWrite<C extends Call & { kind: 'write' }>(
  call: C['id'] & KeepableCall,
  timeField: (keyof CallRequest<C> & string) | null = null,
): KeepableWrite<C> {
  return async (input, options) => {
    const { submissionKey, corrects, ...words } = options;
    const owner = keepingFor();
    if (owner === undefined) {
      return (await transport().send(call, input, { idempotencyKey: submissionKey })) as CallOutput<C>;
    }
    const entry: UnsentEntry = {
      ...words,
      id: newId(),
      call,
      input: input as Record<string, unknown>,
      timeField,
      idempotencyKey: submissionKey,
      typedAt: new Date().toISOString(),
      heldUntil: Date.now() + heldMs,
      refusal: null,
    };
    const held = await hold(owner, entry, corrects);
    return (await sendHeld(owner, held)) as CallOutput<C> | undefined;
  };
}

interface Held {
  entry: UnsentEntry;
  /** Undefined where the browser keeps nothing: then a lost call is told by the form, as everywhere. */
  kept: PlacedEntry | undefined;
  /** The refused entry at whose place this one stands. */
  corrected: PlacedEntry | undefined;
  mustWait: boolean;
}

/** Writes the entry down before it is sent, so that a browser closed in between loses nothing. */
async function hold(owner: string, entry: UnsentEntry, corrects: string | undefined): Promise<Held> {
  try {
    const before = await readEntries(owner);
    const corrected = before.find(({ id }) => id === corrects);
    if (corrected) {
      return { entry, kept: { ...entry, place: corrected.place }, corrected, mustWait: false };
    }
    const mustWait = before.some(({ patientId }) => patientId === entry.patientId);
    const known = byServerClock(entry.typedAt) !== null;
    const fixed = known ? { ...entry, input: inputToSend(entry, byServerClock) } : entry;
    return {
      entry: fixed,
      kept: { ...fixed, place: await addEntry(owner, fixed) },
      corrected,
      mustWait,
    };
  } catch {
    return { entry, kept: undefined, corrected: undefined, mustWait: false };
  }
}

async function sendHeld(owner: string, { entry, kept, corrected, mustWait }: Held): Promise<unknown> {
  // Where nothing is kept the form itself tries again, with the same input under the same key.
  const fixed = kept ? { ...entry, input: inputToSend(entry, byServerClock) } : entry;
  if (kept && (mustWait || !navigator.onLine)) return leave(owner, kept);
  if (kept) await changeEntry(owner, { ...kept, ...fixed });
  const patience = new AbortController();
  const timer = kept && setTimeout(() => patience.abort(), patienceMs);
  try {
    const { call, input, idempotencyKey } = fixed;
    const answer = await transport().send(call, input, { idempotencyKey, signal: patience.signal });
    if (kept) await removeEntry(owner, kept.place);
    if (corrected) await noteUnsentChange();
    return answer;
  } catch (error) {
    if (!kept) throw error;
    if (patience.signal.aborted || isRetryable(error)) return leave(owner, { ...kept, ...fixed });
    // The form tells why; a corrected entry stays the question that it was.
    if (corrected) await changeEntry(owner, corrected);
    else await removeEntry(owner, kept.place);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Leaves an entry to be sent when the server is back. */
async function leave(owner: string, entry: PlacedEntry): Promise<undefined> {
  await changeEntry(owner, { ...entry, heldUntil: 0 });
  await noteUnsentChange();
  entryKept.tell(entry);
  void sendUnsent();
  return undefined;
}
