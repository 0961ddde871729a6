import { afterAll, expect, test } from 'vitest';
import { prepareHandover } from '#areas/nursing/handover/handover.contract.ts';
import { aFullWard, aShift } from '#areas/nursing/nursing-work.fixture.ts';
import { listRound } from '#areas/nursing/rounds/round.contract.ts';
import { recordVitalSigns } from '#areas/vitals/signs/vital-signs.contract.ts';
import { aSet } from '#areas/vitals/vitals.fixture.ts';
import { listInpatients } from '#areas/ward-rounds/inpatients/inpatient.contract.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { anOrderOf } from '../ward-orders.fixture.ts';
import { acknowledgeWardOrders, signWardOrders } from './ward-order.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('what a doctor orders drives the next set of the nurse, and a handover tells of it', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const doctor = await hospital.as('doctor');
  const nurse = await hospital.as('nurse');
  const { ward, admissions } = await aFullWard(admin, 1);
  const { id: admissionId, patient } = admissions[0]!;
  const shift = await aShift(nurse, { wardId: ward.id, admissionIds: [admissionId] });
  await nurse.call(recordVitalSigns, aSet({ patientId: patient.id }));
  const recordedAt = opened.clock.now().getTime();
  const dueAfterHours = async () => {
    const { rows } = await nurse.call(listRound, { wardId: ward.id });
    return (Date.parse(rows[0]!.nextDueAt!) - recordedAt) / 3_600_000;
  };
  expect(await dueAfterHours()).toBe(12);
  const { rows: signed } = await doctor.call(signWardOrders, {
    ...{ admissionId, orders: [anOrderOf.observations({ everyMinutes: 120 }), anOrderOf.diet()] },
  });
  expect(await dueAfterHours()).toBe(2);
  const { rows: inpatients } = await doctor.call(listInpatients, { scope: 'all' });
  expect(Date.parse(inpatients[0]!.patient.news2!.nextDueAt!) - recordedAt).toBe(2 * 3_600_000);

  const diet = signed.find(({ order }) => order?.kind === 'diet')!;
  await nurse.call(acknowledgeWardOrders, {
    ...{ admissionId, orders: [{ wardOrderId: diet.id, version: diet.version }] },
  });
  opened.clock.advance(3 * 3_600_000);
  const later = await hospital.as('nurse');
  const { rows } = await later.call(prepareHandover, { shiftId: shift.id });
  expect(rows[0]!.sbar!.recommendation).toMatchObject({
    vitalSignsOverdueSince: new Date(recordedAt + 2 * 3_600_000).toISOString(),
    wardOrders: [
      { order: { kind: 'observations', everyMinutes: 120 }, state: 'new' },
      { order: { kind: 'diet' }, state: 'holds' },
    ],
  });
});
