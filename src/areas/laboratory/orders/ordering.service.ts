import { findAppointment } from '#areas/appointments/appointments.public.ts';
import { selectPatientOfConsultation } from '#areas/consultations/consultations.public.ts';
import { findPatient } from '#areas/patients/patients.public.ts';
import { counterSteps } from '#database/counters.ts';
import { appendSteps } from '#database/counting/open-steps.ts';
import { figureSteps } from '#database/daily-figures.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { type LabTestRow, selectTestsById } from '../catalogue/lab-test.queries.ts';
import type * as contract from './lab-order.contract.ts';
import type { LabOrder } from './lab-order.contract.ts';
import { issue } from './lab-order.issues.ts';
import { insertLabOrders, insertOrderTests } from './lab-order.queries.ts';
import { auditValues, toLabOrder } from './lab-order.record.ts';
import { formatOrderNumber } from './lab-order.rules.ts';
import { requireLabOrder } from './lab-order.service.ts';
import { nameOrderer } from './orderer.service.ts';

/** @throws AppError NOT_FOUND for a patient, person, doctor, appointment or test that is not of this hospital. */
export async function createLabOrder(
  context: CallContext,
  input: CallInput<typeof contract.createLabOrder>,
): Promise<LabOrder> {
  const { db, tenantId, clock, actor } = context;
  await requireActivePatient(context, input.patientId);
  await requireAppointmentOf(context, input);
  await requireConsultationOf(context, input);
  const tests = await requireOfferedTests(context, input.testIds);
  const orderer = await nameOrderer(context, input);
  const number = await context.counting.take('lab-orders.number', 1);
  const id = newId();
  const now = clock.now().toISOString();
  const row = {
    tenant_id: tenantId,
    id,
    order_number: formatOrderNumber(number),
    patient_id: input.patientId,
    ...orderer,
    appointment_id: input.appointmentId ?? null,
    consultation_id: input.consultationId ?? null,
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
  if (input.consultationId) context.announce(`consultations/${input.consultationId}`);
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

async function requireConsultationOf(
  { db, tenantId }: CallContext,
  { consultationId, patientId }: { consultationId?: string | null | undefined; patientId: string },
): Promise<void> {
  if (!consultationId) return;
  if ((await selectPatientOfConsultation(db, tenantId, consultationId)) !== patientId) {
    throw new AppError('NOT_FOUND');
  }
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
    specimen: test.specimen,
    plausibility_factor: test.plausibility_factor,
  };
}
