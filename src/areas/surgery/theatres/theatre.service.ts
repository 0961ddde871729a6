import { refusing } from '#database/constraint-errors.ts';
import { toColumns } from '#database/to-columns.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type * as contract from './theatre.contract.ts';
import { maxTheatres, type Theatre, theatreFields } from './theatre.contract.ts';
import { issue } from './theatre.issues.ts';
import {
  hasOpenCases,
  insertTheatres,
  selectTheatre,
  selectTheatres,
  type StoredTheatre,
  theatreRows,
} from './theatre.queries.ts';
import { auditValues, toTheatre } from './theatre.record.ts';

export async function listTheatres({ db, tenantId }: CallContext) {
  const rows = await selectTheatres(db, tenantId, maxTheatres);
  return { rows: rows.map(toTheatre) };
}

/** @throws AppError THEATRE_NUMBER_TAKEN, TOO_MANY_THEATRES */
export async function createTheatre(
  context: CallContext,
  input: CallInput<typeof contract.createTheatre>,
): Promise<Theatre> {
  const { db, tenantId, actor, clock } = context;
  const theatres = await selectTheatres(db, tenantId, maxTheatres);
  if (theatres.length >= maxTheatres) throw new AppError('TOO_MANY_THEATRES', { max: maxTheatres });
  const now = clock.now().toISOString();
  const row: StoredTheatre = {
    tenant_id: tenantId,
    id: newId(),
    ...toColumns(theatreFields, input),
    is_active: true,
    ...newStatus({ status: 'available', note: null, by: actor.userId, at: now }),
    created_by: actor.userId,
    created_at: now,
    updated_at: now,
    version: 1,
  };
  await refusingTakenNumber(insertTheatres(db, [row]));
  const created = toTheatre(await requireTheatre(context, row.id));
  context.audit({
    action: 'CREATE',
    resource: 'theatres',
    resourceId: row.id,
    newValues: auditValues(created),
  });
  context.announce('theatres');
  return created;
}

/** @throws AppError STALE, THEATRE_NUMBER_TAKEN, THEATRE_IN_USE when cases are still booked in one to be closed */
export async function updateTheatre(
  context: CallContext,
  input: CallInput<typeof contract.updateTheatre>,
): Promise<Theatre> {
  const { db, tenantId } = context;
  const { theatreId, version, ...given } = input;
  const stored = await lockTheatre(context, theatreId);
  const isClosing = given.isActive === false && stored.is_active;
  if (isClosing && (stored.status === 'occupied' || (await hasOpenCases(db, tenantId, theatreId)))) {
    throw new AppError('THEATRE_IN_USE', { theatre: stored.name });
  }
  const changes = {
    name: given.name ?? stored.name,
    theatre_number: given.theatreNumber ?? stored.theatre_number,
    theatre_type: given.theatreType ?? stored.theatre_type,
    equipment: given.equipment ?? stored.equipment,
    capacity: given.capacity ?? stored.capacity,
    location: given.location === undefined ? stored.location : given.location,
    turnover_minutes: given.turnoverMinutes ?? stored.turnover_minutes,
    notes: given.notes === undefined ? stored.notes : given.notes,
    is_active: given.isActive ?? stored.is_active,
  };
  return changeTheatre(context, { id: theatreId, version }, changes);
}

/**
 * @throws AppError STALE; THEATRE_OCCUPIED while a case is under way in it; INVALID_INPUT without a note for
 * maintenance
 */
export async function setTheatreStatus(
  context: CallContext,
  { theatreId, version, status, note }: CallInput<typeof contract.setTheatreStatus>,
): Promise<Theatre> {
  const { actor, clock } = context;
  const stored = await lockTheatre(context, theatreId);
  if (stored.current_case_id !== null) throw new AppError('THEATRE_OCCUPIED', { theatre: stored.name });
  if (status === 'maintenance' && !note) throw invalidFields({ note: issue('noteMissing') });
  const at = clock.now().toISOString();
  return changeTheatre(
    context,
    { id: theatreId, version },
    newStatus({ status, note, by: actor.userId, at }),
  );
}

/** @throws AppError STALE, WRONG_STATE where nothing waits for cleaning, CLEANING_TAKEN with who cleans */
export async function takeTheatreCleaning(
  context: CallContext,
  { theatreId, version }: CallInput<typeof contract.takeTheatreCleaning>,
): Promise<Theatre> {
  const { actor, clock } = context;
  const stored = await lockTheatre(context, theatreId);
  if (stored.status !== 'cleaning') throw new AppError('WRONG_STATE', { status: stored.status });
  if (stored.cleaning_by !== null) {
    const { cleaningBy } = toTheatre(await requireTheatre(context, theatreId));
    throw new AppError('CLEANING_TAKEN', { name: cleaningBy?.name });
  }
  const taken = { cleaning_by: actor.userId, cleaning_taken_at: clock.now().toISOString() };
  return changeTheatre(context, { id: theatreId, version }, taken);
}

/** @throws AppError STALE, WRONG_STATE where nothing is being cleaned */
export async function finishTheatreCleaning(
  context: CallContext,
  { theatreId, version }: CallInput<typeof contract.finishTheatreCleaning>,
): Promise<Theatre> {
  const { actor, clock } = context;
  const stored = await lockTheatre(context, theatreId);
  if (stored.status !== 'cleaning') throw new AppError('WRONG_STATE', { status: stored.status });
  const at = clock.now().toISOString();
  const clean = newStatus({ status: 'available', note: null, by: actor.userId, at });
  return changeTheatre(context, { id: theatreId, version }, clean);
}

interface StatusChange {
  status: Theatre['status'];
  note: string | null;
  by: string;
  at: string;
  caseId?: string;
}

/** The columns of a status that begins now; nobody has taken the cleaning yet. */
export function newStatus({ status, note, by, at, caseId }: StatusChange) {
  return {
    status,
    status_note: note,
    status_since: at,
    status_by: by,
    current_case_id: caseId ?? null,
    cleaning_by: null,
    cleaning_taken_at: null,
  };
}

/** @throws AppError NOT_FOUND, for a theatre of another hospital as for one that never was. */
async function lockTheatre({ db, tenantId }: CallContext, id: string): Promise<StoredTheatre> {
  const row = await theatreRows.lock(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

async function requireTheatre({ db, tenantId }: CallContext, id: string) {
  const row = await selectTheatre(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Writes a change of a locked theatre and says so. @throws AppError STALE with the stored theatre. */
export async function changeTheatre(
  context: CallContext,
  seen: { id: string; version: number },
  changes: Parameters<typeof theatreRows.update>[2],
): Promise<Theatre> {
  const { db, tenantId, clock } = context;
  const before = toTheatre(await requireTheatre(context, seen.id));
  const updated_at = clock.now().toISOString();
  const written = await refusingTakenNumber(
    theatreRows.update(db, { tenantId, ...seen }, { ...changes, updated_at }),
  );
  if (!written) throw new AppError('STALE', { current: before });
  const after = toTheatre(await requireTheatre(context, seen.id));
  context.audit({
    action: 'UPDATE',
    resource: 'theatres',
    resourceId: seen.id,
    ...changedFields(auditValues(before), auditValues(after)),
  });
  context.announce('theatres');
  return after;
}

function refusingTakenNumber<T>(write: Promise<T>): Promise<T> {
  return refusing(write, { operating_theatre_by_number: () => new AppError('THEATRE_NUMBER_TAKEN') });
}
