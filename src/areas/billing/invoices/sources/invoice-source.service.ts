import { findAppointment } from '#areas/appointments/appointments.public.ts';
import { readLabOrderForInvoice } from '#areas/laboratory/laboratory.public.ts';
import { findPatient } from '#areas/patients/patients.public.ts';
import { findSensitiveAuthor } from '#database/closed-records/made-from.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import type * as contract from './invoice-source.contract.ts';
import { issue } from '../invoice.issues.ts';
import { selectServicesNamed } from '../../services/service.queries.ts';
import { likeliestService, serviceNamesFor } from './billed-appointment.rules.ts';
import { selectInvoiceOfLabOrder, selectInvoicesOfAppointment } from '../invoice.queries.ts';

/** What a new invoice can come from. */
interface Sources {
  patientId: string;
  appointmentId?: string | null | undefined;
  labOrderId?: string | null | undefined;
}

/**
 * Refuses an appointment or a laboratory order that is not the patient's, is cancelled or is billed already.
 * @throws AppError NOT_FOUND, INVALID_INPUT at the field, INVOICE_EXISTS with the invoice that exists.
 */
export async function refuseForeignSources(context: CallContext, sources: Sources): Promise<void> {
  const { patientId, appointmentId, labOrderId } = sources;
  if (appointmentId) {
    const appointment = await findAppointment(context.db, context.tenantId, appointmentId);
    if (!appointment) throw new AppError('NOT_FOUND');
    if (appointment.patientId !== patientId) {
      throw invalidFields({ appointmentId: issue('appointmentOfAnother') });
    }
  }
  if (labOrderId) {
    const order = await readLabOrderForInvoice(context, labOrderId);
    if (order.patientId !== patientId) {
      throw invalidFields({ labOrderId: issue('labOrderOfAnother') });
    }
    if (order.status === 'cancelled') {
      throw invalidFields({ labOrderId: issue('labOrderCancelled') });
    }
    const existing = await selectInvoiceOfLabOrder(context.db, context.tenantId, labOrderId);
    if (existing) throw new AppError('INVOICE_EXISTS', existing);
  }
}

/** Says what the database's own refusal of a second invoice means: two clerks billed the same order at once. */
export function refusingSecondInvoice<T>(write: Promise<T>): Promise<T> {
  return refusing(write, {
    invoice_of_lab_order: () => new AppError('INVOICE_EXISTS'),
    invoice_source_pkey: () => new AppError('INVOICE_EXISTS'),
  });
}

/** What an invoice for a laboratory order would say: its patient, its tests at the price they were ordered for. */
export async function proposeForLabOrder(
  context: CallContext,
  { labOrderId }: CallInput<typeof contract.proposeForLabOrder>,
) {
  const { db, tenantId } = context;
  const [order, existing] = await Promise.all([
    readLabOrderForInvoice(context, labOrderId),
    selectInvoiceOfLabOrder(db, tenantId, labOrderId),
  ]);
  const patient = await nameOf(context, order.patientId);
  context.audit({ action: 'VIEW', resource: 'lab_orders', resourceId: order.id });
  return {
    labOrderId: order.id,
    orderNumber: order.orderNumber,
    isCancelled: order.status === 'cancelled',
    patient,
    items: order.tests.map(({ name, priceMinor }) => ({ name, priceMinor })),
    existing: existing ?? null,
  };
}

/** The maximum number of existing invoices that a proposal names. */
const maxNamed = 5;
/** Stands for the title of what follows a sensitive consultation. */
const closedTitle = 'Follow-up';

/** What an invoice for an appointment would say: its patient, and the service of its title or type where there is one. */
export async function proposeForAppointment(
  context: CallContext,
  { appointmentId }: CallInput<typeof contract.proposeForAppointment>,
) {
  const { db, tenantId } = context;
  const appointment = await findAppointment(db, tenantId, appointmentId);
  if (!appointment) throw new AppError('NOT_FOUND');
  const isClosed = (await findSensitiveAuthor(db, tenantId, { appointmentId })) !== undefined;
  // What is billed is printed, and stays with the invoice: the words of a sensitive consultation never get there.
  const title = isClosed ? closedTitle : appointment.title;
  const names = serviceNamesFor({ ...appointment, title });
  const [patient, services, existing] = await Promise.all([
    nameOf(context, appointment.patientId),
    selectServicesNamed(db, tenantId, names),
    selectInvoicesOfAppointment(db, tenantId, appointmentId, maxNamed),
  ]);
  const service = likeliestService(names, services);
  context.audit({ action: 'VIEW', resource: 'appointments', resourceId: appointment.id });
  return {
    appointmentId: appointment.id,
    title,
    startTime: appointment.startTime,
    patient,
    item: {
      serviceId: service?.id ?? null,
      name: service?.name ?? title,
      priceMinor: service?.price_minor ?? null,
    },
    existing,
  };
}

async function nameOf({ db, tenantId }: CallContext, patientId: string) {
  const patient = await findPatient(db, tenantId, patientId);
  if (!patient) throw new AppError('NOT_FOUND');
  const { id, patientNumber, firstName, lastName, isRestricted } = patient;
  return { id, patientNumber, firstName, lastName, isRestricted };
}
