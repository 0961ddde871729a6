import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookAppointment, updateAppointment } from '#areas/appointments/bookings/booking.contract.ts';
import { getAppointment, searchAppointments } from '#areas/appointments/appointments/appointment.contract.ts';
import { aBooking } from '#areas/appointments/appointments.fixture.ts';
import { anInvoice } from '#areas/billing/billing.fixture.ts';
import { proposeForAppointment } from '#areas/billing/invoices/sources/invoice-source.contract.ts';
import { recordPayment } from '#areas/billing/payments/payment.contract.ts';
import { aContent } from '#areas/consultations/consultations.fixture.ts';
import {
  markConsultationSensitive,
  signConsultation,
  startConsultation,
} from '#areas/consultations/consultations/consultation.contract.ts';
import { dosesOf, fiveRights } from '#areas/doses/doses.fixture.ts';
import { administerDose } from '#areas/doses/administration/administration.contract.ts';
import { anAdmission, aWardWithBeds } from '#areas/inpatient/inpatient.fixture.ts';
import { requestAdmission } from '#areas/inpatient/requests/admission-request.contract.ts';
import { updateLabTest } from '#areas/laboratory/catalogue/lab-test.contract.ts';
import { aLabOrder, aLabTest } from '#areas/laboratory/laboratory.fixture.ts';
import { listLabAlerts } from '#areas/laboratory/alerts/lab-alert.contract.ts';
import { enterLabResults } from '#areas/laboratory/results/lab-result.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { handOut } from '#areas/pharmacy/dispensing/dispensing.contract.ts';
import { aLine, aMedicine } from '#areas/pharmacy/pharmacy.fixture.ts';
import { createDraft } from '#areas/pharmacy/prescriptions/drafts/prescription-draft.contract.ts';
import { signPrescription } from '#areas/pharmacy/prescriptions/prescription.contract.ts';
import { aReferral } from '#areas/referrals/referrals.fixture.ts';
import { listStockLots } from '#areas/stock/movements/stock-movement.contract.ts';
import { listRecalledPatients, recallLot } from '#areas/stock/recalls/stock-recall.contract.ts';
import { aReceipt, placeId } from '#areas/stock/stock.fixture.ts';
import { aCase } from '#areas/surgery/surgery.fixture.ts';
import { madeFrom } from '#database/closed-records/made-from.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { type Operation, operationsOf } from '#testing/inputs/api-operations.ts';
import type { KnownIds } from '#testing/records/area-fixture.ts';
import { fillWithMark } from '#testing/records/marked-hospital.ts';
import { closedRoles, TellingAnswers } from '#testing/records/telling-answers.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { describeApi } from '../openapi/openapi.ts';

/** Stands in what everybody may read, such as names. */
const mark = 'Openmark';
/** Stands in all that is written in a sensitive consultation, and in what is made from it. */
const secret = 'Narwhalsecret';

const opened = openTestSystem();
const { system, database } = opened;
const answers = new TellingAnswers(opened, new RegExp(secret, 'i'), [mark, secret.slice(0, -1)]);
let operations: Operation[];
let hospital: Hospital;
let author: Caller;
let ids: KnownIds;
/** The same with those of somebody who is in hospital. */
let idsOfStay: KnownIds;

beforeAll(async () => {
  operations = operationsOf(await describeApi(system.dispatcher));
  hospital = await opened.aHospital();
  const filled = await fillWithMark(opened, hospital, mark);
  author = await hospital.as('tenant_admin');
  ids = { ...filled, ...(await aVisitWithOrders(author, filled)) };
  idsOfStay = { ...ids, ...(await aStayWithOrders(author)) };
  // The mark is set when all has been written: it closes what was made before.
  await author.call(markConsultationSensitive, {
    consultationId: ids.consultation,
    version: 2,
    isSensitive: true,
  });
});
afterAll(async () => {
  process.stdout.write(`Sensitive rows: ${answers.calls} calls of ${operations.length} operations.\n`);
  await opened.close();
});

/** A consultation, and one of everything that can be made from it, with the secret in every text. */
async function aVisitWithOrders(doctor: Caller, { referrer }: KnownIds): Promise<Partial<KnownIds>> {
  const { id: patientId } = await doctor.call(registerPatient, aPatient({ lastName: mark }));
  const { id: consultationId, version } = await doctor.call(startConsultation, { patientId });
  const made = { patientId, consultationId };
  const texts = { reason: secret, history: secret, examination: secret, plan: secret };
  const signed = await doctor.call(signConsultation, {
    ...{ consultationId, version, ...aContent(texts), referredTo: secret },
    diagnoses: [{ diagnosisId: null, code: null, title: secret, certainty: 'confirmed', isPrimary: true }],
    ...{ followUpDate: '2031-05-05', followUpTime: '09:00', followUpNote: secret },
  });
  const appointmentId = signed.followUpAppointmentId!;
  const words = { title: secret, description: secret, notes: secret };
  await doctor.call(updateAppointment, { appointmentId, version: 1, ...words });

  const kept = { name: `${secret} test`, unit: secret, specimen: secret };
  const labTest = await aLabTest(hospital, kept);
  const order = await aLabOrder(doctor, [labTest.id], { ...made, notes: secret });
  const results = [{ testId: labTest.id, result: '1.0', confirmed: '1.0', notes: secret }];
  const sheet = await doctor.call(enterLabResults, { orderId: order.id, results });
  const named = { name: `${mark} test`, unit: mark, specimen: mark };
  await doctor.call(updateLabTest, { testId: labTest.id, version: labTest.version, ...named });
  const alerts = await doctor.call(listLabAlerts, { patientId });

  const line = {
    ...{ medicineId: null, name: `${secret} in words`, dose: secret, route: 'oral' as const },
    ...{ frequency: 'BD', duration: '7d', instruction: secret },
  };
  const written = { diagnosis: secret, advice: secret, lines: [line] };
  const prescription = await doctor.call(signPrescription, { ...made, ...written });
  const draft = await doctor.call(createDraft, { ...made, content: { ...written, reasons: [] } });

  const item = { name: secret, description: secret, quantity: 1, priceMinor: 50_000 };
  const bill = { patientId, items: [item], notes: secret };
  const invoice = await anInvoice(doctor, { ...bill, appointmentId });
  const sent = await anInvoice(doctor, { ...bill, labOrderId: order.id, send: true });
  const parts = [{ method: 'card' as const, amountMinor: 500, reference: '1' }];
  const paid = await doctor.call(recordPayment, { invoiceId: sent.id, parts, notes: secret });

  const referral = await aReferral(doctor, {
    ...{ referrerId: referrer, patientId, appointmentId, notes: secret },
  });
  const asked = { reason: secret, primaryDiagnosis: secret, urgency: 'routine' as const };
  const request = await doctor.call(requestAdmission, { ...made, ...asked });
  const surgicalCase = await aCase(doctor, {
    ...{ ...made, procedureName: secret, preOpDiagnosis: secret, notes: secret, bloodNeeds: secret },
  });
  return {
    ...{ patient: patientId, consultation: consultationId, appointment: appointmentId },
    ...{ labTest: labTest.id, labOrder: order.id, labResult: sheet.tests[0]!.result!.id },
    ...{ labAlert: alerts.rows[0]!.id, prescription: prescription.id, prescriptionDraft: draft.id },
    ...{ prescriptionLine: prescription.lines[0]!.id, invoice: invoice.id, sentInvoice: sent.id },
    ...{ payment: paid.payments[0]!.id, referral: referral.id, admissionRequest: request.id },
    surgicalCase: surgicalCase.id,
  };
}

/** Somebody on a ward with what a sensitive consultation of the stay ordered, and a medicine of it that was recalled. */
async function aStayWithOrders(doctor: Caller): Promise<Partial<KnownIds>> {
  const { beds } = await aWardWithBeds(doctor);
  const admission = await anAdmission(doctor, { bedId: beds[0]!.id });
  const patientId = admission.patient.id;
  const { id: consultationId, version } = await doctor.call(startConsultation, { patientId });
  await doctor.call(markConsultationSensitive, { consultationId, version, isSensitive: true });
  const made = { patientId, consultationId };

  const labTest = await aLabTest(hospital, { name: `${secret} on the ward` });
  const order = await aLabOrder(doctor, [labTest.id], { ...made, notes: secret });
  await doctor.call(updateLabTest, { testId: labTest.id, version: labTest.version, name: `${mark} ward` });

  const atOnce = { medicineId: null, name: `${secret} at once`, dose: secret, route: 'oral' as const };
  const stat = { ...atOnce, frequency: 'STAT', duration: '', instruction: secret };
  const ordered = await doctor.call(signPrescription, {
    ...{ ...made, admissionId: admission.id, lines: [stat] },
  });
  const lineId = ordered.lines[0]!.id;
  const [dose] = await dosesOf(doctor, admission.id, lineId);
  const given = { status: 'given', rights: fiveRights, notes: secret } as const;
  await doctor.call(administerDose, { doseId: dose!.id, ...given });

  const medicine = await aMedicine(doctor);
  await aReceipt(doctor, medicine.id, { placeId: await placeId(doctor, 'pharmacy'), lotNumber: 'N-1' });
  const lines = [aLine(medicine, { instruction: secret })];
  const toTakeHome = await doctor.call(signPrescription, { ...made, kind: 'outpatient', lines });
  const handed = await doctor.call(handOut, {
    ...{ prescriptionId: toTakeHome.id, version: 1 },
    lines: [{ lineId: toTakeHome.lines[0]!.id, quantity: 2, lotReason: secret }],
  });
  const { rows } = await doctor.call(listStockLots, { stockItemId: medicine.id });
  const recall = await doctor.call(recallLot, { lotId: rows[0]!.lotId, reason: 'Particles seen' });
  return {
    patient: patientId,
    ...{ admission: admission.id, stayWithOrders: admission.id, labOrder: order.id, dose: dose!.id },
    ...{ doseLine: lineId, dispensing: handed.dispensingId, stockRecall: recall.id },
  };
}

function allInputsOf(operation: Operation) {
  const asked = [ids, idsOfStay].flatMap((known) => answers.inputsOf(operation, known));
  return [...new Map(asked.map((input) => [JSON.stringify(input), input])).values()];
}

describe.each(closedRoles.map((role) => [role.name, role] as const))('to a %s', (_name, role) => {
  test('no answer and no refusal of any read tells what a sensitive consultation was about', async () => {
    const { caller, userId } = await aStaffMember(opened, hospital, [...role.permissions]);
    const told: string[] = [];
    for (const operation of operations) {
      if (operation.kind !== 'read' || operation.access === 'public') continue;
      for (const input of allInputsOf(operation)) {
        const answer = await answers.said(operation, input, caller.token);
        told.push(...answers.toldBeyond(operation, role, answer));
        const isShown = answers.toldBy(operation, answer).length > 0;
        if (isShown && !(await answers.isNoted(hospital, userId, operation)))
          told.push(`${operation.id} is not in the trail`);
      }
    }
    expect([...new Set(told)]).toEqual([]);
  });
});

test('its author is told by all of them', async () => {
  const telling = new Set<string>();
  for (const operation of operations) {
    if (operation.kind !== 'read' || operation.access === 'public') continue;
    for (const input of allInputsOf(operation)) {
      if (answers.toldBy(operation, await answers.said(operation, input, author.token)).length > 0)
        telling.add(operation.id);
    }
  }
  expect([...telling]).toEqual(
    expect.arrayContaining([
      'appointments.list',
      'appointments.calendar',
      'labOrders.get',
      'labResults.listForPatient',
      'prescriptions.get',
      'invoices.get',
      'payments.list',
      'admissionRequests.list',
      'surgicalCases.get',
      'stayBills.read',
      'doses.ofPatient',
      'timeline.read',
    ]),
  );
});

test('no search for a word of theirs finds what was made from them, or their patient', async () => {
  const { permissions } = closedRoles.at(-1)!;
  const { caller } = await aStaffMember(opened, hospital, [...permissions]);
  const search = secret.slice(0, -1);
  const kept = [ids, idsOfStay].flatMap(({ patient, appointment, consultation, labOrder, prescription }) => [
    ...[patient, appointment, consultation, labOrder, prescription],
  ]);
  const namesOne = (value: unknown) => kept.some((id) => JSON.stringify(value).includes(id));
  const found: string[] = [];
  for (const operation of operations) {
    if (operation.kind !== 'read' || operation.access === 'public') continue;
    for (const input of allInputsOf(operation)) {
      if (input['search'] !== search || namesOne(input)) continue;
      if (namesOne(await answers.said(operation, input, caller.token))) found.push(operation.id);
    }
  }
  expect(found).toEqual([]);
});

test('no word of a follow-up finds its patient, and a bill for it names none', async () => {
  const { rows } = await author.call(searchAppointments, { search: secret });
  expect(rows.map(({ id }) => id)).not.toContain(ids.appointment);
  const proposal = await author.call(proposeForAppointment, { appointmentId: ids.appointment });
  expect(proposal).toMatchObject({ title: 'Follow-up', item: { name: 'Follow-up' } });
});

test('a colleague without emr.sensitive reads the other appointments of the patient as before', async () => {
  const { caller } = await aStaffMember(opened, hospital, ['appointments.read', 'patients.read', 'emr.read']);
  const other = await author.call(bookAppointment, {
    ...(await aBooking(author, { patientId: ids.patient })),
    title: 'Eye test',
  });
  expect(await caller.call(getAppointment, { appointmentId: other.id })).toMatchObject({ title: 'Eye test' });
  expect(await caller.call(getAppointment, { appointmentId: ids.appointment })).toMatchObject({
    ...{ title: null, description: null, notes: null },
  });
});

test('a recall names who must be reached, and not how much they were given and when', async () => {
  const asked = { stockRecallId: idsOfStay.stockRecall };
  const { rows } = await author.call(listRecalledPatients, asked);
  expect(rows).toMatchObject([{ quantity: 2 }]);
  const { caller } = await aStaffMember(opened, hospital, ['patients.read', 'emr.read']);
  expect((await caller.call(listRecalledPatients, asked)).rows).toMatchObject([
    { patient: rows[0]!.patient, quantity: null, lastGivenAt: null, reason: null },
  ]);
});

test('each way from a record to what was made from it has an index', async () => {
  const ways = Object.entries(madeFrom).flatMap(([table, found]) =>
    found.map((way) =>
      'column' in way ? { table, column: way.column } : { table: way.between, column: way.toSource },
    ),
  );
  const { rows } = await database.inTenant(hospital.tenantId, 'read', (db) =>
    sql<{ tablename: string; indexdef: string }>`select tablename, indexdef from pg_indexes`.execute(db),
  );
  // An index of some rows only, such as those that are not void, is not looked at.
  const isIndexed = ({ table, column }: (typeof ways)[number]) => {
    const whole = `\\(tenant_id, (kind, )?${column}[,)][^(]*(WHERE \\(${column} IS NOT NULL\\))?$`;
    return rows.some(({ tablename, indexdef }) => tablename === table && new RegExp(whole).test(indexdef));
  };
  expect(ways.filter((way) => !isIndexed(way))).toEqual([]);
});

/** Tables that name what is made from a consultation, and are not made from it themselves. */
const notMadeFrom = new Set([
  // The visit has its appointment before there is a consultation.
  'consultation',
  // An episode of its own, of which its ward knows.
  'admission',
  // Shows which case is in it, and what that is for as far as the case tells it.
  'operating_theatre',
  // Sold over the counter without a prescription.
  'counter_sale',
  'counter_sale_item',
  'counter_sale_return',
]);

test('every table that names a consultation, or what is made from one, is followed', async () => {
  const sources = ['consultation', ...Object.keys(madeFrom)];
  const { rows } = await database.inTenant(hospital.tenantId, 'read', (db) =>
    sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid::regclass::text = any (${sources}::text[]) and exists (
        select from pg_attribute
        where attrelid = conrelid and attname = 'id' and not attisdropped
      )`.execute(db),
  );
  const forgotten = rows
    .map(({ name }) => name)
    .filter((name) => !(name in madeFrom) && !notMadeFrom.has(name));
  expect(forgotten).toEqual([]);
});
