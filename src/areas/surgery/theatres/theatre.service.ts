import { toColumns } from '#database/to-columns.ts';
import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { given } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import type * as contract from './theatre.contract.ts';
import { maxTheatres, type Theatre, theatreFields } from './theatre.contract.ts';
import { issue } from './theatre.issues.ts';
import { hasOpenCases, selectTheatre, selectTheatres, theatreRows } from './theatre.queries.ts';
import { auditValues, toTheatre } from './theatre.record.ts';

export const theatreRecord = recordOf({
  resource: 'theatres',
  topic: 'theatres',
  rows: theatreRows,
  select: selectTheatre,
  toRecord: toTheatre,
  audited: auditValues,
  refusals: { operating_theatre_by_number: () => new AppError('THEATRE_NUMBER_TAKEN') },
});

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
  return theatreRecord.create(context, {
    ...toColumns(theatreFields, input),
    ...newStatus({ status: 'available', note: null, by: actor.userId, at: clock.now().toISOString() }),
    created_by: actor.userId,
  });
}

/** @throws AppError STALE, THEATRE_NUMBER_TAKEN, THEATRE_IN_USE when cases are still booked in one to be closed */
export function updateTheatre(
  context: CallContext,
  { theatreId: id, version, ...change }: CallInput<typeof contract.updateTheatre>,
): Promise<Theatre> {
  const { db, tenantId } = context;
  return theatreRecord.change(context, { id, version }, async (before) => {
    const fields = { ...before, ...given(change) };
    const isClosing = before.isActive && !fields.isActive;
    if (isClosing && (before.status === 'occupied' || (await hasOpenCases(db, tenantId, id)))) {
      throw new AppError('THEATRE_IN_USE', { theatre: before.name });
    }
    return { ...toColumns(theatreFields, fields), is_active: fields.isActive };
  });
}

/**
 * @throws AppError STALE; THEATRE_OCCUPIED while a case is under way in it; INVALID_INPUT without a note for
 * maintenance
 */
export function setTheatreStatus(
  context: CallContext,
  { theatreId: id, version, status, note }: CallInput<typeof contract.setTheatreStatus>,
): Promise<Theatre> {
  return theatreRecord.change(context, { id, version }, (_, { current_case_id: caseId, name }) => {
    if (caseId !== null) throw new AppError('THEATRE_OCCUPIED', { theatre: name });
    if (status === 'maintenance' && !note) throw invalidFields({ note: issue('noteMissing') });
    return newStatus({ status, note, by: context.actor.userId, at: context.clock.now().toISOString() });
  });
}

/** @throws AppError STALE, WRONG_STATE where nothing waits for cleaning, CLEANING_TAKEN with who cleans */
export function takeTheatreCleaning(
  context: CallContext,
  { theatreId: id, version }: CallInput<typeof contract.takeTheatreCleaning>,
): Promise<Theatre> {
  return theatreRecord.change(context, { id, version }, ({ status, cleaningBy }) => {
    if (status !== 'cleaning') throw new AppError('WRONG_STATE', { status });
    if (cleaningBy !== null) throw new AppError('CLEANING_TAKEN', { name: cleaningBy.name });
    return { cleaning_by: context.actor.userId, cleaning_taken_at: context.clock.now().toISOString() };
  });
}

/** @throws AppError STALE, WRONG_STATE where nothing is being cleaned */
export function finishTheatreCleaning(
  context: CallContext,
  { theatreId: id, version }: CallInput<typeof contract.finishTheatreCleaning>,
): Promise<Theatre> {
  return theatreRecord.change(context, { id, version }, ({ status }) => {
    if (status !== 'cleaning') throw new AppError('WRONG_STATE', { status });
    const at = context.clock.now().toISOString();
    return newStatus({ status: 'available', note: null, by: context.actor.userId, at });
  });
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
