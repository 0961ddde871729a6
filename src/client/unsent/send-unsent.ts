import { byServerClock } from '#client/contact/server-clock.ts';
import { isRetryable } from '#client/remote.ts';
import { currentSession, subscribeToSession } from '#client/session.ts';
import { CallError, transport } from '#client/transport.ts';
import { changeEntry, readEntries, removeEntry } from './device-storage.ts';
import { keepingFor } from './entry-owner.ts';
import { inTurn } from './sending-turn.ts';
import { inputToSend, isTooOld, nextToSend, type PlacedEntry, tooOldCode } from './unsent-entry.ts';
import { entrySent } from './unsent-events.ts';
import { noteUnsentChange } from './unsent-state.ts';

const pauseMs = 15_000;

/** Refusals that are not about the entry: it waits on. */
const notOfEntry = new Set<string>([
  'SIGNED_OUT',
  'TWO_FACTOR_SETUP_REQUIRED',
  'HOSPITAL_SUSPENDED',
  'TOO_MANY_ATTEMPTS',
  'ORIGIN_REFUSED',
]);

let running: Promise<void> | undefined;
let waiting: Promise<void> | undefined;
let pause: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits, in one tab and in order; resolves when nothing more can be sent now. Never rejects. */
export function sendUnsent(): Promise<void> {
  if (!running) {
    running = sendAll().finally(() => (running = undefined));
    return running;
  }
  // What was kept since the running one has looked is sent by one more.
  waiting ??= running.then(() => {
    waiting = undefined;
    return sendUnsent();
  });
  return waiting;
}

async function sendAll(): Promise<void> {
  clearTimeout(pause);
  const owner = keepingFor();
  if (owner === undefined) return;
  try {
    await inTurn(`openward-unsent ${owner}`, () => sendInOrder(owner));
  } catch {
    later();
  }
  if ((await readEntries(owner).catch(() => [])).some(({ refusal }) => refusal === null)) later();
}

function later(): void {
  clearTimeout(pause);
  pause = setTimeout(() => void sendUnsent(), pauseMs);
}

async function sendInOrder(owner: string): Promise<void> {
  for (;;) {
    if (keepingFor() !== owner || hasSessionEnded()) return;
    const next = nextToSend(await readEntries(owner), Date.now());
    if (!next) return;
    const isSettled = await sendOne(owner, next);
    await noteUnsentChange();
    if (!isSettled) return;
  }
}

/** True when the entry is out of the way: the server has it, or asks something about it. */
async function sendOne(owner: string, entry: PlacedEntry): Promise<boolean> {
  if (isTooOld(entry, Date.now())) {
    await changeEntry(owner, { ...entry, refusal: { code: tooOldCode, facts: {} } });
    return true;
  }
  // Written down before it is sent: the server takes a repeat only with the very same input.
  const fixed = { ...entry, input: inputToSend(entry, byServerClock) };
  await changeEntry(owner, fixed);
  try {
    const { call, input, idempotencyKey } = fixed;
    await unlessSessionEnds(transport().send(call, input, { idempotencyKey }));
  } catch (error) {
    if (!(error instanceof CallError) || isRetryable(error) || notOfEntry.has(error.code)) return false;
    await changeEntry(owner, { ...fixed, refusal: { code: error.code, facts: error.facts } });
    return true;
  }
  await removeEntry(owner, entry.place);
  entrySent.tell(entry);
  return true;
}

function hasSessionEnded(): boolean {
  const session = currentSession();
  return session.status !== 'signed-in' || session.hasEnded;
}

/** A call waits for the person to sign in again; another tab, where they did, must not wait for this one. */
async function unlessSessionEnds(sending: Promise<unknown>): Promise<void> {
  sending.catch(() => {});
  const ended = Promise.withResolvers<never>();
  ended.promise.catch(() => {});
  const stop = subscribeToSession(() => {
    if (hasSessionEnded()) ended.reject(new CallError('SIGNED_OUT'));
  });
  try {
    await Promise.race([sending, ended.promise]);
  } finally {
    stop();
  }
}
