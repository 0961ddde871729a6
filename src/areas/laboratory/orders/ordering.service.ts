import { findAppointment, findDoctor } from '#areas/appointments/appointments.public.ts';
import { findPatient } from '#areas/patients/patients.public.ts';
import { counterSteps } from '#database/counters.ts';
import { appendSteps } from '#database/counting/open-steps.ts';
import { figureSteps } from '#database/daily-figures.ts';
import type { CallContext } from '#database/handler.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { type LabTestRow, selectTestsById } from '../catalogue/lab-test.queries.ts';
import { readLabSwitches } from '../settings/lab-settings.queries.ts';
import type * as contract from './lab-order.contract.ts';
import type { LabOrder } from './lab-order.contract.ts';
import { countChange } from './lab-order.figures.ts';
import { issue } from './lab-order.issues.ts';
import {
  insertLabOrders,
  insertOrderTests,
  type LabOrderRow,
  labOrderRows,
  lockLabOrder,
} from './lab-order.queries.ts';
import { auditValues, toLabOrder } from './lab-order.record.ts';
import { formatOrderNumber, isFullyVerified, labOrderTopic, noDoctor } from './lab-order.rules.ts';
import { requireLabOrder } from './lab-order.service.ts';

/** @throws AppError NOT_FOUND for a patient, doctor, appointment or test that is not of this hospital. */
export async function createLabOrder(
  context: CallContext,
  input: CallInput<typeof contract.createLabOrder>,
): Promise<LabOrder> {
  const { db, tenantId, clock, actor } = context;
  await requireActivePatient(context, input.patientId);
  await requireAppointmentOf(context, input);
  const tests = await requireOfferedTests(context, input.testIds);
  const doctorName = await nameOfDoctor(context, input);
  const number = await context.takeNumbers('lab-orders.number', 1);
  const id = newId();
  const now = clock.now().toISOString();
  const row = {
    tenant_id: tenantId,
    id,
    order_number: formatOrderNumber(number),
    patient_id: input.patientId,
    doctor_id: input.doctorId ?? null,
    doctor_name: doctorName,
    appointment_id: input.appointmentId ?? null,
    status: 'pending' as const,
    priority: input.priority,
    notes: input.notes,
    ordered_at: now,
    ordered_by: actor.userId,
    collected_at: null,
    collected_by: null,
    completed_at: null,
    updated_at: now,
    version: 1,
  };
  const orderedTests = tests.map((test, index) => orderedTest(id, test, index + 1));
  context.sendOff(insertLabOrders(db, [row]));
  context.sendOff(insertOrderTests(db, orderedTests));
  context.sendOff(
    appendSteps(db, tenantId, [
      ...counterSteps({ 'lab-orders.pending': 1, 'lab-orders.total': 1 }),
      ...figureSteps(dateIn(actor.timeZone, clock.now()), { 'lab.orders': 1 }),
    ]),
  );
  const order = toLabOrder(await requireLabOrder(context, id));
  context.audit({ action: 'CREATE', resource: 'lab_orders', resourceId: id, newValues: auditValues(order) });
  context.announce('lab-orders');
  return order;
}

async function requireActivePatient({ db, tenantId }: CallContext, id: string): Promise<void> {
  const patient = await findPatient(db, tenantId, id);
  if (!patient) throw new AppError('NOT_FOUND');
  if (patient.status === 'inactive') {
    throw invalidFields({ patientId: issue('patientInactive') });
  }
}

async function requireAppointmentOf(
  { db, tenantId }: CallContext,
  { appointmentId, patientId }: { appointmentId?: string | null | undefined; patientId: string },
): Promise<void> {
  if (!appointmentId) return;
  const appointment = await findAppointment(db, tenantId, appointmentId);
  if (appointment?.patientId !== patientId) throw new AppError('NOT_FOUND');
}

/** The tests in the order in which they were chosen. */
async function requireOfferedTests({ db, tenantId }: CallContext, ids: string[]): Promise<LabTestRow[]> {
  const rows = await selectTestsById(db, tenantId, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const test = byId.get(id);
    if (!test) throw new AppError('NOT_FOUND');
    if (test.status === 'inactive') {
      throw invalidFields({ testIds: issue('testInactive', { name: test.name }) });
    }
    return test;
  });
}

async function nameOfDoctor(
  { db, tenantId }: CallContext,
  { doctorId, doctorName }: CallInput<typeof contract.createLabOrder>,
): Promise<string> {
  if (!doctorId) return doctorName ?? noDoctor;
  const doctor = await findDoctor(db, tenantId, doctorId);
  if (!doctor) throw new AppError('NOT_FOUND');
  return doctor.name;
}

/** A test as the catalogue has it at this moment. */
export function orderedTest(orderId: string, test: LabTestRow, position: number) {
  return {
    tenant_id: test.tenant_id,
    order_id: orderId,
    test_id: test.id,
    position,
    test_name: test.name,
    price_minor: test.price_minor,
    normal_range: test.normal_range,
    critical_range: test.critical_range,
    unit: test.unit,
  };
}

/** @throws AppError STALE with the stored order; RESULTS_OPEN where the hospital completes verified orders alone. */
export async function setLabOrderStatus(
  context: CallContext,
  { orderId, version, status }: CallInput<typeof contract.setLabOrderStatus>,
): Promise<LabOrder> {
  return changeOrder(context, 'UPDATE', orderId, version, async (before) => {
    if (status === 'completed') await refuseOpenResults(context, before);
    const now = context.clock.now().toISOString();
    const completed_at = status === 'completed' ? (before.completedAt ?? now) : null;
    return { status, completed_at };
  });
}

/** @throws AppError STALE with the stored order. */
export async function deleteLabOrder(
  context: CallContext,
  { orderId, version }: CallInput<typeof contract.deleteLabOrder>,
): Promise<LabOrder> {
  const cancelled = { status: 'cancelled' as const, completed_at: null };
  return changeOrder(context, 'DELETE', orderId, version, async () => cancelled);
}

/** @throws AppError STALE with the stored order; WRONG_STATE for a cancelled order. */
export async function collectSpecimen(
  context: CallContext,
  { orderId, version, collectedAt }: CallInput<typeof contract.collectSpecimen>,
): Promise<LabOrder> {
  const now = context.clock.now().toISOString();
  return changeOrder(context, 'UPDATE', orderId, version, async (before) => {
    if (before.status === 'cancelled') throw new AppError('WRONG_STATE', { status: before.status });
    const collected_at = collectedAt ?? now;
    if (collected_at > now) throw invalidFields({ collectedAt: issue('collectedInFuture') });
    return { collected_at, collected_by: context.actor.userId };
  });
}

async function refuseOpenResults(
  { db, tenantId }: CallContext,
  order: Pick<LabOrder, 'tests' | 'entered' | 'verified'>,
): Promise<void> {
  if (isFullyVerified(order)) return;
  const { completionNeedsVerified } = await readLabSwitches(db, tenantId);
  if (!completionNeedsVerified) return;
  const { entered, verified, tests } = order;
  throw new AppError('RESULTS_OPEN', { missing: tests.length - entered, unverified: entered - verified });
}

type OrderChange = Partial<Pick<LabOrderRow, 'status' | 'collected_at' | 'collected_by' | 'completed_at'>>;

/** The order is locked first: no result is entered or corrected between the look at it and the change. */
async function changeOrder(
  context: CallContext,
  action: 'UPDATE' | 'DELETE',
  orderId: string,
  version: number,
  decide: (before: LabOrder) => Promise<OrderChange>,
): Promise<LabOrder> {
  const { db, tenantId, clock } = context;
  if (!(await lockLabOrder(db, tenantId, orderId))) throw new AppError('NOT_FOUND');
  const before = toLabOrder(await requireLabOrder(context, orderId));
  if (before.version !== version) throw new AppError('STALE', { current: before });
  const values = await decide(before);
  const updated_at = clock.now().toISOString();
  await labOrderRows.update(db, { tenantId, id: orderId, version }, { ...values, updated_at });
  await countChange(db, tenantId, before.status, values.status ?? before.status);
  const after = toLabOrder(await requireLabOrder(context, orderId));
  context.audit({
    action,
    resource: 'lab_orders',
    resourceId: orderId,
    ...changedFields(auditValues(before), auditValues(after)),
  });
  context.announce('lab-orders');
  context.announce(labOrderTopic(orderId));
  return after;
}
