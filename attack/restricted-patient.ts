import { bookAppointment } from '#areas/appointments/bookings/booking.contract.ts';
import { createInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { createLabTest, updateLabTest } from '#areas/laboratory/catalogue/lab-test.contract.ts';
import { createLabOrder } from '#areas/laboratory/orders/lab-order.contract.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import type { KnownIds } from '#testing/records/area-fixture.ts';
import type { AttackedHospital, Target } from './target.ts';

/** The day on which the restricted patient comes. */
export const visitDay = '2031-05-05';

/** A patient whose record is closed, and what only some may know of them. */
export interface RestrictedPatient {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  /** The digits of their phone. */
  digits: string;
  /** Stands in everything that says what they came for. */
  secret: string;
  ids: Pick<KnownIds, 'patient' | 'appointment' | 'labOrder' | 'invoice'>;
}

/** A restricted patient with an appointment, a laboratory order and an invoice, made by an administrator. */
export async function aRestrictedPatient(
  { ask }: Target,
  hospital: AttackedHospital,
): Promise<RestrictedPatient> {
  const admin = await hospital.as('tenant_admin');
  const run = crypto.randomUUID().slice(0, 8);
  const secret = `Narwhal${run}secret`;
  const digits = String(Math.floor(1e9 + Math.random() * 9e9)).slice(0, 10);
  const facts = { firstName: 'Amina', lastName: `Quiet${run}`, dateOfBirth: '1961-03-17' };
  const patient = { ...facts, gender: 'female' as const, phone: `+880 ${digits}`, medicalHistory: secret };
  const { id: patientId } = await ask(registerPatient, patient, admin);
  const booking = {
    patientId,
    ...{ title: secret, description: secret, notes: secret },
    startTime: `${visitDay}T09:00:00Z`,
    endTime: `${visitDay}T09:30:00Z`,
  };
  const appointment = await ask(bookAppointment, booking, admin);
  const labTest = await ask(createLabTest, { name: secret, category: hospital.mark, priceMinor: 100 }, admin);
  const wish = { patientId, testIds: [labTest.id], notes: secret };
  const labOrder = await ask(createLabOrder, wish, admin);
  // The catalogue is everybody's: only the order goes on to tell what the test was called.
  const renamed = { testId: labTest.id, version: labTest.version, name: `${hospital.mark} ${run}` };
  await ask(updateLabTest, renamed, admin);
  const items = [{ name: secret, description: secret, quantity: 1, priceMinor: 100 }];
  const bill = { patientId, items, notes: secret, dueDate: '2031-12-31', send: true };
  const invoice = await ask(createInvoice, bill, admin);
  await ask(restrictPatient, { patientId, version: 1 }, admin);
  const ids = { patient: patientId, appointment: appointment.id, labOrder: labOrder.id, invoice: invoice.id };
  return { ...facts, digits, secret, ids };
}
