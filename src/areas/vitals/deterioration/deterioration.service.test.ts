import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDoctor } from '#areas/appointments/appointments.fixture.ts';
import { listNotifications } from '#areas/notifications/notifications/notification.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { listRecordEntries } from '#areas/audit/trail/audit-trail.contract.ts';
import { cancelAdmission } from '#areas/inpatient/admissions/admission.contract.ts';
import { doMinuteJobs } from '#server/jobs/minute-jobs.ts';
import { correctVitalSigns, escalateVitalSigns, recordVitalSigns } from '../signs/vital-signs.contract.ts';
import { anInpatient, aSet } from '../vitals.fixture.ts';
import { acknowledgeDeterioration, listDeteriorations } from './deterioration.contract.ts';
import { passOnDeteriorations } from './passing-on.job.ts';
import { updateDeteriorationPolicy } from './policy/deterioration-policy.contract.ts';

const doctorsRights = ['patients.read', 'emr.read', 'emr.write'] as const;

describe('a score that asks for a call', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let nurse: Caller;
  let manager: Caller;
  let doctor: { userId: string; caller: Caller };

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    nurse = await hospital.as('nurse');
    const runs = await aStaffMember(opened, hospital, [
      ...(['patients.read', 'nursing.read', 'vitals.write', 'shifts.manage'] as const),
    ]);
    manager = runs.caller;
    doctor = await aStaffMember(opened, hospital, [...doctorsRights]);
    await aDoctor(hospital, { name: 'Dr. Near', userId: doctor.userId });
  });
  afterAll(() => opened.close());

  const ago = (hours: number) => new Date(opened.clock.now().getTime() - hours * 3_600_000).toISOString();
  const aStay = () => anInpatient(admin, { admittedAt: ago(48), admittingDoctor: 'Dr. Near' });
  /** What stands in somebody's bell of this patient, the newest first. */
  async function toldOf(caller: Caller, patientId: string) {
    const { rows } = await caller.call(listNotifications, {});
    return rows.filter(({ link }) => link?.includes(patientId)).map(({ code, facts }) => ({ code, facts }));
  }
  // Total 7: respirations 3, pulse 2, temperature 1, saturation 1.
  const unwell = { respiratoryRate: 26, heartRate: 118, temperature: 38.6, oxygenSaturation: 95 };

  test('is told to the doctor of the stay and to who runs the ward, and not to who recorded it', async () => {
    const { patientId, ward } = await aStay();
    await nurse.call(recordVitalSigns, aSet({ patientId, ...unwell }));
    const told = { code: 'vitals.deteriorated', facts: { total: 7, place: `${ward.name} B-01` } };
    expect(await toldOf(doctor.caller, patientId)).toMatchObject([told]);
    expect(await toldOf(manager, patientId)).toMatchObject([told]);
    expect(await toldOf(nurse, patientId)).toEqual([]);
    expect(await toldOf(admin, patientId)).toEqual([]);
  });

  test('so is a 3 in one part, and nothing milder', async () => {
    const { patientId } = await aStay();
    await nurse.call(recordVitalSigns, aSet({ patientId, heartRate: 95, temperature: 38.2 }));
    expect(await toldOf(doctor.caller, patientId)).toEqual([]);
    await nurse.call(recordVitalSigns, aSet({ patientId, consciousness: 'confusion' }));
    expect(await toldOf(doctor.caller, patientId)).toMatchObject([{ facts: { total: 3 } }]);
  });

  test('a set copied from paper that is older than the newest calls nobody', async () => {
    const { patientId } = await aStay();
    await nurse.call(recordVitalSigns, aSet({ patientId }));
    await nurse.call(recordVitalSigns, aSet({ patientId, ...unwell, recordedAt: ago(6) }));
    expect(await toldOf(doctor.caller, patientId)).toEqual([]);
  });

  test('of a restricted patient, who may not see the record is told where, and not who', async () => {
    const { patientId, ward } = await aStay();
    await admin.call(restrictPatient, { patientId, version: 1 });
    await admin.call(recordVitalSigns, aSet({ patientId, ...unwell }));
    const { rows } = await doctor.caller.call(listNotifications, {});
    const [told] = rows.filter(({ facts }) => JSON.stringify(facts).includes(ward.name));
    expect(told).toMatchObject({ link: null, code: 'vitals.deterioratedClosed' });
    expect(told!.facts).toEqual({ total: 7, place: `${ward.name} B-01` });
  });

  const openOf = async (caller: Caller, patientId: string) =>
    (await caller.call(listDeteriorations, { patientId })).rows;
  async function minuteByMinute() {
    const errors: unknown[] = [];
    const job = {
      ...passOnDeteriorations,
      isDue: async (context: Parameters<typeof passOnDeteriorations.isDue>[0]) =>
        context.tenantId === hospital.tenantId && passOnDeteriorations.isDue(context),
    };
    const { database, clock } = opened;
    const onError = (error: unknown) => void errors.push(error);
    await doMinuteJobs({ database, clock, jobs: [job], onError, onChange: () => {} });
    return errors;
  }

  describe('waits until somebody puts their name to it', () => {
    test('the doctor says what was done; whoever recorded it and who may not do not', async () => {
      const { patientId } = await aStay();
      await manager.call(recordVitalSigns, aSet({ patientId, ...unwell }));
      const [open] = await openOf(doctor.caller, patientId);
      expect(open).toMatchObject({ total: 7, newer: null, called: null, mayAcknowledge: true });
      const answer = { deteriorationId: open!.id, action: 'treated', note: 'Fluids' } as const;
      expect((await openOf(manager, patientId))[0]).toMatchObject({ mayAcknowledge: false });
      await expect(manager.call(acknowledgeDeterioration, answer)).rejects.toMatchObject({
        code: 'SECOND_PERSON_REQUIRED',
      });
      await expect(nurse.call(acknowledgeDeterioration, answer)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await doctor.caller.call(acknowledgeDeterioration, answer);
      expect(await openOf(nurse, patientId)).toEqual([]);
      await expect(doctor.caller.call(acknowledgeDeterioration, answer)).rejects.toMatchObject({
        code: 'WRONG_STATE',
      });
    });

    test('something else is told in words', async () => {
      const { patientId } = await aStay();
      await nurse.call(recordVitalSigns, aSet({ patientId, ...unwell }));
      const [open] = await openOf(doctor.caller, patientId);
      const answer = { deteriorationId: open!.id, action: 'other' } as const;
      await expect(doctor.caller.call(acknowledgeDeterioration, answer)).rejects.toMatchObject({
        facts: { fields: { note: { code: 'deteriorations.noteMissing' } } },
      });
    });

    test('a call that was recorded is named and does not end it, and neither does a low score', async () => {
      const { patientId } = await aStay();
      const { id } = await nurse.call(recordVitalSigns, aSet({ patientId, ...unwell }));
      await nurse.call(escalateVitalSigns, { vitalSignsId: id, called: 'Dr. Near', ordered: 'Fluids' });
      opened.clock.advance(60_000);
      await nurse.call(recordVitalSigns, aSet({ patientId }));
      expect(await openOf(nurse, patientId)).toMatchObject([
        { total: 7, called: 'Dr. Near', newer: { total: 0 }, mayAcknowledge: false },
      ]);
    });

    test('a stay has one, which shows the newest score and is never put off', async () => {
      const { patientId } = await aStay();
      await nurse.call(recordVitalSigns, aSet({ patientId, ...unwell }));
      const [first] = await openOf(nurse, patientId);
      opened.clock.advance(10 * 60_000);
      await nurse.call(recordVitalSigns, aSet({ patientId, ...unwell, consciousness: 'confusion' }));
      const { id, passOnAt } = first!;
      expect(await openOf(nurse, patientId)).toMatchObject([{ id, passOnAt, total: 10 }]);
    });

    test('a set entered in error ends what it began', async () => {
      const { patientId } = await aStay();
      const { id } = await nurse.call(recordVitalSigns, aSet({ patientId, ...unwell }));
      await nurse.call(correctVitalSigns, { vitalSignsId: id, reason: 'Another patient' });
      expect(await openOf(nurse, patientId)).toEqual([]);
    });
  });

  describe('is passed on', () => {
    test('to other doctors after the time of the hospital, once', async () => {
      const other = await aStaffMember(opened, hospital, [...doctorsRights]);
      const { patientId } = await aStay();
      await admin.call(updateDeteriorationPolicy, { urgentMinutes: 60, emergencyMinutes: 20 });
      await nurse.call(recordVitalSigns, aSet({ patientId, ...unwell }));
      opened.clock.advance(19 * 60_000);
      expect(await minuteByMinute()).toEqual([]);
      expect(await toldOf(other.caller, patientId)).toEqual([]);
      expect((await other.caller.call(listDeteriorations, { scope: 'own', patientId })).rows).toEqual([]);
      opened.clock.advance(60_000);
      expect(await Promise.all([minuteByMinute(), minuteByMinute()])).toEqual([[], []]);
      await minuteByMinute();
      expect(await toldOf(other.caller, patientId)).toMatchObject([
        { code: 'vitals.deteriorationPassedOn', facts: { total: 7, minutes: 20 } },
      ]);
      expect((await other.caller.call(listDeteriorations, { scope: 'own', patientId })).rows).toMatchObject([
        { patient: { id: patientId } },
      ]);
    });

    test('never of somebody who has left: it ends with the stay', async () => {
      const { patientId, admission } = await aStay();
      await nurse.call(recordVitalSigns, aSet({ patientId, ...unwell }));
      const [open] = await openOf(nurse, patientId);
      await admin.call(cancelAdmission, {
        admissionId: admission.id,
        version: admission.version,
        reason: 'Admitted by mistake',
      });
      expect(await openOf(nurse, patientId)).toEqual([]);
      opened.clock.advance(60 * 60_000);
      expect(await minuteByMinute()).toEqual([]);
      const { rows } = await admin.call(listRecordEntries, {
        resource: 'deteriorations',
        resourceId: open!.id,
      });
      expect(rows).toMatchObject([{ action: 'CLOSE' }]);
    });
  });
});
