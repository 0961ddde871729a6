import { findPatientIds } from '#areas/patients/patients.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { followOrder } from '#server/points/orders.ts';
import type * as contract from './prescription.contract.ts';
import type { Prescription, PrescriptionRow } from './prescription.contract.ts';
import * as queries from './prescription.queries.ts';
import { auditValues, toPrescription, toPrescriptionRow } from './prescription.record.ts';
import { prescriptionTopic, typedCode, typedPrescriptionNumber } from './prescription.rules.ts';

/** Patients whose prescriptions a search looks up: the newest registrations that match. */
const maxPatientsSearched = 50;
const openStatuses = ['signed', 'partly-dispensed'] as const;

const prescriptionRecord = recordOf({
  resource: 'prescriptions',
  topic: 'prescriptions',
  topicOf: prescriptionTopic,
  rows: queries.prescriptionRows,
  select: queries.selectPrescription,
  async toRecord(row, context) {
    const { lines, events, findings } = await partsOf(context, row.id);
    return toPrescription(row, lines, events, findings);
  },
  audited: auditValues,
});

/** @throws AppError NOT_FOUND, for one of another hospital as for one that never was. */
export const readPrescription = prescriptionRecord.read;

/** Says in the audit trail and to open screens what became of a prescription. */
export const finishPrescription = prescriptionRecord.changedSince;

export async function listPrescriptions(
  { db, tenantId }: CallContext,
  { status, search, ...request }: CallInput<typeof contract.listPrescriptions>,
): Promise<Page<PrescriptionRow>> {
  const found = await findPrescriptions(db, tenantId, search);
  const statuses = status === 'open' ? openStatuses : status && [status];
  const rows = await queries.selectPrescriptions(db, tenantId, { ...request, statuses, found });
  const page = toPage(rows, request.limit, (row) => [row.signed_at, row.id]);
  return { ...page, rows: page.rows.map(toPrescriptionRow) };
}

export function getPrescription(
  context: CallContext,
  { prescriptionId }: CallInput<typeof contract.getPrescription>,
): Promise<Prescription> {
  return prescriptionRecord.view(context, prescriptionId);
}

/** What the words of a search stand for: patients, or the beginning of a number; undefined without words. */
export async function findPrescriptions(
  db: CallContext['db'],
  tenantId: string,
  search: string | undefined,
): Promise<queries.FoundPrescriptions | undefined> {
  if (!search) return undefined;
  return {
    patientIds: await findPatientIds(db, tenantId, search, maxPatientsSearched),
    numbers: typedPrescriptionNumber(search),
  };
}

/** A paper that nobody signed here, and one of another hospital, have no prescription. */
export async function verifyPrescription(
  context: CallContext,
  { code }: CallInput<typeof contract.verifyPrescription>,
) {
  const row = await queries.selectPrescriptionByCode(context.db, context.tenantId, typedCode(code));
  if (!row) return { prescription: null };
  context.audit({ action: 'VIEW', resource: 'prescriptions', resourceId: row.id });
  const { medicines: _told, ...verified } = toPrescriptionRow(row);
  return { prescription: verified };
}

/** @throws AppError STALE, WRONG_STATE, PRESCRIPTION_DISPENSED */
export async function cancelPrescription(
  context: CallContext,
  { prescriptionId: id, version, reason }: CallInput<typeof contract.cancelPrescription>,
): Promise<Prescription> {
  const { db, tenantId, actor, clock } = context;
  await prescriptionRecord.lock(context, id);
  const before = await prescriptionRecord.read(context, id);
  if (before.status === 'cancelled') throw new AppError('WRONG_STATE', { status: before.status });
  if (before.status !== 'signed') throw new AppError('PRESCRIPTION_DISPENSED');
  const at = clock.now().toISOString();
  const cancelled = { cancelled_at: at, cancelled_by: actor.userId, cancel_reason: reason };
  await prescriptionRecord.write(context, { id, version }, { status: 'cancelled', ...cancelled });
  const lines = await queries.selectLines(db, tenantId, id);
  // One statement for each line: a prescription has few, and each row is another version.
  for (const line of lines.filter(({ state }) => state === 'active' || state === 'held')) {
    await queries.lineRows.update(
      db,
      { tenantId, id: line.id, version: line.version },
      { state: 'stopped', state_at: at, state_by: actor.userId, state_reason: reason },
    );
    const event = { tenant_id: tenantId, id: newId(), line_id: line.id, kind: 'stop' as const };
    await queries.insertEvents(db, [{ ...event, happened_at: at, done_by: actor.userId, reason }]);
  }
  await followOrder(context, { prescriptionId: id, admissionId: before.admissionId });
  return prescriptionRecord.changedSince(context, before);
}

export async function recordPrescriptionPrint(
  context: CallContext,
  { prescriptionId, output }: CallInput<typeof contract.recordPrescriptionPrint>,
) {
  const { db, tenantId } = context;
  const row = await queries.prescriptionRows.select(db, tenantId, prescriptionId);
  if (!row) throw new AppError('NOT_FOUND');
  context.audit({
    action: 'PRINT',
    resource: 'prescriptions',
    resourceId: prescriptionId,
    newValues: { document: 'prescription', output },
  });
  return { recorded: true as const };
}

/** The rows of a prescription, as they are stored. @throws AppError NOT_FOUND, as above */
export async function readStoredPrescription(context: CallContext, id: string) {
  const row = await prescriptionRecord.requireRow(context, id);
  return { row, ...(await partsOf(context, id)) };
}

async function partsOf({ db, tenantId }: CallContext, id: string) {
  const [lines, events, findings] = await Promise.all([
    queries.selectLines(db, tenantId, id),
    queries.selectEvents(db, tenantId, id),
    queries.selectFindings(db, tenantId, id),
  ]);
  return { lines, events, findings };
}

/** Has open lists and the opened prescription fetched again. */
export function announcePrescription(context: Pick<CallContext, 'announce'>, id: string): void {
  context.announce('prescriptions');
  context.announce(prescriptionTopic(id));
}
