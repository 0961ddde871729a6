import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmergencyAccess } from '#areas/emergency-access/emergency-access/emergency-access.contract.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aLabOrder, aLabTest } from '../laboratory.fixture.ts';
import { asRoleWith } from '#testing/staff/staff.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { acknowledgeLabAlert, listLabAlerts } from '../alerts/lab-alert.contract.ts';
import {
  collectSpecimen,
  countLabOrders,
  type LabOrder,
  setLabOrderStatus,
} from '../orders/lab-order.contract.ts';
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
      results: [{ testId: order.tests[0]!.id, result, confirmed: result }],
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

  test('the status follows the work: specimen, results, verification, correction; the figures with it', async () => {
    const own = await opened.aHospital();
    const chief = await own.as('tenant_admin');
    await chief.call(updateLabSettings, { needsSecondPerson: false });
    const tests = [(await aLabTest(own)).id, (await aLabTest(own)).id];
    let order = await aLabOrder(chief, tests);
    const counts = async () => {
      const { pending, inProgress, completed } = await chief.call(countLabOrders, {});
      return [pending, inProgress, completed];
    };
    const enterOne = async (place: number) => {
      const results = [{ testId: tests[place]!, result: '4.2' }];
      return chief.call(contract.enterLabResults, { orderId: order.id, results });
    };
    const release = (sheet: contract.OpenedSheet) => {
      const open = sheet.tests.filter(({ state }) => state === 'unverified');
      const resultIds = open.map(({ result }) => result!.id);
      return chief.call(contract.verifyLabResults, { orderId: order.id, resultIds });
    };
    expect(await counts()).toEqual([1, 0, 0]);
    order = await chief.call(collectSpecimen, { orderId: order.id, version: 1 });
    expect([order.status, await counts()]).toEqual(['in-progress', [0, 1, 0]]);
    expect((await release(await enterOne(0))).order).toMatchObject({ status: 'in-progress', verified: 1 });
    const done = await release(await enterOne(1));
    expect(done.order).toMatchObject({ status: 'completed', completedAt: expect.any(String) });
    expect(await counts()).toEqual([0, 0, 1]);
    for (const status of ['pending', 'in-progress'] as const) {
      const against = { orderId: order.id, version: done.order.version, status };
      await expect(chief.call(setLabOrderStatus, against)).rejects.toMatchObject({
        code: 'STATUS_CONTRADICTED',
      });
    }
    const target = { orderId: order.id, testId: tests[0]!, revision: 1 };
    const wrong = await chief.call(contract.correctLabResult, { ...target, result: '4.3', reason: 'Digits' });
    expect([wrong.order.status, wrong.order.completedAt, await counts()]).toEqual([
      'in-progress',
      null,
      [0, 1, 0],
    ]);
    expect((await release(wrong)).order.status).toBe('completed');
    expect(await counts()).toEqual([0, 0, 1]);
  });

  test('results that are entered without a specimen noted begin the work as well, and a cancelled order stays so', async () => {
    const order = await aLabOrder(writer, [testId]);
    const result = await enter(order, '4.2');
    const { order: begun } = await writer.call(contract.getLabOrder, { orderId: order.id });
    expect(begun.status).toBe('in-progress');
    const cancel = { orderId: order.id, version: begun.version, status: 'cancelled' as const };
    await writer.call(setLabOrderStatus, cancel);
    expect((await verify(order, result.id)).order.status).toBe('cancelled');
  });

  test('a test with a range of numbers takes numbers alone, however the keyboard writes them', async () => {
    const order = await aLabOrder(writer, [testId]);
    for (const [result, code] of [
      ['normal', 'lab-results.notANumber'],
      ['4.2 mmol', 'lab-results.notANumber'],
      ['4,200', 'lab-results.ambiguousNumber'],
    ]) {
      const results = [{ testId, result: result! }];
      await expect(
        writer.call(contract.enterLabResults, { orderId: order.id, results }),
      ).rejects.toMatchObject({ facts: { fields: { 'results.0.result': { code } } } });
    }
    expect(await enter(order, '৪,২')).toMatchObject({ result: '4.2', flag: 'normal' });
    const free = await aLabTest(hospital, { normalRange: 'Negative', criticalRange: null });
    const words = await aLabOrder(writer, [free.id]);
    expect(await enter(words, 'A few, seen twice')).toMatchObject({ result: 'A few, seen twice' });
  });

  test.each([
    ['6.9', 'lab-results.confirmCritical'],
    ['42', 'lab-results.confirmCritical'],
    ['420', 'lab-results.confirmImplausible'],
    ['0.2', 'lab-results.confirmImplausible'],
    ['-4.2', 'lab-results.confirmImplausible'],
  ])(
    '%s is stored once it is confirmed, and with the other results of its form or not at all',
    async (result, code) => {
      const other = (await aLabTest(hospital)).id;
      const order = await aLabOrder(writer, [other, testId]);
      const send = (confirmed: string | null) =>
        writer.call(contract.enterLabResults, {
          orderId: order.id,
          results: [
            { testId: other, result: '4.2' },
            { testId, result, confirmed },
          ],
        });
      for (const confirmed of [null, '4.2', 'yes']) {
        await expect(send(confirmed)).rejects.toMatchObject({
          facts: { fields: { 'results.1.confirmed': { code, facts: { result: `${result} mmol/L` } } } },
        });
      }
      expect((await writer.call(contract.getLabOrder, { orderId: order.id })).order.entered).toBe(0);
      expect((await send(result.replace('.', ','))).order.entered).toBe(2);
    },
  );

  test('a test says itself how far outside its range a result is asked about; a correction is asked as well', async () => {
    const narrow = await aLabTest(hospital, { criticalRange: null, plausibilityFactor: 2 });
    const order = await aLabOrder(writer, [narrow.id]);
    const target = { orderId: order.id, testId: narrow.id, revision: 1, reason: 'Read the wrong line' };
    await enter(order, '10.2');
    await expect(writer.call(contract.correctLabResult, { ...target, result: '10.3' })).rejects.toMatchObject(
      { facts: { fields: { confirmed: { code: 'lab-results.confirmImplausible' } } } },
    );
    await writer.call(contract.correctLabResult, { ...target, result: '10.3', confirmed: '10.3' });
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
    expect(rows[0]?.tests[0]).toMatchObject({ state: 'unverified', isWithdrawn: true, result: null });
    await expect(correct(order, 1, '6.0')).rejects.toMatchObject({ code: 'STALE' });
    await verify(order, corrected.tests[0]!.result!.id);
    const revisions = await writer.call(contract.listRevisions, { orderId: order.id, testId });
    expect(revisions.rows.map((row) => [row.revision, row.result, row.verifiedBy !== null])).toEqual([
      [2, '5.9', true],
      [1, '4.2', true],
    ]);
  });

  test('why a result was corrected is told to all who had seen it, and is the laboratory’s own before', async () => {
    const seen = async (order: LabOrder) => {
      const { rows } = await doctor.call(contract.listPatientResults, { patientId: order.patient.id });
      return rows[0]?.tests[0]?.result;
    };
    const release = async (order: LabOrder, sheet: contract.OpenedSheet) => {
      await verify(order, sheet.tests[0]!.result!.id);
      return seen(order);
    };
    const slip = await aLabOrder(writer, [testId]);
    await enter(slip, '4.2');
    const inside = await correct(slip, 1, '4.3');
    expect(inside.tests[0]?.result).toMatchObject({
      isCorrected: false,
      correctionReason: 'Read the wrong line',
    });
    expect(await release(slip, inside)).toMatchObject({
      result: '4.3',
      isCorrected: false,
      correctionReason: null,
    });

    const released = await aLabOrder(writer, [testId]);
    await verify(released, (await enter(released, '4.2')).id);
    expect(await release(released, await correct(released, 1, '4.3'))).toMatchObject({
      result: '4.3',
      isCorrected: true,
      correctionReason: 'Read the wrong line',
    });
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
    const cancellation = { orderId: order.id, version: 1, status: 'cancelled' as const };
    await writer.call(setLabOrderStatus, cancellation);
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
      () => stranger.call(acknowledgeLabAlert, { alertId: rows[0]!.id, action: 'treated' }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND', facts: {} });
    }
    expect((await stranger.call(listLabAlerts, {})).rows).toEqual([]);
  });
});
