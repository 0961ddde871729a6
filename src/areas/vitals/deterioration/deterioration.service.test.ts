import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDoctor } from '#areas/appointments/appointments.fixture.ts';
import { listNotifications } from '#areas/notifications/notifications/notification.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { recordVitalSigns } from '../signs/vital-signs.contract.ts';
import { anInpatient, aSet } from '../vitals.fixture.ts';

const doctorsRights = ['patients.read', 'emr.read'] as const;

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
    const runs = await aStaffMember(opened, hospital, ['patients.read', 'nursing.read', 'shifts.manage']);
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
});
