import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordAllergy } from '#areas/patients/allergies/allergy.contract.ts';
import { createInvoice, voidInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { aLabOrder, aLabTest } from '#areas/laboratory/laboratory.fixture.ts';
import { setLabOrderStatus } from '#areas/laboratory/orders/lab-order.contract.ts';
import { getPatient } from '#areas/patients/patients/patient.contract.ts';
import { sqlState } from '#database/constraint-errors.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import {
  cancelAdmission,
  countAdmissions,
  getAdmission,
  receivePatient,
} from '../admissions/admission.contract.ts';
import { selectStays } from '../admissions/steps/bed-stay.queries.ts';
import { listBeds } from '../beds/bed.contract.ts';
import { anAdmission, aWardWithBeds } from '../inpatient.fixture.ts';
import {
  approveBedTransfer,
  listBedTransfers,
  requestBedTransfer,
} from '../transfers/bed-transfer.contract.ts';
import * as contract from './discharge.contract.ts';

const minuteMs = 60_000;

describe('discharge', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let doctor: Caller;
  let nurse: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    doctor = await hospital.as('doctor');
    nurse = await hospital.as('nurse');
  });
  afterAll(() => opened.close());

  async function aPatientInBed() {
    const made = await aWardWithBeds(admin, { beds: 2 });
    const { id, patient } = await anAdmission(admin, { bedId: made.beds[0]!.id });
    const admission = await nurse.call(receivePatient, { admissionId: id, version: 1 });
    return { ...made, admissionId: id, patientId: patient.id, admission };
  }
  const home = { disposition: 'home' as const, summary: 'Fever gone, eats and walks.' };
  const decide = (admissionId: string, part: object = {}, version = 0) =>
    doctor.call(contract.decideDischarge, { admissionId, version, ...home, ...part });
  const stagesOf = ({ stages }: contract.Discharge) =>
    Object.fromEntries(stages.map(({ stage, doneAt }) => [stage, doneAt !== null]));
  const confirm = (
    caller: Caller,
    admissionId: string,
    stage: 'pharmacy' | 'billing' | 'nursing',
    version: number,
    overrideReason?: string,
  ) => caller.call(contract.confirmDischargeStage, { admissionId, stage, version, overrideReason });

  test('five stages lead to a free patient, a dirty bed and an ended stay', async () => {
    const { ward, admissionId } = await aPatientInBed();
    const begun = await decide(admissionId, {
      diagnoses: ['Dengue fever'],
      followUp: 'See the clinic',
      followUpDate: '2099-01-01',
      medicines: [{ name: 'Paracetamol', dose: '500 mg', instructions: 'Three times a day' }],
    });
    expect(stagesOf(begun)).toEqual({
      ...{ clinical: true, pharmacy: false, billing: false, nursing: false, gone: false },
    });
    expect(begun.decision).toMatchObject({ diagnoses: ['Dengue fever'], medicines: [{ dose: '500 mg' }] });
    // Pending is what is expected by today: a discharge that has begun says nothing of the day.
    expect((await admin.call(countAdmissions, {})).pendingDischarges).toBe(0);
    const gone = { admissionId, version: 1 };
    await expect(nurse.call(contract.leaveHospital, gone)).rejects.toMatchObject({
      code: 'DISCHARGE_BLOCKED',
      facts: {
        stage: 'gone',
        blockers: [
          'inpatient.stageOpen_pharmacy',
          'inpatient.stageOpen_billing',
          'inpatient.stageOpen_nursing',
        ],
      },
    });
    await expect(confirm(nurse, admissionId, 'billing', 1)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      facts: { permission: 'billing.write' },
    });
    await confirm(nurse, admissionId, 'nursing', 1);
    await confirm(admin, admissionId, 'billing', 2);
    const ready = await confirm(admin, admissionId, 'pharmacy', 3);
    expect(ready.stages.flatMap(({ blockers }) => blockers)).toEqual([]);
    // Until the patient has left the bed stays occupied.
    expect((await admin.call(listBeds, { wardId: ward.id })).rows[0]!.status).toBe('occupied');
    const left = await nurse.call(contract.leaveHospital, { admissionId, version: 4 });
    expect(left.leftAt).toBe(opened.clock.now().toISOString());
    expect((await admin.call(listBeds, { wardId: ward.id })).rows[0]).toMatchObject({
      status: 'dirty',
      patient: null,
    });
    const admission = await admin.call(getAdmission, { admissionId });
    expect(admission).toMatchObject({ status: 'discharged', endedAt: left.leftAt });
    const [stay] = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      selectStays(db, hospital.tenantId, admissionId),
    );
    expect(stay!.ended_at).toBe(left.leftAt);
    await expect(nurse.call(contract.leaveHospital, { admissionId, version: 5 })).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
  });

  test('a medicine to go on with that an allergy stops is decided with a reason, which stays with it', async () => {
    const { admissionId, patientId } = await aPatientInBed();
    await admin.call(recordAllergy, { patientId, substance: 'NSAIDs' });
    const medicines = [
      { name: 'Tab. Ibuprofen 400 mg', dose: '1+0+1', instructions: 'After food' },
      { name: 'Tab. Aspirin 75 mg', dose: '0+1+0', instructions: '' },
      { name: 'Tab. Calcium', dose: '1', instructions: '' },
    ];
    const refused = await decide(admissionId, { medicines }).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'SAFETY_STOP',
      facts: { findings: [{ code: 'allergyClass' }, { code: 'allergyClass' }] },
    });
    const { findings } = (refused as { facts: { findings: { key: string }[] } }).facts;
    const [first, second] = findings.map(({ key }) => ({ key, reason: 'Taken for years' }));
    await expect(decide(admissionId, { medicines, reasons: [first] })).rejects.toMatchObject({
      facts: { findings: [{ key: second!.key }] },
    });
    const { decision } = await decide(admissionId, { medicines, reasons: [first, second] });
    expect(decision!.medicines.map(({ checks }) => checks[0]?.reason)).toEqual([
      ...['Taken for years', 'Taken for years'],
      null,
    ]);
  });

  test('what is not billed or not paid blocks billing, open laboratory orders only inform, cancelled ones do neither', async () => {
    const { admissionId, patientId } = await aPatientInBed();
    const labTest = await aLabTest(hospital);
    const order = await aLabOrder(admin, [labTest.id], { patientId });
    const items = [{ name: 'Bed, one day', quantity: 1, priceMinor: 150_000 }];
    const invoice = await admin.call(createInvoice, { patientId, items, dueDate: '2099-12-31', send: true });
    const seen = await doctor.call(contract.getDischarge, { admissionId });
    const told = seen.stages.flatMap(({ stage, blockers }) =>
      blockers.map(({ code, isBlocking }) => [stage, code, isBlocking]),
    );
    expect(told).toContainEqual(['clinical', 'laboratory.ordersOpenAtDischarge', false]);
    expect(told).toContainEqual(['billing', 'inpatient.stayInvoicesDue', true]);
    await decide(admissionId);
    await expect(confirm(admin, admissionId, 'billing', 1)).rejects.toMatchObject({
      code: 'DISCHARGE_BLOCKED',
      facts: { blockers: ['inpatient.stayNotBilled', 'inpatient.stayInvoicesDue'] },
    });
    await admin.call(voidInvoice, { invoiceId: invoice.id, version: invoice.version, reason: 'Made twice' });
    await admin.call(setLabOrderStatus, { orderId: order.id, version: order.version, status: 'cancelled' });
    const clear = await doctor.call(contract.getDischarge, { admissionId });
    const codes = clear.stages.flatMap(({ blockers }) => blockers.map(({ code }) => code));
    expect(codes.filter((code) => !code.startsWith('inpatient.stageOpen'))).toEqual([]);
    await confirm(admin, admissionId, 'billing', 1);
  });

  test('an override takes its permission and a reason, and is kept with the name', async () => {
    const { admissionId, patientId } = await aPatientInBed();
    const items = [{ name: 'Bed, one day', quantity: 1, priceMinor: 150_000 }];
    await admin.call(createInvoice, { patientId, items, dueDate: '2099-12-31', send: true });
    await decide(admissionId);
    const clerk = await aStaffMember(opened, hospital, ['admissions.read', 'billing.write']);
    const manager = await aStaffMember(opened, hospital, ['admissions.read', 'admissions.override']);
    await expect(confirm(clerk.caller, admissionId, 'billing', 1, 'Pays on Monday')).rejects.toMatchObject({
      code: 'FORBIDDEN',
      facts: { permission: 'admissions.override' },
    });
    await expect(confirm(manager.caller, admissionId, 'billing', 1)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const passed = await confirm(manager.caller, admissionId, 'billing', 1, 'Pays on Monday');
    expect(passed.stages.find(({ stage }) => stage === 'billing')).toMatchObject({
      overrideReason: 'Pays on Monday',
      doneByName: expect.stringContaining('Staff'),
    });
    // The last stage takes what is open along, and an open transfer comes to nothing.
    const left = await manager.caller.call(contract.leaveHospital, {
      admissionId,
      version: 2,
      overrideReason: 'Family waits with the ambulance',
    });
    expect(Object.values(stagesOf(left)).every(Boolean)).toBe(true);
    expect(left.stages.find(({ stage }) => stage === 'nursing')!.overrideReason).toBe(
      'Family waits with the ambulance',
    );
  });

  test('an open transfer blocks the last stage; an override cancels it', async () => {
    const { beds, ward, admissionId } = await aPatientInBed();
    const asked = await admin.call(requestBedTransfer, {
      admissionId,
      toBedId: beds[1]!.id,
      transferReason: 'Window',
    });
    await admin.call(approveBedTransfer, { transferId: asked.id, version: 1 });
    await decide(admissionId);
    for (const [place, stage] of (['pharmacy', 'billing', 'nursing'] as const).entries()) {
      await confirm(admin, admissionId, stage, place + 1);
    }
    const input = { admissionId, version: 4 };
    await expect(admin.call(contract.leaveHospital, input)).rejects.toMatchObject({
      facts: { blockers: ['inpatient.transferOpen'] },
    });
    await admin.call(contract.leaveHospital, { ...input, overrideReason: 'Left in a hurry' });
    expect((await admin.call(listBedTransfers, { admissionId })).rows).toMatchObject([
      { status: 'cancelled', cancelReason: 'Left in a hurry' },
    ]);
    const board = (await admin.call(listBeds, { wardId: ward.id })).rows;
    expect(board.map(({ status, heldUntil }) => [status, heldUntil])).toEqual([
      ['dirty', null],
      ['available', null],
    ]);
  });

  test('a stage is taken back with a reason; the clinical one takes the others with it', async () => {
    const { admissionId } = await aPatientInBed();
    await decide(admissionId);
    await confirm(nurse, admissionId, 'nursing', 1);
    const cancel = { admissionId, version: 2, reason: 'Wrong patient' };
    await expect(admin.call(cancelAdmission, cancel)).rejects.toMatchObject({ code: 'DISCHARGE_BEGUN' });
    const back = { admissionId, version: 2, reason: 'Fever again' };
    await expect(
      nurse.call(contract.takeBackDischargeStage, { ...back, stage: 'clinical' }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(
      doctor.call(contract.takeBackDischargeStage, { ...back, stage: 'clinical', reason: '' }),
    ).rejects.toMatchObject({ facts: { fields: { reason: expect.anything() } } });
    const open = await doctor.call(contract.takeBackDischargeStage, { ...back, stage: 'clinical' });
    expect(Object.values(stagesOf(open)).some(Boolean)).toBe(false);
    expect(open.decision).toMatchObject(home);
    await expect(decide(admissionId, {}, 1)).rejects.toMatchObject({ code: 'STALE' });
    const again = await decide(admissionId, { summary: 'Well for two days.' }, 3);
    expect(again.decision).toMatchObject({ summary: 'Well for two days.' });
    await expect(decide(admissionId, {}, 4)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('a death says when and why, and is noted in the record of the patient when asked for', async () => {
    const { admissionId, patientId } = await aPatientInBed();
    await expect(decide(admissionId, { disposition: 'died' })).rejects.toMatchObject({
      facts: { fields: { diedAt: expect.anything(), causeOfDeath: expect.anything() } },
    });
    opened.clock.advance(minuteMs);
    const diedAt = opened.clock.now().toISOString();
    const death = { disposition: 'died', diedAt, causeOfDeath: 'Septic shock' };
    await decide(admissionId, { ...death, recordsDeath: true });
    expect(await admin.call(getPatient, { patientId })).toMatchObject({
      status: 'deceased',
      dateOfDeath: diedAt.slice(0, 10),
    });
    const other = await aPatientInBed();
    opened.clock.advance(minuteMs);
    await decide(other.admissionId, { ...death, diedAt: opened.clock.now().toISOString() });
    expect(await admin.call(getPatient, { patientId: other.patientId })).toMatchObject({ status: 'active' });
  });

  test.each([
    ['a discharge to come', { dischargedAt: '2199-01-01T00:00:00Z' }, 'dischargedAt', 'inTheFuture'],
    ['one before the admission', { dischargedAt: '2020-01-01T00:00:00Z' }, 'dischargedAt', 'beforeAdmission'],
    ['a referral to nowhere', { disposition: 'referred' }, 'referredTo', 'whereMissing'],
    ['a follow-up in the past', { followUpDate: '2020-01-01' }, 'followUpDate', 'followUpBeforeDischarge'],
    ['no summary', { summary: ' ' }, 'summary', 'summaryMissing'],
  ])('%s is refused at its field', async (_what, part, field, code) => {
    const { admissionId } = await aPatientInBed();
    await expect(decide(admissionId, part)).rejects.toMatchObject({
      facts: { fields: { [field]: { code: `discharges.${code}` } } },
    });
    expect((await doctor.call(contract.getDischarge, { admissionId })).version).toBe(0);
  });

  test('who absconded left when that was found; who was referred is transferred out', async () => {
    const gone = await aPatientInBed();
    opened.clock.advance(10 * minuteMs);
    const found = opened.clock.now().toISOString();
    opened.clock.advance(60 * minuteMs);
    await decide(gone.admissionId, { disposition: 'absconded', dischargedAt: found });
    const overrideReason = 'Found missing on the round';
    const before = { admissionId: gone.admissionId, version: 1, overrideReason };
    const early = new Date(Date.parse(found) - minuteMs).toISOString();
    await expect(admin.call(contract.leaveHospital, { ...before, leftAt: early })).rejects.toMatchObject({
      facts: { fields: { leftAt: { code: 'discharges.beforeDischarge' } } },
    });
    expect((await admin.call(contract.leaveHospital, before)).leftAt).toBe(found);
    const sent = await aPatientInBed();
    await decide(sent.admissionId, { disposition: 'referred', referredTo: 'Heart Institute' });
    await admin.call(contract.leaveHospital, {
      ...{ admissionId: sent.admissionId, version: 1, overrideReason: 'Ambulance waits' },
    });
    expect(await admin.call(getAdmission, { admissionId: sent.admissionId })).toMatchObject({
      status: 'transferred-out',
    });
  });

  test('the database lets nobody leave before the other stages, and no override pass without a reason', async () => {
    const { admissionId } = await aPatientInBed();
    await decide(admissionId);
    const now = opened.clock.now().toISOString();
    const tried = (values: object) =>
      opened.database
        .inTenant(hospital.tenantId, 'write', (db) =>
          db
            .updateTable('discharge')
            .set(values)
            .where('tenant_id', '=', hospital.tenantId)
            .where('admission_id', '=', admissionId)
            .execute(),
        )
        .then(
          () => 'done',
          (error: unknown) => sqlState(error),
        );
    const { user } = { user: (await opened.system.authenticate(admin.token, false))!.userId };
    expect(await tried({ gone_at: now, gone_by: user, left_at: now, admission_status: null })).toBe('23514');
    expect(await tried({ billing_at: now })).toBe('23514');
    expect(await tried({ billing_at: now, billing_by: user, billing_override: '' })).toBe('23514');
    expect(await tried({ clinical_at: null, clinical_by: null })).toBe('23514');
    expect(await tried({ billing_at: now, billing_by: user })).toBe('done');
  });

  test('another hospital sees nothing, and two who decide at once do it once', async () => {
    const { admissionId } = await aPatientInBed();
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    await expect(stranger.call(contract.getDischarge, { admissionId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(
      stranger.call(contract.decideDischarge, { admissionId, version: 0, ...home }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => decide(admissionId)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
