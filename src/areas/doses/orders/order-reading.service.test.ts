import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  markConsultationSensitive,
  startConsultation,
} from '#areas/consultations/consultations/consultation.contract.ts';
import { anAdmission, aWardWithBeds } from '#areas/inpatient/inpatient.fixture.ts';
import { listNotifications } from '#areas/notifications/notifications/notification.contract.ts';
import { aLine, aMedicine, aPrescription } from '#areas/pharmacy/pharmacy.fixture.ts';
import { setLineState } from '#areas/pharmacy/prescriptions/orders/line-order.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { anInpatientOrder, dosesOf, fiveRights } from '../doses.fixture.ts';
import { administerDose } from '../administration/administration.contract.ts';
import { readMarGrid, readPatientMar } from '../mar/mar.contract.ts';
import { acknowledgeOrders } from './order.contract.ts';

describe('orders of a stay', () => {
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

  const lineOf = async (admissionId: string, lineId: string) =>
    (await nurse.call(readPatientMar, { admissionId })).patient.lines.find(({ id }) => id === lineId)!;
  async function countOf(admissionId: string) {
    const { rows } = await nurse.call(readMarGrid, {});
    return rows.find((row) => row.admissionId === admissionId)?.patient.unreadOrders;
  }
  const once = { frequency: 'STAT', duration: '' } as const;

  test('wait for the nurse, who acknowledges them as she read them', async () => {
    const { admission, lineId } = await anInpatientOrder(admin);
    const admissionId = admission.id;
    const { order } = await lineOf(admissionId, lineId);
    expect(order).toMatchObject({ news: 'new', acknowledgement: null });
    expect(await countOf(admissionId)).toBe(1);
    const orders = [{ doseLineId: lineId, changedAt: order.changedAt }];
    await expect(doctor.call(acknowledgeOrders, { admissionId, orders })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await nurse.call(acknowledgeOrders, { admissionId, orders })).toEqual({ acknowledged: 1 });
    expect((await lineOf(admissionId, lineId)).order.acknowledgement).toMatchObject({ name: 'Sample nurse' });
    expect(await countOf(admissionId)).toBe(0);
    // Who reads it later changes nothing.
    expect(await admin.call(acknowledgeOrders, { admissionId, orders })).toEqual({ acknowledged: 0 });
  });

  test('wait again once they are stopped, and what was read before is not enough', async () => {
    const { admission, lineId, prescription } = await anInpatientOrder(admin);
    const admissionId = admission.id;
    const { order } = await lineOf(admissionId, lineId);
    const orders = [{ doseLineId: lineId, changedAt: order.changedAt }];
    await nurse.call(acknowledgeOrders, { admissionId, orders });
    opened.clock.advance(60_000);
    await admin.call(setLineState, {
      ...{ lineId, version: prescription.lines[0]!.version },
      ...{ state: 'stopped', reason: 'No longer needed' },
    });
    expect((await lineOf(admissionId, lineId)).order).toMatchObject({
      news: 'stopped',
      acknowledgement: null,
    });
    expect(await countOf(admissionId)).toBe(1);
    await expect(nurse.call(acknowledgeOrders, { admissionId, orders })).rejects.toMatchObject({
      code: 'ORDER_CHANGED',
    });
  });

  test('of another stay are not acknowledged with these', async () => {
    const one = await anInpatientOrder(admin);
    const other = await anInpatientOrder(admin);
    const { order } = await lineOf(other.admission.id, other.lineId);
    await expect(
      nurse.call(acknowledgeOrders, {
        admissionId: one.admission.id,
        orders: [{ doseLineId: other.lineId, changedAt: order.changedAt }],
      }),
    ).rejects.toMatchObject({ code: 'ORDER_CHANGED' });
    expect(await countOf(other.admission.id)).toBe(1);
  });

  test('giving a dose acknowledges its order by the same hand', async () => {
    const { admission, lineId } = await anInpatientOrder(admin, once);
    const [dose] = await dosesOf(nurse, admission.id, lineId);
    const refused = { status: 'refused', reasonNotGiven: 'Sleeps' } as const;
    await nurse.call(administerDose, { doseId: dose!.id, ...refused, rights: fiveRights });
    expect((await lineOf(admission.id, lineId)).order.acknowledgement).toMatchObject({
      name: 'Sample nurse',
    });
  });

  test('to be given at once are told at once to who runs the ward where no nurse is named', async () => {
    const { caller } = await aStaffMember(opened, hospital, ['patients.read', 'mar.admin', 'shifts.manage']);
    const { admission } = await anInpatientOrder(admin, once);
    await anInpatientOrder(admin);
    const { rows } = await caller.call(listNotifications, {});
    expect(rows).toMatchObject([
      { code: 'doses.urgent', link: `/dashboard/nursing/mar?admissionId=${admission.id}` },
    ]);
  });

  test('an urgent order of a sensitive consultation is told without who and what', async () => {
    const { caller } = await aStaffMember(opened, hospital, ['patients.read', 'mar.admin', 'shifts.manage']);
    const { beds } = await aWardWithBeds(admin);
    const { id: admissionId, patient } = await anAdmission(admin, { bedId: beds[0]!.id });
    const { id: consultationId, version } = await admin.call(startConsultation, { patientId: patient.id });
    await admin.call(markConsultationSensitive, { consultationId, version, isSensitive: true });
    const lines = [aLine(await aMedicine(admin), once)];
    await aPrescription(admin, { patientId: patient.id, consultationId, admissionId, lines });
    const { rows } = await caller.call(listNotifications, {});
    expect(rows).toMatchObject([{ code: 'doses.urgentClosed', link: null }]);
    expect(JSON.stringify(rows)).not.toContain(patient.lastName);
  });
});
