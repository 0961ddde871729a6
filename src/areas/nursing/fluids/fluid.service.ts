import { findStay } from '#areas/vitals/vitals.public.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { fluidDayBounds, fluidDayOf } from './day/fluid-day.rules.ts';
import { amountFields, fluidAmounts, type ShiftType } from './fluid-kinds.words.ts';
import type * as contract from './fluid.contract.ts';
import type { FluidRecord, RecordedAmounts } from './fluid.contract.ts';
import {
  insertFluidEntries,
  insertFluidError,
  insertFluidRecords,
  selectFluidRecord,
  selectFluidRecords,
} from './fluid.queries.ts';
import { auditValues, toFluidRecord } from './fluid.record.ts';
import { readFluidPolicy } from './settings/fluid-settings.queries.ts';

export async function listFluidRecords(
  { db, tenantId, actor, clock }: CallContext,
  { day: asked, ...request }: CallInput<typeof contract.listFluidRecords>,
): Promise<Page<FluidRecord>> {
  const policy = await readFluidPolicy(db, tenantId, actor.timeZone);
  const day = asked === 'today' ? fluidDayOf(policy, clock.now().toISOString()) : asked;
  const span = day === undefined ? undefined : fluidDayBounds(policy, day);
  const rows = await selectFluidRecords(db, tenantId, {
    ...request,
    from: span?.start,
    before: span?.end,
  });
  const page = toPage(rows, request.limit, (row) => [row.recorded_at, row.id]);
  return { ...page, rows: page.rows.map(toFluidRecord) };
}

/** @throws AppError NOT_FOUND for a patient of another hospital, INVALID_INPUT at the field */
export async function recordFluids(
  context: CallContext,
  input: CallInput<typeof contract.recordFluids>,
): Promise<FluidRecord> {
  const recorded = await addRecord(context, { ...input, replaces: null });
  context.announce('fluids');
  return recorded;
}

/**
 * Marks a record as entered in error and adds the one that replaces it, both or neither.
 * @throws AppError NOT_FOUND, WRONG_STATE when it is marked already, INVALID_INPUT at the field
 */
export async function correctFluids(
  context: CallContext,
  { fluidRecordId, reason, replacement }: CallInput<typeof contract.correctFluids>,
): Promise<{ marked: FluidRecord; replacement: FluidRecord | null }> {
  const { db, tenantId, actor, clock } = context;
  const before = await readFluidRecord(context, fluidRecordId);
  if (before.enteredInError) throw alreadyMarked();
  const patientId = before.patient.id;
  const mark = {
    tenant_id: tenantId,
    record_id: fluidRecordId,
    patient_id: patientId,
    reason,
    marked_by: actor.userId,
    marked_at: clock.now().toISOString(),
  };
  await refusing(insertFluidError(db, mark), { fluid_record_error_pkey: alreadyMarked });
  const better = replacement
    ? await addRecord(context, {
        ...replacement,
        patientId,
        admissionId: before.admissionId ?? undefined,
        recordedAt: replacement.recordedAt ?? before.recordedAt,
        replaces: fluidRecordId,
      })
    : null;
  context.audit({
    action: 'ENTERED_IN_ERROR',
    resource: 'fluid_records',
    resourceId: fluidRecordId,
    newValues: { reason, replacedBy: better?.id ?? null, patientId },
  });
  context.announce('fluids');
  return { marked: await readFluidRecord(context, fluidRecordId), replacement: better };
}

interface NewRecord extends RecordedAmounts {
  patientId: string;
  admissionId?: string | undefined;
  recordedAt?: string | undefined;
  shiftType: ShiftType;
  notes: string | null;
  /** The record marked as an error that this one replaces. */
  replaces: string | null;
}

async function addRecord(context: CallContext, record: NewRecord): Promise<FluidRecord> {
  const { db, tenantId, actor, clock } = context;
  const { patientId, admissionId, recordedAt } = record;
  const stay = await findStay(context, { patientId, admissionId, at: recordedAt, field: 'recordedAt' });
  const id = newId();
  await insertFluidRecords(db, [
    {
      tenant_id: tenantId,
      id,
      patient_id: patientId,
      admission_id: stay.admissionId,
      recorded_by: actor.userId,
      recorded_at: stay.at,
      clock_ahead_seconds: stay.clockAheadSeconds,
      shift_type: record.shiftType,
      notes: record.notes,
      replaces: record.replaces,
      created_at: clock.now().toISOString(),
    },
  ]);
  const key = { tenant_id: tenantId, record_id: id, patient_id: patientId, recorded_at: stay.at };
  const entries = amountFields.flatMap((name) => {
    const millilitres = record[name];
    const device = record.devices[name] || null;
    return millilitres === null ? [] : [{ ...key, kind: fluidAmounts[name].kind, millilitres, device }];
  });
  await insertFluidEntries(db, entries);
  const stored = await readFluidRecord(context, id);
  context.audit({
    action: 'CREATE',
    resource: 'fluid_records',
    resourceId: id,
    newValues: auditValues(stored),
  });
  return stored;
}

/** @throws AppError NOT_FOUND, for a record of another hospital as for one that never was. */
async function readFluidRecord({ db, tenantId }: CallContext, id: string): Promise<FluidRecord> {
  const row = await selectFluidRecord(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return toFluidRecord(row);
}

function alreadyMarked(): AppError {
  return new AppError('WRONG_STATE', { status: 'entered-in-error' });
}
