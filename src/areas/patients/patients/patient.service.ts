import { requireRoom } from '#areas/subscriptions/subscriptions.public.ts';
import { appendSteps } from '#database/counting/open-steps.ts';
import { counterSteps, readCounters } from '#database/counters.ts';
import { figureSteps } from '#database/daily-figures.ts';
import type { CallContext } from '#server/call-context.ts';
import { seesRestricted } from '#kernel/access/withheld.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { decodeCursor, type Page, toPage } from '#kernel/page.ts';
import { dayBounds } from '#kernel/time/time-zone.ts';
import { todayOf } from '#kernel/time/today.ts';
import { publishEvents } from '#server/points/events.ts';
import type * as contract from './patient.contract.ts';
import type { ExportedPatient, Patient, PatientSummary } from './patient.contract.ts';
import {
  countRecords,
  countRegisteredSince,
  type FoundPatient,
  insertPatients,
  type PatientRow,
  searchPatients,
  selectLikelyDuplicates,
  selectPatients,
} from './patient.queries.ts';
import { refuseImpossibleFacts } from './patient-day.service.ts';
import { patientSteps } from '../figures/patient.figures.ts';
import { allergyStatusOf, birthToleranceDays, statusWith } from './patient-facts.rules.ts';
import { derivedColumns, keysOf, toExported, toPatient, toSummary } from './patient.record.ts';
import { readRegistered, registerAllergies } from '../allergies/registering.service.ts';
import { formatPatientNumber, nameKey, searchedBeside, searchPatterns, sortName } from './patient.rules.ts';
import { openRecord } from '../restrictions/record-access.service.ts';

/** Names of the tenant's counters that this area keeps in step with its rows. */
export const patientCounters = [
  'patients.active',
  'patients.deceased',
  'patients.number',
  'patients.total',
] as const;

export async function listPatients(
  context: CallContext,
  input: CallInput<typeof contract.listPatients>,
): Promise<Page<PatientSummary>> {
  const page = await readPage(context, input);
  const today = todayOf(context);
  const seesAll = seesRestricted(context.actor);
  return { ...page, rows: page.rows.map((row) => toSummary(row, today, seesAll)) };
}

export async function exportPatients(
  context: CallContext,
  input: CallInput<typeof contract.exportPatients>,
): Promise<Page<ExportedPatient> & { withheld: number }> {
  const page = await readPage(context, input);
  const today = todayOf(context);
  // Emergency access opens one record on the screen; it takes nothing away in a file.
  const seesAll = seesRestricted(context.actor);
  const withheld = seesAll ? 0 : page.rows.filter((row) => row.is_restricted).length;
  context.audit({
    action: 'EXPORT',
    resource: 'patients',
    newValues: { ...input, rows: page.rows.length, withheld },
  });
  const allergiesOf = await readRegistered(
    context.db,
    context.tenantId,
    page.rows.map(({ id }) => id),
  );
  const rows = page.rows.map((row) =>
    toExported(row, today, { allergies: allergiesOf(row.id), seesRestricted: seesAll }),
  );
  return { ...page, rows, withheld };
}

async function readPage(
  context: CallContext,
  input: CallInput<typeof contract.listPatients>,
): Promise<Page<FoundPatient>> {
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
  const rows = await searchPatients(db, tenantId, {
    patterns,
    ...searchedBeside(search ?? ''),
    status,
    beforeId,
    limit,
  });
  return toPage(rows, limit, (row) => [row.id]);
}

export async function countPatients(context: CallContext) {
  const { db, tenantId, actor } = context;
  const { start } = dayBounds(actor.timeZone, todayOf(context));
  const [counters, newToday] = await Promise.all([
    readCounters(db, tenantId, patientCounters),
    countRegisteredSince(db, tenantId, start),
  ]);
  return {
    total: counters['patients.total'],
    active: counters['patients.active'],
    deceased: counters['patients.deceased'],
    newToday,
  };
}

export async function getPatient(
  context: CallContext,
  input: CallInput<typeof contract.getPatient>,
): Promise<Patient> {
  const [{ row, emergencyAccessId }, allergiesOf] = await Promise.all([
    openRecord(context, input.patientId),
    readRegistered(context.db, context.tenantId, [input.patientId]),
  ]);
  context.audit({
    action: 'VIEW',
    resource: 'patients',
    resourceId: row.id,
    ...(emergencyAccessId && { newValues: { emergencyAccessId } }),
  });
  return toPatient(row, todayOf(context), allergiesOf(row.id));
}

/** @throws AppError PATIENT_DUPLICATE with the likely duplicates, unless the user says it is another person. */
export async function registerPatient(
  context: CallContext,
  input: CallInput<typeof contract.registerPatient>,
): Promise<Patient> {
  const { db, tenantId, clock } = context;
  const { isAnotherPerson, ...given } = input;
  const fields = { ...given, allergyStatus: allergyStatusOf(given, given) };
  const status = statusWith(fields.dateOfDeath, 'active');
  refuseImpossibleFacts(context, fields);
  if (!isAnotherPerson) await refuseDuplicates(context, fields);
  await requireRoom(context, { what: 'patients', adding: 1, count: () => countRecords(db, tenantId) });
  const now = clock.now().toISOString();
  const patientNumber = formatPatientNumber(await context.counting.take('patients.number', 1));
  const row: PatientRow = {
    tenant_id: tenantId,
    id: newId(),
    patient_number: patientNumber,
    ...derivedColumns({ ...fields, patientNumber, isRestricted: false }),
    status,
    import_id: null,
    created_at: now,
    updated_at: now,
    version: 1,
  };
  context.sendOff(insertPatients(db, [row]));
  context.sendOff(
    appendSteps(db, tenantId, [
      ...counterSteps({ ...patientSteps(null, { ...fields, status }), 'patients.total': 1 }),
      ...figureSteps(todayOf(context), { 'patients.registered': 1 }),
    ]),
  );
  const patient = toPatient(row, todayOf(context), registerAllergies(context, row.id, fields));
  context.audit({ action: 'CREATE', resource: 'patients', resourceId: row.id, newValues: patient });
  context.announce('patients');
  await publishEvents(context, [
    {
      type: 'patient_registered',
      subject: `patient/${row.id}`,
      occurrence: '',
      patientId: row.id,
      words: { patientName: `${patient.firstName} ${patient.lastName}`.trim(), patientNumber },
    },
  ]);
  return patient;
}

async function refuseDuplicates(
  context: CallContext,
  fields: Omit<CallInput<typeof contract.registerPatient>, 'isAnotherPerson'>,
): Promise<void> {
  const seesAll = seesRestricted(context.actor);
  const rows = await selectLikelyDuplicates(context.db, context.tenantId, {
    sortName: sortName(fields),
    nameKey: nameKey(fields),
    gender: fields.gender,
    dateOfBirth: fields.dateOfBirth,
    toleranceDays: birthToleranceDays[fields.birthPrecision],
    comparesRestricted: seesAll,
    keys: keysOf(fields),
  });
  if (rows.length === 0) return;
  const candidates = rows.map((row) => toSummary(row, todayOf(context), seesAll));
  throw new AppError('PATIENT_DUPLICATE', { candidates });
}

export async function recordPatientPrint(
  context: CallContext,
  input: CallInput<typeof contract.recordPatientPrint>,
) {
  const { row, emergencyAccessId } = await openRecord(context, input.patientId);
  const document = 'registration form';
  context.audit({
    action: 'PRINT',
    resource: 'patients',
    resourceId: row.id,
    newValues: { document, output: input.output, ...(emergencyAccessId && { emergencyAccessId }) },
  });
  return { recorded: true as const };
}
