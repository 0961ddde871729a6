import type { KeepableCall } from '#kernel/access/keepable-calls.ts';
import type { ErrorFacts } from '#kernel/app-error.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';

/** What a form says of an entry beside its input: whom it is about, and how it is corrected when it is refused. */
export interface EntryWords {
  /** Entries about one patient are sent one after the other. */
  patientId: string;
  patientName: string;
  /** What was typed, in one sentence of the form's words. */
  words: string;
  /** Where the form is opened again, and the draft that it finds there. */
  form: { address: string; draftKey: string; values: Record<string, unknown> };
}

/** Something typed that is kept on this device until the server has it. */
export interface UnsentEntry extends EntryWords {
  id: string;
  call: KeepableCall;
  input: Record<string, unknown>;
  /** The field of the input that says when it happened; filled in from `typedAt` where it was left out. */
  timeField: string | null;
  /** The same for every attempt, so that it counts once. */
  idempotencyKey: string;
  /** When it was typed, by the clock of the device. */
  typedAt: string;
  /** Until then the form sends it by itself (milliseconds since 1970). */
  heldUntil: number;
  /** The person knows that it lay for long, and wants it sent. */
  isAgeAccepted?: boolean;
  /** Why the server refused it; null while it waits to be sent. */
  refusal: { code: string; facts: ErrorFacts } | null;
}

/** An entry with its place in the order of typing, which no clock decides. */
export type PlacedEntry = UnsentEntry & { place: number };

/** The code of an entry that lay too long: whether an attempt of it was stored is not known any more. */
export const tooOldCode = 'UNSENT_TOO_LONG';

/** The entry to send now: the first that waits behind none of the same patient; undefined when there is none. */
export function nextToSend(entries: readonly PlacedEntry[], nowMs: number): PlacedEntry | undefined {
  const blocked = new Set<string>();
  for (const entry of entries.toSorted((one, other) => one.place - other.place)) {
    const isReady = entry.refusal === null && entry.heldUntil <= nowMs;
    if (isReady && !blocked.has(entry.patientId)) return entry;
    blocked.add(entry.patientId);
  }
  return undefined;
}

/** True once the server may have forgotten that an earlier attempt of the entry was stored. */
export function isTooOld({ typedAt, isAgeAccepted = false }: UnsentEntry, nowMs: number): boolean {
  return !isAgeAccepted && nowMs - Date.parse(typedAt) > timeLimits.unsentEntryDays * 24 * 3600_000;
}

/** What stands in the form that corrects an entry: also when it happened, which is no longer 'now'. */
export function valuesToCorrect({
  input,
  timeField,
  typedAt,
  form: { values },
}: Pick<UnsentEntry, 'input' | 'timeField' | 'typedAt' | 'form'>): Record<string, unknown> {
  if (timeField === null || values[timeField] !== '') return values;
  return { ...values, [timeField]: input[timeField] ?? typedAt };
}

/** The input as it is sent: what was left to 'now' happened when it was typed, by the server's clock where that is known. */
export function inputToSend(
  { input, timeField, typedAt }: Pick<UnsentEntry, 'input' | 'timeField' | 'typedAt'>,
  byServerClock: (deviceInstant: string) => string | null,
): Record<string, unknown> {
  if (timeField === null || input[timeField] !== undefined) return input;
  return { ...input, [timeField]: byServerClock(typedAt) ?? typedAt };
}
