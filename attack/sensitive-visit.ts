import { updateAppointment } from '#areas/appointments/bookings/booking.contract.ts';
import {
  markConsultationSensitive,
  signConsultation,
  startConsultation,
} from '#areas/consultations/consultations/consultation.contract.ts';
import { createInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { createLabTest, updateLabTest } from '#areas/laboratory/catalogue/lab-test.contract.ts';
import { createLabOrder } from '#areas/laboratory/orders/lab-order.contract.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { signPrescription } from '#areas/pharmacy/prescriptions/prescription.contract.ts';
import type { ClosedRecords } from './asked-by-roles.ts';
import { visitDay } from './restricted-patient.ts';
import type { AttackedHospital, Target } from './target.ts';

/** A consultation of an administrator with a follow-up, an order, a prescription and a bill, marked sensitive at last. */
export async function aSensitiveVisit({ ask }: Target, hospital: AttackedHospital): Promise<ClosedRecords> {
  const doctor = await hospital.as('tenant_admin');
  const run = crypto.randomUUID().slice(0, 8);
  const secret = `Narwhal${run}visit`;
  const facts = { firstName: 'Amina', lastName: `Visits${run}`, dateOfBirth: '1961-03-17' };
  const { id: patientId } = await ask(registerPatient, { ...facts, gender: 'female' as const }, doctor);
  const { id: consultationId, version } = await ask(startConsultation, { patientId }, doctor);
  const texts = { reason: secret, history: secret, examination: secret, plan: secret, referredTo: secret };
  const diagnosis = { diagnosisId: null, code: null, title: secret, certainty: 'confirmed' as const };
  const followUp = { followUpDate: visitDay, followUpTime: '09:00', followUpNote: secret };
  const diagnoses = [{ ...diagnosis, isPrimary: true }];
  const content = { ...texts, ...followUp, diagnoses };
  const signed = await ask(signConsultation, { consultationId, version, ...content }, doctor);
  const appointmentId = signed.followUpAppointmentId!;
  const words = { title: secret, description: secret, notes: secret };
  await ask(updateAppointment, { appointmentId, version: 1, ...words }, doctor);

  const labTest = await ask(
    createLabTest,
    { name: secret, category: hospital.mark, priceMinor: 100 },
    doctor,
  );
  const wish = { patientId, consultationId, testIds: [labTest.id], notes: secret };
  const labOrder = await ask(createLabOrder, wish, doctor);
  const renamed = { testId: labTest.id, version: labTest.version, name: `${hospital.mark} ${run}` };
  await ask(updateLabTest, renamed, doctor);
  const usual = { dose: '1', route: 'oral' as const, frequency: 'BD', duration: '7d' };
  const lines = [{ medicineId: null, name: secret, ...usual }];
  const written = { diagnosis: secret, advice: secret, lines };
  const prescription = await ask(signPrescription, { patientId, consultationId, ...written }, doctor);
  const items = [{ name: secret, description: secret, quantity: 1, priceMinor: 100 }];
  const bill = { patientId, appointmentId, items, notes: secret, dueDate: '2031-12-31', send: true };
  const invoice = await ask(createInvoice, bill, doctor);
  const mark = { consultationId, version: signed.version, isSensitive: true };
  await ask(markConsultationSensitive, mark, doctor);
  return {
    ids: {
      ...{ patient: patientId, consultation: consultationId, appointment: appointmentId },
      ...{ labOrder: labOrder.id, prescription: prescription.id, invoice: invoice.id },
    },
    ...{ secret, tells: new RegExp(secret), sought: [facts.lastName, secret.slice(0, -1)] },
  };
}
