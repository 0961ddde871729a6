import { findKept } from '#database/joining/joined-ids.ts';
import type { Db } from '#database/tables.ts';
import { isAppError } from '#kernel/app-error.ts';
import type { Call } from '#kernel/define-call.ts';
import { isUuid } from '#kernel/ids.ts';
import { toAppError } from './refusals.ts';

/** The maximum number of ids of one call that are looked for: no form names more patients. */
const mostIds = 500;

interface Leading {
  call: Call;
  input: unknown;
  tenantId: string;
  inTenant: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** Runs the call with this input. */
  run: (input: unknown) => Promise<unknown>;
}

/**
 * Runs a call, and runs it once more for the kept record where it named one that was joined into another: from an old
 * link, an open page, or a device that was away. Nothing is asked of the database before the call has failed or, for a
 * list of one patient, found nothing.
 */
export async function leadingOn({ call, input, tenantId, inTenant, run }: Leading): Promise<unknown> {
  const led = async () => {
    // A file has come once.
    const ids = call.takesFile ? [] : idsIn(input);
    if (ids.length === 0 || ids.length > mostIds) return undefined;
    const kept = await inTenant((db) => findKept(db, tenantId, ids));
    return kept.size === 0 ? undefined : { input: withIds(input, kept) };
  };
  let answer: unknown;
  try {
    answer = await run(input);
  } catch (error) {
    const next = isAppError(toAppError(error), 'NOT_FOUND') ? await led() : undefined;
    if (!next) throw error;
    return run(next.input);
  }
  if (call.kind !== 'read' || !namesPatient(input) || !isWithoutRows(answer)) return answer;
  const next = await led();
  return next ? run(next.input) : answer;
}

function namesPatient(input: unknown): boolean {
  return typeof Object(input)['patientId'] === 'string';
}

/** True for an answer with lists, all of which are empty. */
function isWithoutRows(answer: unknown): boolean {
  const lists = Object.values(Object(answer) as object).filter((value) => Array.isArray(value));
  return lists.length > 0 && lists.every((list) => list.length === 0);
}

function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return isUuid(value) ? [value.toLowerCase()] : [];
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(idsIn))];
}

function withIds(value: unknown, kept: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return kept.get(value.toLowerCase()) ?? value;
  if (Array.isArray(value)) return value.map((part) => withIds(part, kept));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withIds(part, kept)]));
}
