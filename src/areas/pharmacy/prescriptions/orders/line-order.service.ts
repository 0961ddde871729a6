import type { CallContext } from '#server/call-context.ts';
import { writeNextVersion } from '#server/records/next-version.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { todayOf } from '#kernel/time/today.ts';
import { followOrder } from '#server/points/orders.ts';
import { checkPrescription } from '../../safety/check-prescription.ts';
import { readMedicinesAlike } from '../../medicines/known-medicines.ts';
import type { Prescription } from '../prescription.contract.ts';
import * as queries from '../prescription.queries.ts';
import { finishPrescription, readPrescription } from '../prescription.service.ts';
import { holdPatient } from '../writing/checked-patient.queries.ts';
import { readPatientToPrescribe, toCheckedPatient } from '../writing/checked-patient.service.ts';
import { lineIssues, toCheckedLine } from '../writing/line-writing.rules.ts';
import { namesInWords, readMedicines, reasonsOf, refuseStops } from '../writing/signing.service.ts';
import { findingRows, newLine, startEvents } from '../writing/signed-rows.ts';
import { settleStatus } from '../../dispensing/dispense/prescription-status.service.ts';
import type * as contract from './line-order.contract.ts';

type State = CallInput<typeof contract.setLineState>['state'];

/** From which state a line can go where, and what that is called. */
const steps: Readonly<Record<State, { from: readonly State[]; kind: queries.StoredEvent['kind'] }>> = {
  held: { from: ['active'], kind: 'hold' },
  active: { from: ['held'], kind: 'resume' },
  stopped: { from: ['active', 'held'], kind: 'stop' },
};

/** @throws AppError NOT_FOUND, STALE, WRONG_STATE with the state it has */
export async function setLineState(
  context: CallContext,
  { lineId, version, state, reason }: CallInput<typeof contract.setLineState>,
): Promise<Prescription> {
  const { line, before } = await lockLine(context, lineId);
  const { from, kind } = steps[state];
  if (!from.some((one) => one === line.state)) throw new AppError('WRONG_STATE', { status: line.state });
  await writeState(context, { line, before, version, state, kind, reason });
  return finish(context, before);
}

/** @throws AppError NOT_FOUND, STALE, WRONG_STATE, INVALID_INPUT at the line, SAFETY_STOP with what stops */
export async function changeLine(
  context: CallContext,
  { lineId, version, line: written, reason, reasons: given }: CallInput<typeof contract.changeLine>,
): Promise<Prescription> {
  const { db, tenantId, actor, clock } = context;
  const { line, prescription, before } = await lockLine(context, lineId);
  if (line.state !== 'active' && line.state !== 'held') {
    throw new AppError('WRONG_STATE', { status: line.state });
  }
  await holdPatient(db, tenantId, line.patient_id);
  const [patient, medicines, alike] = await Promise.all([
    readPatientToPrescribe(context, line.patient_id),
    readMedicines(context, [written]),
    readMedicinesAlike(context, namesInWords([written])),
  ]);
  const medicine = medicines.get(written.medicineId ?? '');
  const isInpatient = prescription.admission_id !== null;
  const issues = Object.entries(lineIssues(written, medicine, { isInpatient }));
  if (issues.length > 0) {
    throw invalidFields(Object.fromEntries(issues.map(([field, text]) => [`line.${field}`, text])));
  }
  // The line that goes does not speak against the one that comes in its place.
  const current = patient.current.filter(({ id }) => id !== line.id);
  const said = { weightGrams: prescription.weight_grams, pregnancy: prescription.pregnancy };
  const findings = checkPrescription(
    [toCheckedLine(written, medicine, alike)],
    toCheckedPatient(context, { ...patient, current }, said),
  );
  const reasons = reasonsOf(given);
  refuseStops(findings, reasons);
  const now = clock.now().toISOString();
  const lineNumber = Math.max(...before.lines.map((one) => one.lineNumber)) + 1;
  const next = newLine({ prescription, userId: actor.userId, now, today: todayOf(context) }, written, {
    medicine,
    lineNumber,
    replacesId: line.id,
  });
  await writeState(context, { line, before, version, state: 'changed', kind: 'change', reason });
  await queries.insertLines(db, [next]);
  await queries.insertEvents(db, startEvents([next]));
  await queries.insertFindings(
    db,
    findingRows({ tenant_id: tenantId, id: prescription.id }, [next], findings, reasons),
  );
  return finish(context, before);
}

/** The prescription is locked, so that its lines change one after the other. */
async function lockLine(context: CallContext, lineId: string) {
  const { db, tenantId } = context;
  const line = await queries.lineRows.select(db, tenantId, lineId);
  const prescription = line && (await queries.prescriptionRows.lock(db, tenantId, line.prescription_id));
  if (!line || !prescription) throw new AppError('NOT_FOUND');
  if (prescription.status === 'cancelled') throw new AppError('WRONG_STATE', { status: prescription.status });
  return { line, prescription, before: await readPrescription(context, prescription.id) };
}

interface Step {
  line: queries.StoredLine;
  before: Prescription;
  version: number;
  state: queries.StoredLine['state'];
  kind: queries.StoredEvent['kind'];
  reason: string;
}

async function writeState(context: CallContext, step: Step): Promise<void> {
  const { db, tenantId, actor, clock } = context;
  const { line, before, version, state, kind, reason } = step;
  const at = clock.now().toISOString();
  const seen = { id: line.id, version, only: { state: line.state } };
  const columns = { state, state_at: at, state_by: actor.userId, state_reason: reason };
  await writeNextVersion(context, queries.lineRows, seen, columns, async () => before);
  const event = { tenant_id: tenantId, id: newId(), line_id: line.id, kind, happened_at: at };
  await queries.insertEvents(db, [{ ...event, done_by: actor.userId, reason }]);
}

async function finish(context: CallContext, before: Prescription): Promise<Prescription> {
  await settleStatus(context, before.id);
  await followOrder(context, { prescriptionId: before.id, admissionId: before.admissionId });
  return finishPrescription(context, before);
}
