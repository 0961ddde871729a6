import { findPatientIds } from '#areas/patients/patients.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
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

export async function getPrescription(
  context: CallContext,
  { prescriptionId }: CallInput<typeof contract.getPrescription>,
): Promise<Prescription> {
  const opened = await readPrescription(context, prescriptionId);
  context.audit({ action: 'VIEW', resource: 'prescriptions', resourceId: prescriptionId });
  return opened;
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
  const before = await readPrescription(context, id);
  if (before.status === 'cancelled') throw new AppError('WRONG_STATE', { status: before.status });
  if (before.status !== 'signed') throw new AppError('PRESCRIPTION_DISPENSED');
  const at = clock.now().toISOString();
  const written = await queries.prescriptionRows.update(
    db,
    { tenantId, id, version, only: { status: 'signed' } },
    {
      status: 'cancelled',
      cancelled_at: at,
      cancelled_by: actor.userId,
      cancel_reason: reason,
      updated_at: at,
    },
  );
  if (!written) throw new AppError('STALE', { current: before });
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
  const after = await readPrescription(context, id);
  context.audit({
    action: 'UPDATE',
    resource: 'prescriptions',
    resourceId: id,
    ...changedFields(auditValues(before), auditValues(after)),
  });
  announcePrescription(context, id);
  return after;
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

/** @throws AppError NOT_FOUND, for one of another hospital as for one that never was. */
export async function readPrescription(
  context: Pick<CallContext, 'db' | 'tenantId'>,
  id: string,
): Promise<Prescription> {
  const { row, lines, events, findings } = await readStoredPrescription(context, id);
  return toPrescription(row, lines, events, findings);
}

/** The rows of a prescription, as they are stored. @throws AppError NOT_FOUND, as above */
export async function readStoredPrescription(
  { db, tenantId }: Pick<CallContext, 'db' | 'tenantId'>,
  id: string,
) {
  const [row, lines, events, findings] = await Promise.all([
    queries.selectPrescription(db, tenantId, id),
    queries.selectLines(db, tenantId, id),
    queries.selectEvents(db, tenantId, id),
    queries.selectFindings(db, tenantId, id),
  ]);
  if (!row) throw new AppError('NOT_FOUND');
  return { row, lines, events, findings };
}

/** Has open lists and the opened prescription fetched again. */
export function announcePrescription(context: Pick<CallContext, 'announce'>, id: string): void {
  context.announce('prescriptions');
  context.announce(prescriptionTopic(id));
}
