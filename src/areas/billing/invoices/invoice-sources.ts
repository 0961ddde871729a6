import { findAppointment } from '#areas/appointments/appointments.public.ts';
import { readLabOrderForInvoice } from '#areas/laboratory/laboratory.public.ts';
import { findPatient } from '#areas/patients/patients.public.ts';
import type { CallContext } from '#database/handler.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import type * as contract from './invoice.contract.ts';
import { selectInvoiceOfLabOrder } from './invoice.queries.ts';

/** What a new invoice can come from. */
interface Sources {
  patientId: string;
  appointmentId?: string | null | undefined;
  labOrderId?: string | null | undefined;
}

/**
 * Refuses an appointment or a laboratory order that is not the patient's, is cancelled or is billed already.
 * @throws AppError NOT_FOUND, INVALID_INPUT at the field, INVOICE_EXISTS with the invoice that stands.
 */
export async function refuseForeignSources(context: CallContext, sources: Sources): Promise<void> {
  const { patientId, appointmentId, labOrderId } = sources;
  if (appointmentId) {
    const appointment = await findAppointment(context.db, context.tenantId, appointmentId);
    if (!appointment) throw new AppError('NOT_FOUND');
    if (appointment.patientId !== patientId) {
      throw invalidFields({ appointmentId: 'This is an appointment of another patient.' });
    }
  }
  if (labOrderId) {
    const order = await readLabOrderForInvoice(context, labOrderId);
    if (order.patientId !== patientId) {
      throw invalidFields({ labOrderId: 'This is a laboratory order of another patient.' });
    }
    if (order.status === 'cancelled') {
      throw invalidFields({ labOrderId: 'This laboratory order is cancelled.' });
    }
    const standing = await selectInvoiceOfLabOrder(context.db, context.tenantId, labOrderId);
    if (standing) throw new AppError('INVOICE_EXISTS', standing);
  }
}

/** Says what the database's own refusal of a second invoice means: two clerks billed the same order at once. */
export async function refusingSecondInvoice<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if ((error as { constraint?: unknown }).constraint !== 'invoice_of_lab_order') throw error;
    throw new AppError('INVOICE_EXISTS', {}, { cause: error });
  }
}

/** What an invoice for a laboratory order would say: its patient, its tests at the price they were ordered for. */
export async function proposeForLabOrder(
  context: CallContext,
  { labOrderId }: CallInput<typeof contract.proposeForLabOrder>,
) {
  const { db, tenantId } = context;
  const [order, standing] = await Promise.all([
    readLabOrderForInvoice(context, labOrderId),
    selectInvoiceOfLabOrder(db, tenantId, labOrderId),
  ]);
  const patient = await findPatient(db, tenantId, order.patientId);
  if (!patient) throw new AppError('NOT_FOUND');
  context.audit({ action: 'VIEW', resource: 'lab_orders', resourceId: order.id });
  const { id, patientNumber, firstName, lastName } = patient;
  return {
    labOrderId: order.id,
    orderNumber: order.orderNumber,
    isCancelled: order.status === 'cancelled',
    patient: { id, patientNumber, firstName, lastName },
    items: order.tests.map(({ name, priceMinor }) => ({ name, priceMinor })),
    standing: standing ?? null,
  };
}
