import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listNotifications } from '#areas/notifications/notifications/notification.contract.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { aDoctor } from '#areas/appointments/appointments.fixture.ts';
import { doMinuteJobs } from '#server/jobs/minute-jobs.ts';
import { type Caller, embeddedPostgres, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { aStaffMember, type StaffMember } from '#testing/staff/staff.ts';
import { aLabOrder, aLabTest } from '../laboratory.fixture.ts';
import { createLabOrder, type LabOrder, listOrderers } from '../orders/lab-order.contract.ts';
import * as results from '../results/lab-result.contract.ts';
import { updateLabSettings } from '../settings/lab-settings.contract.ts';
import { escalateAlerts } from './escalation.job.ts';
import { acknowledgeLabAlert, listLabAlerts } from './lab-alert.contract.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

const nobody = '01980000-0000-7000-8000-00000000dead';

describe('critical results', () => {
  const opened = openTestSystem(postgres);
  let hospital: Hospital;
  let admin: Caller;
  let technician: StaffMember;
  let checker: StaffMember;
  let clinician: StaffMember;
  let colleague: StaffMember;
  /** Orders at the desk and may see neither results nor patients. */
  let desk: StaffMember;
  let testId: string;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    const laboratory = ['patients.read', 'patients.write', 'lab.read', 'lab.write', 'lab.results'] as const;
    technician = await aStaffMember(opened, hospital, [...laboratory]);
    checker = await aStaffMember(opened, hospital, [...laboratory, 'lab.acknowledge']);
    const clinical = ['patients.read', 'lab.read', 'lab.write', 'lab.acknowledge', 'emr.read'] as const;
    clinician = await aStaffMember(opened, hospital, [...clinical]);
    colleague = await aStaffMember(opened, hospital, [...clinical]);
    desk = await aStaffMember(opened, hospital, ['lab.write']);
    testId = (await aLabTest(hospital)).id;
  });
  afterAll(() => opened.close());

  async function newPatient() {
    return (await admin.call(registerPatient, aPatient())).id;
  }

  async function orderBy({ caller }: StaffMember, part: object = {}): Promise<LabOrder> {
    return caller.call(createLabOrder, { patientId: await newPatient(), testIds: [testId], ...part });
  }

  async function enter(order: LabOrder, result: string, { caller }: StaffMember = technician) {
    const sheet = await caller.call(results.enterLabResults, {
      orderId: order.id,
      results: [{ testId: order.tests[0]?.id ?? testId, result, confirmed: result }],
    });
    return sheet.tests[0]!.result!;
  }

  function verify(order: LabOrder, resultId: string) {
    return checker.caller.call(results.verifyLabResults, { orderId: order.id, resultIds: [resultId] });
  }

  async function heard({ caller }: { caller: Caller }, order: LabOrder) {
    const { rows } = await caller.call(listNotifications, {});
    return rows
      .filter(({ facts }) => facts?.['order'] === order.orderNumber)
      .map(({ code, facts, link }) => ({ code, facts, link }));
  }

  async function alertOf(order: LabOrder, { caller }: { caller: Caller } = clinician) {
    const { rows } = await caller.call(listLabAlerts, { patientId: order.patient.id });
    return rows.find((alert) => alert.orderId === order.id);
  }

  function escalate(hospitals = [hospital]) {
    const errors: unknown[] = [];
    const ids = new Set(hospitals.map(({ tenantId }) => tenantId));
    const job = {
      ...escalateAlerts,
      isDue: async (context: Parameters<typeof escalateAlerts.isDue>[0]) =>
        ids.has(context.tenantId) && escalateAlerts.isDue(context),
    };
    const { database, clock } = opened;
    const onError = (error: unknown) => void errors.push(error);
    return doMinuteJobs({ database, clock, jobs: [job], onChange: () => {}, onError }).then(() => errors);
  }

  describe('who orders', () => {
    test('is the clinician who is signed in, under the name the schedule has for them', async () => {
      const plain = await orderBy(clinician);
      expect(plain.orderer?.id).toBe(clinician.userId);
      expect(plain.doctorName).toBe(plain.orderer?.name);
      const doctor = await aDoctor(hospital, { name: 'Dr. Known', userId: colleague.userId });
      expect(await orderBy(colleague)).toMatchObject({
        orderer: { id: colleague.userId },
        doctorId: doctor.id,
        doctorName: 'Dr. Known',
      });
      expect(await orderBy(desk, { doctorId: doctor.id })).toMatchObject({
        orderer: { id: colleague.userId },
        doctorName: 'Dr. Known',
      });
    });

    test('is nobody where the laboratory, a desk or an administrator orders without naming one', async () => {
      const orders = [await orderBy(technician), await orderBy(desk), await aLabOrder(admin, [testId])];
      for (const order of orders) expect(order).toMatchObject({ orderer: null, doctorName: 'Not specified' });
    });

    test('is chosen among those who can acknowledge, found by name', async () => {
      const order = await orderBy(desk, { ordererId: clinician.userId });
      expect(order.orderer?.id).toBe(clinician.userId);
      const { rows } = await desk.caller.call(listOrderers, { search: order.orderer!.name });
      expect(rows.map(({ id }) => id)).toContain(clinician.userId);
      const all = await desk.caller.call(listOrderers, {});
      expect(all.rows.map(({ id }) => id)).not.toContain(technician.userId);
      await expect(orderBy(desk, { ordererId: technician.userId })).rejects.toMatchObject({
        facts: { fields: { ordererId: { code: 'lab-orders.ordererUnable' } } },
      });
      await expect(orderBy(desk, { ordererId: nobody })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(
        hospital.as('receptionist').then((one) => one.call(listOrderers, {})),
      ).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    });

    test('may be a doctor from outside, beside somebody of the hospital or alone', async () => {
      const outside = { doctorName: 'Dr. Outside' };
      expect(await orderBy(clinician, outside)).toMatchObject({ orderer: null, ...outside });
      expect(await orderBy(desk, { ...outside, ordererId: clinician.userId })).toMatchObject({
        orderer: { id: clinician.userId },
        ...outside,
      });
    });
  });

  describe('the alert', () => {
    test('reaches who ordered and who made the order at once, each with what they may see', async () => {
      const order = await orderBy(desk, { ordererId: clinician.userId });
      await enter(order, '6.9');
      const { patient, orderNumber } = order;
      const whole = {
        code: 'laboratory.criticalToSee',
        facts: {
          order: orderNumber,
          patient: `${patient.firstName} ${patient.lastName}`,
          patientNumber: patient.patientNumber,
          results: `${order.tests[0]!.name} 6.9 mmol/L`,
        },
        link: `/dashboard/laboratory?orderId=${order.id}`,
      };
      expect(await heard(clinician, order)).toEqual([whole]);
      expect(await heard(desk, order)).toEqual([
        { code: 'laboratory.criticalClosed', facts: { order: orderNumber }, link: null },
      ]);
      expect(await heard(checker, order)).toEqual([whole]);
      expect(await heard(colleague, order)).toEqual([]);
      expect(await alertOf(order)).toMatchObject({ result: '6.9', isVerified: false, mayAcknowledge: true });
      const sheet = await clinician.caller.call(results.getLabOrder, { orderId: order.id });
      expect(sheet.tests[0]).toMatchObject({ state: 'unverified', result: { result: '6.9' } });
    });

    test('names neither patient nor value of a restricted record to who may not open it', async () => {
      const patientId = await newPatient();
      await admin.call(restrictPatient, { patientId, version: 1 });
      const order = await orderBy(desk, { ordererId: clinician.userId, patientId });
      await enter(order, '6.9');
      expect(await heard(clinician, order)).toMatchObject([{ code: 'laboratory.criticalClosed' }]);
      expect(await heard({ caller: admin }, order)).toMatchObject([{ code: 'laboratory.criticalToSee' }]);
      const alert = await alertOf(order);
      expect(alert?.result).toBeNull();
      const act = { alertId: alert!.id, action: 'treated' as const };
      await expect(clinician.caller.call(acknowledgeLabAlert, act)).rejects.toMatchObject({
        code: 'RECORD_RESTRICTED',
      });
    });

    test('of an order from outside goes to clinicians without waiting', async () => {
      const order = await orderBy(technician, { doctorName: 'Dr. Outside' });
      await enter(order, '1.9');
      expect(await heard(colleague, order)).toMatchObject([{ code: 'laboratory.criticalToSee' }]);
      expect((await alertOf(order))?.escalatedAt).not.toBeNull();
    });

    test('is told when results are verified, to who ordered', async () => {
      const order = await orderBy(clinician);
      const result = await enter(order, '4.2');
      expect(await heard(clinician, order)).toEqual([]);
      await verify(order, result.id);
      expect(await heard(clinician, order)).toMatchObject([{ code: 'laboratory.resultsReleased' }]);
    });

    test('is listed whole for the laboratory, of one’s own orders on the home screen, of a patient on the page', async () => {
      const order = await orderBy(clinician);
      await enter(order, '6.9');
      const idsFor = async (caller: Caller, input: object) =>
        (await caller.call(listLabAlerts, input)).rows.map(({ orderId }) => orderId);
      expect(await idsFor(checker.caller, {})).toContain(order.id);
      expect(await idsFor(clinician.caller, { scope: 'own' })).toContain(order.id);
      expect(await idsFor(colleague.caller, { scope: 'own' })).not.toContain(order.id);
      const reader = (await aStaffMember(opened, hospital, ['patients.read', 'emr.read'])).caller;
      expect(await idsFor(reader, { patientId: order.patient.id })).toEqual([order.id]);
      expect(await idsFor(reader, {})).toEqual([]);
      const [seen] = (await reader.call(listLabAlerts, { patientId: order.patient.id })).rows;
      expect(seen).toMatchObject({ result: null, mayAcknowledge: false });
    });
  });

  describe('acknowledging', () => {
    test('is a clinician’s act with what was done, once, and ends the alert', async () => {
      const order = await orderBy(clinician);
      await enter(order, '6.9');
      const { id: alertId } = (await alertOf(order))!;
      for (const [input, field, code] of [
        [{ alertId }, 'action', 'lab-alerts.actionMissing'],
        [{ alertId, action: 'other', note: ' ' }, 'note', 'lab-alerts.noteMissing'],
      ] as const) {
        await expect(clinician.caller.call(acknowledgeLabAlert, input as never)).rejects.toMatchObject({
          facts: { fields: { [field]: { code } } },
        });
      }
      const act = { alertId, action: 'treated' as const, note: 'Calcium gluconate given' };
      await clinician.caller.call(acknowledgeLabAlert, act);
      expect(await alertOf(order)).toBeUndefined();
      await expect(colleague.caller.call(acknowledgeLabAlert, act)).rejects.toMatchObject({
        code: 'WRONG_STATE',
      });
      const [entry] = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
        db
          .selectFrom('audit_entry')
          .select(['user_id', 'new_values'])
          .where('tenant_id', '=', hospital.tenantId)
          .where('resource_id', '=', alertId)
          .execute(),
      );
      expect(entry).toMatchObject({
        user_id: clinician.userId,
        new_values: { action: 'treated', note: 'Calcium gluconate given' },
      });
    });

    test('is open to a colleague, but not to the laboratory or to who entered or verified the result', async () => {
      const order = await orderBy(clinician);
      const result = await enter(order, '6.9');
      await verify(order, result.id);
      const act = { alertId: (await alertOf(order))!.id, action: 'called' as const };
      await expect(technician.caller.call(acknowledgeLabAlert, act)).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
      expect(await alertOf(order, checker)).toMatchObject({ mayAcknowledge: false });
      await expect(checker.caller.call(acknowledgeLabAlert, act)).rejects.toMatchObject({
        code: 'SECOND_PERSON_REQUIRED',
      });
      const own = await orderBy(clinician);
      await enter(own, '6.9', checker);
      const ownAct = { ...act, alertId: (await alertOf(own))!.id };
      await expect(checker.caller.call(acknowledgeLabAlert, ownAct)).rejects.toMatchObject({
        code: 'SECOND_PERSON_REQUIRED',
      });
      await colleague.caller.call(acknowledgeLabAlert, act);
      expect(await alertOf(order)).toBeUndefined();
    });

    test.each([
      ['by who entered the result', 'writer', 'lab_alert_not_by_writer', { action: 'treated' }],
      ['without what was done', 'clinician', 'lab_alert_says_what_was_done', { action: null }],
    ] as const)('%s is refused by the database itself', async (_how, who, constraint, values) => {
      const order = await orderBy(clinician);
      await enter(order, '6.9');
      const alert = (await alertOf(order))!;
      const forged = opened.database.inTenant(hospital.tenantId, 'write', (db) =>
        db
          .updateTable('lab_alert')
          .set({
            acknowledged_by: who === 'writer' ? technician.userId : clinician.userId,
            acknowledged_at: opened.clock.now().toISOString(),
            ...values,
          })
          .where('tenant_id', '=', hospital.tenantId)
          .where('id', '=', alert.id)
          .execute(),
      );
      await expect(forged).rejects.toThrow(constraint);
    });

    test('of another hospital, or of an alert one may not know of, is not found', async () => {
      const order = await orderBy(clinician);
      await enter(order, '6.9');
      const act = { alertId: (await alertOf(order))!.id, action: 'treated' as const };
      const stranger = await (await opened.aHospital()).as('doctor');
      await expect(stranger.call(acknowledgeLabAlert, act)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const blind = await aStaffMember(opened, hospital, ['lab.acknowledge']);
      await expect(blind.caller.call(acknowledgeLabAlert, act)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await alertOf(order)).toBeDefined();
    });
  });

  describe('passing on', () => {
    test('happens once, after the time that the hospital sets, however many processes look', async () => {
      const order = await orderBy(clinician);
      await enter(order, '6.9');
      await admin.call(updateLabSettings, { escalationMinutes: 20 });
      opened.clock.advance(19 * 60_000);
      expect(await escalate()).toEqual([]);
      expect(await heard(colleague, order)).toEqual([]);
      opened.clock.advance(60_000);
      expect(await Promise.all([escalate(), escalate(), escalate()])).toEqual([[], [], []]);
      await escalate();
      expect(await heard(colleague, order)).toMatchObject([
        {
          code: 'laboratory.escalatedToSee',
          facts: { minutes: 20, results: `${order.tests[0]!.name} 6.9 mmol/L` },
        },
      ]);
      expect(await heard({ caller: admin }, order)).toHaveLength(2);
      expect(await heard(desk, order)).toEqual([]);
      const own = await colleague.caller.call(listLabAlerts, { scope: 'own' });
      expect(own.rows.map(({ orderId }) => orderId)).toContain(order.id);
    });

    test('leaves alone what was acknowledged, and what is younger', async () => {
      const [done, young] = [await orderBy(clinician), await orderBy(clinician)];
      await enter(done, '6.9');
      const act = { alertId: (await alertOf(done))!.id, action: 'known' as const };
      await clinician.caller.call(acknowledgeLabAlert, act);
      opened.clock.advance(25 * 60_000);
      await enter(young, '6.9');
      await escalate();
      for (const order of [done, young]) expect(await heard(colleague, order)).toEqual([]);
    });

    test('waits at least five minutes and at most a day, and only an administrator sets it', async () => {
      for (const [escalationMinutes, code] of [
        [4, 'lab-settings.escalationTooShort'],
        [1441, 'lab-settings.escalationTooLong'],
      ] as const) {
        await expect(admin.call(updateLabSettings, { escalationMinutes })).rejects.toMatchObject({
          facts: { fields: { escalationMinutes: { code } } },
        });
      }
      await expect(clinician.caller.call(updateLabSettings, { escalationMinutes: 10 })).rejects.toMatchObject(
        { code: 'FORBIDDEN' },
      );
    });
  });
});
