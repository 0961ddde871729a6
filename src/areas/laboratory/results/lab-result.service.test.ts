import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listNotifications } from '#areas/notifications/notifications/notification.contract.ts';
import { openEmergencyAccess } from '#areas/emergency-access/emergency-access/emergency-access.contract.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import { aDoctor } from '#areas/appointments/appointments.fixture.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aLabOrder, aLabTest } from '../laboratory.fixture.ts';
import { asRoleWith, aStaffMember } from '#testing/staff/staff.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { acknowledgeLabAlert, listLabAlerts } from '../alerts/lab-alert.contract.ts';
import { type LabOrder, setLabOrderStatus } from '../orders/lab-order.contract.ts';
import { updateLabSettings } from '../settings/lab-settings.contract.ts';
import * as contract from './lab-result.contract.ts';

describe('laboratory results', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let writer: Caller;
  let checker: Caller;
  let doctor: Caller;
  let testId: string;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    writer = await asRoleWith(opened, hospital, 'nurse', ['lab.read', 'lab.write', 'lab.results']);
    checker = await asRoleWith(opened, hospital, 'receptionist', ['lab.read', 'lab.results']);
    doctor = await hospital.as('doctor');
    testId = (await aLabTest(hospital)).id;
  });
  afterAll(() => opened.close());

  async function enter(order: LabOrder, result: string, caller = writer) {
    const sheet = await caller.call(contract.enterLabResults, {
      orderId: order.id,
      results: [{ testId: order.tests[0]!.id, result }],
    });
    return sheet.tests[0]!.result!;
  }

  function verify(order: LabOrder, resultId: string, caller = checker) {
    return caller.call(contract.verifyLabResults, { orderId: order.id, resultIds: [resultId] });
  }

  function correct(order: LabOrder, revision: number, result: string) {
    const target = { orderId: order.id, testId: order.tests[0]!.id, revision };
    return writer.call(contract.correctLabResult, { ...target, result, reason: 'Read the wrong line' });
  }

  test('a result is flagged by the range for the patient, and seen by others once it is verified', async () => {
    const haemoglobin = await aLabTest(hospital, {
      normalRange: 'M: 13.5-17.5; F: 12.0-15.5',
      criticalRange: '7-20',
    });
    const order = await aLabOrder(writer, [haemoglobin.id]);
    const result = await enter(order, '11.2');
    expect(result).toMatchObject({ flag: 'low', normalRange: '12.0-15.5', revision: 1, verifiedBy: null });
    const { patient } = order;
    const hidden = await doctor.call(contract.listPatientResults, { patientId: patient.id });
    expect(hidden.rows).toMatchObject([{ tests: [{ state: 'unverified', result: null }] }]);
    const released = await verify(order, result.id);
    expect(released.order).toMatchObject({ entered: 1, verified: 1 });
    const seen = await doctor.call(contract.listPatientResults, { patientId: patient.id });
    expect(seen.rows).toMatchObject([
      { tests: [{ state: 'verified', result: { result: '11.2', flag: 'low' } }] },
    ]);
  });

  test('nobody verifies what they entered, unless the hospital does without a second person', async () => {
    const order = await aLabOrder(writer, [testId]);
    const result = await enter(order, '4.2');
    await expect(verify(order, result.id, writer)).rejects.toMatchObject({ code: 'SECOND_PERSON_REQUIRED' });
    await admin.call(updateLabSettings, { needsSecondPerson: false });
    const sheet = await verify(order, result.id, writer);
    expect(sheet.tests[0]).toMatchObject({ state: 'verified' });
    await admin.call(updateLabSettings, { needsSecondPerson: true });
  });

  test('the database itself refuses a verification by who entered the result', async () => {
    const order = await aLabOrder(writer, [testId]);
    const result = await enter(order, '4.2');
    const { enteredBy } = result;
    const forged = opened.database.inTenant(hospital.tenantId, 'write', (db) =>
      db
        .insertInto('lab_verification')
        .values({
          tenant_id: hospital.tenantId,
          result_id: result.id,
          entered_by: enteredBy.id,
          verified_by: enteredBy.id,
          needed_second_person: true,
          verified_at: opened.clock.now().toISOString(),
        })
        .execute(),
    );
    await expect(forged).rejects.toMatchObject({ code: '23514' });
  });

  test('of two people who enter the same first result at once one wins, the other is shown what is stored', async () => {
    const order = await aLabOrder(writer, [testId]);
    const outcomes = await Promise.allSettled([enter(order, '4.1', writer), enter(order, '4.9', checker)]);
    const won = outcomes.find((outcome) => outcome.status === 'fulfilled')!;
    const lost = outcomes.find((outcome) => outcome.status === 'rejected')!;
    expect(lost.reason).toMatchObject({
      code: 'STALE',
      facts: { testId, current: { result: won.value.result } },
    });
  });

  test('a correction is a further revision with a reason, withheld until it is verified anew', async () => {
    const order = await aLabOrder(writer, [testId]);
    const first = await enter(order, '4.2');
    await verify(order, first.id);
    const corrected = await correct(order, 1, '5.9');
    expect(corrected.tests[0]).toMatchObject({
      state: 'unverified',
      result: { revision: 2, result: '5.9', flag: 'high', correctionReason: 'Read the wrong line' },
    });
    const { rows } = await doctor.call(contract.listPatientResults, { patientId: order.patient.id });
    expect(rows[0]?.tests[0]).toMatchObject({ state: 'unverified', result: null });
    await expect(correct(order, 1, '6.0')).rejects.toMatchObject({ code: 'STALE' });
    await verify(order, corrected.tests[0]!.result!.id);
    const revisions = await writer.call(contract.listRevisions, { orderId: order.id, testId });
    expect(revisions.rows.map((row) => [row.revision, row.result, row.verifiedBy !== null])).toEqual([
      [2, '5.9', true],
      [1, '4.2', true],
    ]);
  });

  test('revisions never skip and never fork, however many correct at once', async () => {
    const order = await aLabOrder(writer, [testId]);
    await enter(order, '4.0');
    let latest = 1;
    for (let round = 0; round < 4; round += 1) {
      const tries = await Promise.allSettled([1, 2, 3].map((value) => correct(order, latest, `4.${value}`)));
      expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
      latest += 1;
    }
    const { rows } = await writer.call(contract.listRevisions, { orderId: order.id, testId });
    expect(rows.map((row) => row.revision)).toEqual([5, 4, 3, 2, 1]);
  });

  test('a verified result is not verified again, nor one that was corrected since', async () => {
    const order = await aLabOrder(writer, [testId]);
    const first = await enter(order, '4.2');
    await correct(order, 1, '4.3');
    await expect(verify(order, first.id)).rejects.toMatchObject({ code: 'STALE' });
  });

  test('a critical result is told to the laboratory at once, to the doctor when verified, and stays until acknowledged', async () => {
    const account = await doctor.call(currentSession, {});
    const { id: doctorId } = await aDoctor(hospital, { userId: account.user.id });
    const order = await aLabOrder(writer, [testId], { doctorId });
    const result = await enter(order, '6.9');
    expect(result.flag).toBe('critical-high');
    const heard = async (caller: Caller) =>
      (await caller.call(listNotifications, {})).rows.filter(
        ({ facts }) => facts?.['order'] === order.orderNumber,
      );
    expect(await heard(checker)).toMatchObject([{ code: 'laboratory.criticalEntered' }]);
    expect(await heard(doctor)).toEqual([]);
    const alertsOf = async (caller: Caller) =>
      (await caller.call(listLabAlerts, { patientId: order.patient.id })).rows;
    expect(await alertsOf(doctor)).toMatchObject([{ result: null, isVerified: false }]);
    await verify(order, result.id);
    expect(await heard(doctor)).toMatchObject([{ code: 'laboratory.criticalReleased' }]);
    const [alert] = await alertsOf(doctor);
    expect(alert).toMatchObject({ result: '6.9', flag: 'critical-high', isVerified: true });
    await doctor.call(acknowledgeLabAlert, { alertId: alert!.id, note: 'Called the ward' });
    expect(await alertsOf(checker)).toEqual([]);
    await expect(checker.call(acknowledgeLabAlert, { alertId: alert!.id })).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
  });

  test('a doctor acknowledges nothing of other doctors', async () => {
    const order = await aLabOrder(writer, [testId]);
    await enter(order, '1.9');
    const { rows } = await checker.call(listLabAlerts, { patientId: order.patient.id });
    await expect(doctor.call(acknowledgeLabAlert, { alertId: rows[0]!.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const { caller } = await aStaffMember(opened, hospital, ['patients.read', 'emr.read']);
    expect((await caller.call(listLabAlerts, { patientId: order.patient.id })).rows).toEqual([]);
  });

  test('the course of a test holds verified results alone, oldest first, corrected ones with their latest value', async () => {
    const patientId = (await writer.call(registerPatient, aPatient())).id;
    for (const value of ['4.0', '4.4', '4.8', '5.0']) {
      const order = await aLabOrder(writer, [testId], { patientId });
      const result = await enter(order, value);
      if (value !== '5.0') await verify(order, result.id);
      if (value === '4.8') {
        const corrected = await correct(order, 1, '4.7');
        await verify(order, corrected.tests[0]!.result!.id);
      }
      opened.clock.advance(60_000);
    }
    const { rows } = await doctor.call(contract.readTrend, { patientId, testId });
    expect(rows.map((row) => [row.value, row.isCorrected])).toEqual([
      [4, false],
      [4.4, false],
      [4.7, true],
    ]);
  });

  test('with the switch on, an order is completed once everything is verified', async () => {
    await admin.call(updateLabSettings, { completionNeedsVerified: true });
    const order = await aLabOrder(writer, [testId]);
    const result = await enter(order, '4.2');
    const complete = { orderId: order.id, version: 1, status: 'completed' as const };
    await expect(writer.call(setLabOrderStatus, complete)).rejects.toMatchObject({
      code: 'RESULTS_OPEN',
      facts: { missing: 0, unverified: 1 },
    });
    await verify(order, result.id);
    expect(await writer.call(setLabOrderStatus, complete)).toMatchObject({ status: 'completed' });
    await admin.call(updateLabSettings, { completionNeedsVerified: false });
  });

  test('results of a restricted patient are entered blind and opened only where the record is', async () => {
    const patient = await writer.call(registerPatient, aPatient());
    await admin.call(restrictPatient, { patientId: patient.id, version: 1 });
    const order = await aLabOrder(writer, [testId], { patientId: patient.id });
    const result = await enter(order, '4.2');
    const target = { patientId: patient.id };
    await expect(verify(order, result.id)).rejects.toMatchObject({ code: 'RECORD_RESTRICTED' });
    await verify(order, result.id, admin);
    for (const attempt of [
      () => doctor.call(contract.listPatientResults, target),
      () => doctor.call(contract.readTrend, { ...target, testId }),
      () => checker.call(contract.listRevisions, { orderId: order.id, testId }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'RECORD_RESTRICTED' });
    }
    const sheet = await checker.call(contract.getLabOrder, { orderId: order.id });
    expect(sheet.tests[0]).toMatchObject({ state: 'verified', result: null });
    expect(sheet.patient).toBeNull();
    await doctor.call(openEmergencyAccess, {
      ...target,
      category: 'urgent_care',
      reason: 'Unconscious on arrival',
    });
    const open = await doctor.call(contract.listPatientResults, target);
    expect(open.rows[0]?.tests[0]?.result?.result).toBe('4.2');
  });

  test('who does not enter results is refused, cancelled orders take none, and a failure leaves nothing behind', async () => {
    const order = await aLabOrder(writer, [testId]);
    await expect(enter(order, '4.2', doctor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const other = (await aLabTest(hospital)).id;
    const mixed = [
      { testId, result: '4.2' },
      { testId: other, result: '4.2' },
    ];
    await expect(
      writer.call(contract.enterLabResults, { orderId: order.id, results: mixed }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await writer.call(contract.getLabOrder, { orderId: order.id })).order.entered).toBe(0);
    await writer.call(setLabOrderStatus, { orderId: order.id, version: 1, status: 'cancelled' });
    await expect(enter(order, '4.2')).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('another hospital reads, enters and verifies nothing of it', async () => {
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    const order = await aLabOrder(writer, [testId]);
    const result = await enter(order, '6.9');
    const { rows } = await checker.call(listLabAlerts, { patientId: order.patient.id });
    for (const attempt of [
      () => stranger.call(contract.getLabOrder, { orderId: order.id }),
      () => enter(order, '4.3', stranger),
      () => verify(order, result.id, stranger),
      () => stranger.call(contract.listRevisions, { orderId: order.id, testId }),
      () => stranger.call(contract.listPatientResults, { patientId: order.patient.id }),
      () => stranger.call(contract.readTrend, { patientId: order.patient.id, testId }),
      () => stranger.call(acknowledgeLabAlert, { alertId: rows[0]!.id }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND', facts: {} });
    }
    expect((await stranger.call(listLabAlerts, {})).rows).toEqual([]);
  });
});
