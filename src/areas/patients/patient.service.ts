import { advanceCounters, readCounters, reduceCounter } from '#database/counters.ts';
import type { CallContext } from '#database/handler.ts';
import { can } from '#kernel/actor.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { decodeCursor, type Page, toPage } from '#kernel/page.ts';
import { dateIn, dayBounds } from '#kernel/time-zone.ts';
import type * as contract from './patient.contract.ts';
import type { Patient, PatientSummary } from './patient.contract.ts';
import {
  countRegisteredSince,
  insertPatients,
  type PatientRow,
  searchPatients,
  selectLikelyDuplicates,
  selectPatient,
  selectPatients,
  updatePatientRow,
} from './patient.queries.ts';
import { derivedColumns, toPatient, toSummary } from './patient.record.ts';
import {
  formatPatientNumber,
  futureBirthRefusal,
  patientTopic,
  phoneKey,
  searchPatterns,
  sortName,
} from './patient.rules.ts';

/** Names of the tenant's counters that this area keeps in step with its rows. */
export const patientCounters = ['patients.active', 'patients.number', 'patients.total'] as const;

export async function listPatients(
  context: CallContext,
  input: CallInput<typeof contract.listPatients>,
): Promise<Page<PatientSummary>> {
  const page = await readPage(context, input);
  const today = todayOf(context);
  return { ...page, rows: page.rows.map((row) => toSummary(row, today)) };
}

export async function exportPatients(
  context: CallContext,
  input: CallInput<typeof contract.exportPatients>,
): Promise<Page<Patient>> {
  const page = await readPage(context, input);
  context.audit({ action: 'EXPORT', resource: 'patients', newValues: { ...input, rows: page.rows.length } });
  const today = todayOf(context);
  return { ...page, rows: page.rows.map((row) => toPatient(row, today)) };
}

async function readPage(
  context: CallContext,
  input: CallInput<typeof contract.listPatients>,
): Promise<Page<PatientRow>> {
  const { db, tenantId } = context;
  const { search, ...request } = input;
  const patterns = searchPatterns(search ?? '');
  if (patterns.length === 0) {
    const column = request.sort.endsWith('name') ? 'sort_name' : 'created_at';
    const rows = await selectPatients(db, tenantId, request);
    return toPage(rows, request.limit, (row) => [row[column], row.id]);
  }
  const beforeId = request.cursor ? decodeCursor(request.cursor, 1)[0] : undefined;
  const { status, limit } = request;
  const rows = await searchPatients(db, tenantId, { patterns, status, beforeId, limit });
  return toPage(rows, limit, (row) => [row.id]);
}

export async function countPatients(context: CallContext) {
  const { db, tenantId, actor } = context;
  const { start } = dayBounds(actor.timeZone, todayOf(context));
  const [counters, newToday] = await Promise.all([
    readCounters(db, tenantId, patientCounters),
    countRegisteredSince(db, tenantId, start),
  ]);
  return { total: counters['patients.total'], active: counters['patients.active'], newToday };
}

export async function getPatient(
  context: CallContext,
  input: CallInput<typeof contract.getPatient>,
): Promise<Patient> {
  const row = await requirePatient(context, input.patientId);
  context.audit({ action: 'VIEW', resource: 'patients', resourceId: row.id });
  return toPatient(row, todayOf(context));
}

/** @throws AppError PATIENT_DUPLICATE with the likely duplicates, unless the user says it is another person. */
export async function registerPatient(
  context: CallContext,
  input: CallInput<typeof contract.registerPatient>,
): Promise<Patient> {
  const { db, tenantId, clock } = context;
  const { isAnotherPerson, ...fields } = input;
  refuseFutureBirth(context, fields.dateOfBirth);
  if (!isAnotherPerson) await refuseDuplicates(context, fields);
  const counters = await advanceCounters(db, tenantId, {
    'patients.active': 1,
    'patients.number': 1,
    'patients.total': 1,
  });
  const now = clock.now().toISOString();
  const patientNumber = formatPatientNumber(counters['patients.number']);
  const row: PatientRow = {
    tenant_id: tenantId,
    id: newId(),
    patient_number: patientNumber,
    ...derivedColumns({ ...fields, patientNumber }),
    status: 'active',
    created_at: now,
    updated_at: now,
    version: 1,
  };
  await insertPatients(db, [row]);
  const patient = toPatient(row, todayOf(context));
  context.audit({ action: 'CREATE', resource: 'patients', resourceId: row.id, newValues: patient });
  context.announce('patients');
  return patient;
}

async function refuseDuplicates(
  context: CallContext,
  fields: { firstName: string; lastName: string; dateOfBirth: string; phone: string | null },
): Promise<void> {
  const rows = await selectLikelyDuplicates(context.db, context.tenantId, {
    sortName: sortName(fields),
    dateOfBirth: fields.dateOfBirth,
    phoneKey: phoneKey(fields.phone),
  });
  if (rows.length === 0) return;
  const candidates = rows.map((row) => toSummary(row, todayOf(context)));
  throw new AppError('PATIENT_DUPLICATE', { candidates });
}

/** @throws AppError STALE with the stored record when somebody else changed it meanwhile. */
export async function updatePatient(
  context: CallContext,
  input: CallInput<typeof contract.updatePatient>,
): Promise<Patient> {
  const { patientId, version, ...changes } = input;
  const stored = await requirePatient(context, patientId);
  const before = toPatient(stored, todayOf(context));
  const given = Object.entries(changes).filter(([, value]) => value !== undefined && value !== '');
  const wanted: Patient = { ...before, ...Object.fromEntries(given) };
  refuseFutureBirth(context, wanted.dateOfBirth);
  const { status } = wanted;
  if (status !== before.status && !can(context.actor, 'patients.delete')) throw new AppError('FORBIDDEN');
  return saveChange(context, before, version, { ...derivedColumns(wanted), status });
}

export async function deactivatePatient(
  context: CallContext,
  input: CallInput<typeof contract.deactivatePatient>,
): Promise<Patient> {
  return changeStatus(context, input, 'inactive');
}

export async function reactivatePatient(
  context: CallContext,
  input: CallInput<typeof contract.reactivatePatient>,
): Promise<Patient> {
  return changeStatus(context, input, 'active');
}

async function changeStatus(
  context: CallContext,
  input: { patientId: string; version: number },
  status: Patient['status'],
): Promise<Patient> {
  const before = toPatient(await requirePatient(context, input.patientId), todayOf(context));
  return saveChange(context, before, input.version, { status });
}

async function saveChange(
  context: CallContext,
  before: Patient,
  version: number,
  values: Parameters<typeof updatePatientRow>[4],
): Promise<Patient> {
  const { db, tenantId, clock } = context;
  const updated_at = clock.now().toISOString();
  const row = await updatePatientRow(db, tenantId, before.id, version, { ...values, updated_at });
  if (!row) throw new AppError('STALE', { current: before });
  const after = toPatient(row, todayOf(context));
  if (after.status !== before.status) await countStatusChange(context, after.status);
  context.audit({
    action: after.status === before.status ? 'UPDATE' : after.status === 'active' ? 'REACTIVATE' : 'DELETE',
    resource: 'patients',
    resourceId: before.id,
    ...changedFields(before, after),
  });
  context.announce('patients');
  context.announce(patientTopic(before.id));
  return after;
}

async function countStatusChange({ db, tenantId }: CallContext, status: Patient['status']): Promise<void> {
  if (status === 'active') await advanceCounters(db, tenantId, { 'patients.active': 1 });
  else await reduceCounter(db, tenantId, 'patients.active', 1);
}

export async function recordPatientPrint(
  context: CallContext,
  input: CallInput<typeof contract.recordPatientPrint>,
) {
  const row = await requirePatient(context, input.patientId);
  const document = 'registration form';
  context.audit({
    action: 'PRINT',
    resource: 'patients',
    resourceId: row.id,
    newValues: { document, output: input.output },
  });
  return { recorded: true as const };
}

async function requirePatient(context: CallContext, id: string): Promise<PatientRow> {
  const row = await selectPatient(context.db, context.tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

function refuseFutureBirth(context: CallContext, dateOfBirth: string): void {
  if (dateOfBirth > todayOf(context)) {
    throw invalidFields({ dateOfBirth: futureBirthRefusal });
  }
}

function todayOf(context: CallContext): string {
  return dateIn(context.actor.timeZone, context.clock.now());
}
