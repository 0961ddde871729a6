import type { Page } from '@playwright/test';
import type { bookAppointment } from '#areas/appointments/bookings/booking.contract.ts';
import type { createDoctor, listDoctors } from '#areas/appointments/doctors/doctor.contract.ts';
import type { createInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import type { closeCashierDay, currentCashierDay } from '#areas/billing/payments/cashier/cashier.contract.ts';
import type {
  signConsultation,
  startConsultation,
} from '#areas/consultations/consultations/consultation.contract.ts';
import { emptyDraft } from '#areas/consultations/consultations/content/consultation-content.contract.ts';
import type { admitPatient } from '#areas/inpatient/admissions/admission.contract.ts';
import type { createAssessment } from '#areas/nursing/assessments/assessment.contract.ts';
import type { createBedRate } from '#areas/inpatient/charges/rates/bed-rate.contract.ts';
import type { createBeds } from '#areas/inpatient/beds/bed.contract.ts';
import type { createWard } from '#areas/inpatient/wards/ward.contract.ts';
import type { createLabTest } from '#areas/laboratory/catalogue/lab-test.contract.ts';
import type { createLabOrder } from '#areas/laboratory/orders/lab-order.contract.ts';
import type {
  enterLabResults,
  getLabOrder,
  verifyLabResults,
} from '#areas/laboratory/results/lab-result.contract.ts';
import type {
  listPatients,
  registerPatient,
  updatePatient,
} from '#areas/patients/patients/patient.contract.ts';
import type { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import type { createMedicine } from '#areas/pharmacy/medicines/medicine.contract.ts';
import type { signPrescription } from '#areas/pharmacy/prescriptions/prescription.contract.ts';
import type { recordAllergy } from '#areas/patients/allergies/allergy.contract.ts';
import type { createRole } from '#areas/people/roles/role.contract.ts';
import type { inviteUser } from '#areas/people/users/links/user-link.contract.ts';
import type { createUser } from '#areas/people/users/user.contract.ts';
import type { runPayouts } from '#areas/referrals/payouts/payout.contract.ts';
import type { createReferral } from '#areas/referrals/referrals/referral.contract.ts';
import type { createReferrer } from '#areas/referrals/referrers/referrer.contract.ts';
import type { Call, CallOutput, CallRequest } from '#kernel/define-call.ts';
import { callFrom } from './calls.ts';

// What a test needs before it begins, made by calls of whoever is signed in on the page.

/** The calls used here, by their ids. */
type Used = {
  [
    C in
      | typeof admitPatient
      | typeof createAssessment
      | typeof bookAppointment
      | typeof closeCashierDay
      | typeof createBedRate
      | typeof createBeds
      | typeof createDoctor
      | typeof createInvoice
      | typeof createLabOrder
      | typeof createLabTest
      | typeof createMedicine
      | typeof createReferral
      | typeof createReferrer
      | typeof createRole
      | typeof createUser
      | typeof createWard
      | typeof enterLabResults
      | typeof getLabOrder
      | typeof currentCashierDay
      | typeof inviteUser
      | typeof listDoctors
      | typeof listPatients
      | typeof recordAllergy
      | typeof registerPatient
      | typeof restrictPatient
      | typeof runPayouts
      | typeof signPrescription
      | typeof signConsultation
      | typeof startConsultation
      | typeof updatePatient
      | typeof verifyLabResults as C['id']
  ]: C;
};

function call<Id extends keyof Used>(page: Page, id: Id, input: CallRequest<Used[Id] & Call> & object) {
  return callFrom<CallOutput<Used[Id] & Call>>(page, id, input);
}

type PatientRequest = CallRequest<typeof registerPatient>;

/** Registers Amina with this family name. */
export function aPatient(page: Page, lastName: string, part: Partial<PatientRequest> = {}) {
  const person = { firstName: 'Amina', lastName, dateOfBirth: '1990-05-17', gender: 'female' as const };
  return call(page, 'patients.register', { ...person, ...part });
}

/** A ward of this name with beds B-01, B-02 and so on. */
export async function aWard(
  page: Page,
  name: string,
  beds: number,
  part: { sexPolicy?: 'female' | 'male' } = {},
) {
  const ward = await call(page, 'wards.create', { name, wardType: 'general', ...part });
  const made = await call(page, 'beds.create', { wardId: ward.id, bedNumber: 'B-01', count: beds });
  return { ward, beds: made.rows };
}

/** A nursing assessment of a patient. */
export function anAssessment(page: Page, patientId: string) {
  return call(page, 'nursingAssessments.create', { patientId, assessmentType: 'shift' });
}

/** A price of a ward for each 24 hours from the reception; in whole units of the currency. */
export function aBedRate(page: Page, wardId: string, price: number) {
  const validFrom = '2020-01-01T00:00:00.000Z';
  const clock = { method: 'hours' as const, unitMinutes: 24 * 60 };
  return call(page, 'bedRates.create', { wardId, priceMinor: price * 100, validFrom, ...clock });
}

/** Admits a patient, to a bed where one is named. */
export function anAdmission(page: Page, patientId: string, bedId?: string) {
  const admission = { patientId, admittingDoctor: 'Dr. Farhan Chowdhury', primaryDiagnosis: 'Dengue fever' };
  return call(page, 'admissions.create', { ...admission, ...(bedId && { bedId }) });
}

type MedicineRequest = CallRequest<typeof createMedicine>;

/** A tablet of 500 mg in the list of medicines; the controlled ones of these tests are opioids, and so high alert. */
export function aMedicine(
  page: Page,
  name: string,
  ingredient: string,
  isControlled = false,
  part: Partial<MedicineRequest> = {},
) {
  const amount = { amountThousandths: 500_000, unit: 'mg' as const, perUnits: 1 };
  return call(page, 'medicines.create', {
    name,
    genericName: ingredient,
    ingredients: [{ code: ingredient.toLowerCase(), name: ingredient, ...amount }],
    strength: '500 mg',
    ...{ dosageForm: 'tablet', route: 'oral', category: 'Test', maker: null, baseUnit: 'tablet' },
    ...{ packSize: 10, priceMinor: 100, minStockLevel: 0, pregnancyRisk: null, minimumAgeMonths: null },
    ...{ isHighAlert: isControlled, isControlled, isAntibiotic: false, doseLimits: [] },
    ...part,
  });
}

/** A signed prescription of one medicine three times a day for a week; an allergy is passed with the reason. */
export async function aPrescriptionOf(
  page: Page,
  patientId: string,
  medicine: { id: string; name: string },
  reasons: { key: string; reason: string }[] = [],
) {
  const line = { medicineId: medicine.id, name: medicine.name, dose: '1', route: 'oral' as const };
  const lines = [{ ...line, frequency: '1+1+1', duration: '7d' }];
  // Whoever lies in a bed gets it to take home.
  return call(page, 'prescriptions.sign', { patientId, kind: 'outpatient', lines, reasons });
}

/** A signed prescription in words alone. */
export function aPrescription(page: Page, { id: patientId }: { id: string }) {
  const line = { name: 'Warm gargle', dose: '', route: 'other' as const, frequency: 'TDS', duration: '5d' };
  return call(page, 'prescriptions.sign', { patientId, kind: 'outpatient', lines: [line] });
}

/** The patient whom a search finds first. */
export async function foundPatient(page: Page, search: string) {
  const { rows } = await call(page, 'patients.list', { search });
  return rows[0]!;
}

/** An allergy of a patient. */
export function anAllergy(page: Page, patientId: string, substance: string) {
  return call(page, 'allergies.record', { patientId, substance });
}

/** A signed consultation of a patient, by whoever is signed in. */
export async function aSignedConsultation(page: Page, patientId: string, reason: string) {
  const { id: consultationId, version } = await call(page, 'consultations.start', { patientId });
  return call(page, 'consultations.sign', { consultationId, version, ...emptyDraft, reason });
}

/** Registers a person and restricts the record. */
export async function aRestrictedPatient(page: Page, lastName: string, part: Partial<PatientRequest> = {}) {
  const { id: patientId, version } = await aPatient(page, lastName, part);
  return call(page, 'patients.restrict', { patientId, version, reason: 'Works in this hospital' });
}

/** Changes the address of a patient. */
export function changeAddress(page: Page, { id, version }: { id: string; version: number }, address: string) {
  return call(page, 'patients.update', { patientId: id, version, address });
}

/** Rahima Khatun, P000001 of the samples. */
export function samplePatient(page: Page) {
  return foundPatient(page, 'P000001');
}

/** Books half an hour for the sample patient, with a doctor where one is named; `start` is in UTC, as `2032-01-05T10:00`. */
export async function anAppointment(page: Page, title: string, start: string, doctorName?: string) {
  const { id } = await samplePatient(page);
  return anAppointmentOf(page, id, title, start, doctorName);
}

/** The same for a patient of the test's own. */
export async function anAppointmentOf(
  page: Page,
  patientId: string,
  title: string,
  start: string,
  doctorName?: string,
) {
  const startTime = new Date(`${start}Z`);
  const endTime = new Date(startTime.getTime() + 30 * 60_000);
  return call(page, 'appointments.book', {
    patientId,
    doctorId: doctorName === undefined ? null : await doctorId(page, doctorName),
    title,
    startTime: startTime.toISOString(),
    endTime: endTime.toISOString(),
  });
}

async function doctorId(page: Page, name: string): Promise<string> {
  const { rows } = await call(page, 'doctors.list', {});
  return rows.find((doctor) => doctor.name === name)!.id;
}

/** Adds a doctor. */
export function aDoctor(page: Page, name: string, specialty: string) {
  return call(page, 'doctors.create', { name, specialty });
}

/** A draft for the sample patient over one item; `price` in whole units of the currency. */
export async function aDraft(page: Page, item: string, price: number) {
  const { id: patientId } = await samplePatient(page);
  const items = [{ name: item, quantity: 1, priceMinor: price * 100 }];
  return call(page, 'invoices.create', { patientId, items, dueDate: '2031-12-31' });
}

/** A sent invoice for the sample patient; prices in whole units of the currency, without tax. */
export async function aSentInvoice(page: Page, items: { name: string; quantity: number; price: number }[]) {
  const { id: patientId } = await samplePatient(page);
  return call(page, 'invoices.create', {
    patientId,
    items: items.map(({ price, ...item }) => ({ ...item, priceMinor: price * 100 })),
    taxBasisPoints: 0,
    dueDate: '2031-12-31',
    send: true,
  });
}

/** Closes the own cashier's day if an earlier payment opened one. */
export async function noOpenDay(page: Page): Promise<void> {
  const { day } = await call(page, 'cashierDays.current', {});
  if (!day) return;
  const { id: cashierDayId, expectedMinor: countedMinor } = day;
  await call(page, 'cashierDays.close', { cashierDayId, countedMinor });
}

/** Adds a laboratory test with a range by which its results are flagged. */
export function aLabTest(page: Page, name: string) {
  return call(page, 'labTests.create', {
    name,
    category: 'Electrolytes',
    priceMinor: 35_050,
    unit: 'mmol/L',
    normalRange: '3.5-5.1',
    criticalRange: '2.8-6.2',
  });
}

/** Orders tests, for the sample patient unless another one is named. */
export async function aLabOrder(page: Page, testIds: string[], forPatient?: string) {
  const patientId = forPatient ?? (await samplePatient(page)).id;
  return call(page, 'labOrders.create', { patientId, testIds });
}

/** An order for a patient over one new test whose result is entered and not verified. */
export async function anExaminedOrder(page: Page, patientId: string, name: string, result: string) {
  const { id: testId } = await aLabTest(page, name);
  const order = await call(page, 'labOrders.create', { patientId, testIds: [testId] });
  await call(page, 'labResults.enter', { orderId: order.id, results: [{ testId, result }] });
  return { order, testId };
}

/** Verifies every result of an order; by somebody else than who entered them. */
export async function verifyResults(page: Page, orderId: string) {
  const { tests } = await call(page, 'labOrders.get', { orderId });
  const resultIds = tests.flatMap(({ result }) => (result ? [result.id] : []));
  return call(page, 'labResults.verify', { orderId, resultIds });
}

/** Enters the first result of a test of an order. */
export function aLabResult(page: Page, orderId: string, testId: string, result: string) {
  return call(page, 'labResults.enter', { orderId, results: [{ testId, result }] });
}

/** Adds a referrer with the usual commission of 5 %. */
export function aReferrer(page: Page, name: string) {
  const commission = { commissionType: 'percentage' as const, commissionBasisPoints: 500 };
  return call(page, 'referrers.create', { name, type: 'clinic', commission });
}

/** Records that a referrer sent the sample patient; `amount` in whole units of the currency. */
export async function aReferral(page: Page, referrerId: string, amount: number) {
  const { id: patientId } = await samplePatient(page);
  return call(page, 'referrals.create', { referrerId, patientId, amountMinor: amount * 100 });
}

/** Makes a payout to a new referrer of the commission on one referral. */
export async function aPayout(page: Page, name: string) {
  const { id: referrerId } = await aReferrer(page, name);
  await aReferral(page, referrerId, 1000);
  const wholeTime = { startDate: '2020-01-01', endDate: '2099-12-31' };
  const { payouts } = await call(page, 'payouts.run', { ...wholeTime, referrerId });
  return payouts[0]!;
}

/** Creates a role that reads and writes patients. */
export function aRole(page: Page, name: string) {
  return call(page, 'roles.create', { name, permissions: ['patients.read', 'patients.write'] });
}

/** Creates an account without roles. */
export function aUser(page: Page, person: { firstName: string; lastName: string; email: string }) {
  const { firstName, lastName, email } = person;
  return call(page, 'users.create', { firstName, lastName, email, initialRoles: [] });
}

/** Invites somebody; returns the address at which they set their password. */
export async function anInvitation(page: Page, userId: string): Promise<string> {
  const { token } = await call(page, 'users.invite', { userId });
  return `/invitation#${token}`;
}
