import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listNotifications } from '#areas/notifications/notifications/notification.contract.ts';
import { administerDose } from '#areas/doses/administration/administration.contract.ts';
import { dosesOf, fiveRights } from '#areas/doses/doses.fixture.ts';
import { aLine, aMedicine, aPrescription } from '#areas/pharmacy/pharmacy.fixture.ts';
import { recordVitalSigns } from '#areas/vitals/signs/vital-signs.contract.ts';
import { aSet } from '#areas/vitals/vitals.fixture.ts';
import { newId } from '#kernel/ids.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember, type StaffMember } from '#testing/staff/staff.ts';
import {
  acceptHandover,
  getHandover,
  giveHandover,
  listHandovers,
  prepareHandover,
  withdrawHandover,
} from '../handover/handover.contract.ts';
import { readFluidChart } from '../fluids/chart/fluid-chart.contract.ts';
import { aFluidRecord } from '../fluids/fluids.fixture.ts';
import { recordFluids } from '../fluids/fluid.contract.ts';
import { listFluidRound } from '../fluids/round/fluid-round.contract.ts';
import { aFullWard, anotherNurse, aShift } from '../nursing-work.fixture.ts';
import { listRound } from '../rounds/round.contract.ts';
import { closeTask, createTask, listTasks } from '../tasks/task.contract.ts';
import * as contract from './shift.contract.ts';

describe('shifts and handovers', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let neighbour: Hospital;
  let admin: Caller;
  let one: StaffMember;
  let other: StaffMember;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    neighbour = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  const minutes = (count: number) => new Date(opened.clock.now().getTime() + count * 60_000).toISOString();

  /** Two nurses, and a ward with patients. */
  async function aWardOfTwo(patients: number) {
    one = await anotherNurse(opened, hospital);
    other = await anotherNurse(opened, hospital);
    const { ward, admissions } = await aFullWard(admin, patients);
    return { wardId: ward.id, admissions, admissionIds: admissions.map(({ id }) => id) };
  }

  test('a shift is handed over with what is known; its patients move as the next nurse accepts', async () => {
    const { wardId, admissions, admissionIds } = await aWardOfTwo(2);
    const [first, second] = admissions;
    const shift = await aShift(one.caller, { wardId, admissionIds });
    expect(shift).toMatchObject({ status: 'active', patients: 2, nurseId: one.userId });
    await one.caller.call(
      recordVitalSigns,
      aSet({ patientId: first!.patient.id, heartRate: 135, respiratoryRate: 26 }),
    );
    const task = await one.caller.call(createTask, {
      patientId: first!.patient.id,
      text: 'Weigh before breakfast',
      dueAt: minutes(90),
    });
    const complete = () =>
      one.caller.call(contract.completeShift, { shiftId: shift.id, version: shift.version });
    await expect(complete()).rejects.toMatchObject({
      code: 'SHIFT_NOT_HANDED_OVER',
      facts: { tasks: 1, doses: 0 },
    });
    const { rows } = await one.caller.call(prepareHandover, { shiftId: shift.id });
    expect(rows.map(({ admissionId }) => admissionId)).toEqual(admissionIds);
    expect(rows[0]!.sbar).toMatchObject({
      situation: { bedNumber: 'B-01', dayOfStay: 1 },
      background: { allergies: null },
      assessment: {
        abnormal: [
          { sign: 'heartRate', value: 135 },
          { sign: 'respiratoryRate', value: 26 },
        ],
      },
      recommendation: { tasks: [{ text: 'Weigh before breakfast', dueAt: task.dueAt }] },
    });
    const given = await one.caller.call(giveHandover, {
      shiftId: shift.id,
      toNurseId: other.userId,
      words: 'A quiet day',
      patients: rows.map(({ assignmentId }) => ({ assignmentId, words: 'Sleeps' })),
    });
    const { rows: told } = await other.caller.call(listNotifications, {});
    expect(told[0]).toMatchObject({ link: `/dashboard/nursing/handovers/${given.id}` });
    await expect(complete()).rejects.toMatchObject({ code: 'HANDOVER_WAITING' });
    const accept = { handoverId: given.id, version: given.version };
    await expect(one.caller.call(acceptHandover, accept)).rejects.toMatchObject({ code: 'NOT_THE_RECEIVER' });
    await expect(other.caller.call(acceptHandover, accept)).rejects.toMatchObject({
      code: 'NO_ACTIVE_SHIFT',
    });
    opened.clock.advance(60_000);
    const next = await aShift(other.caller, { wardId, shiftType: 'night' });
    const accepted = await other.caller.call(acceptHandover, accept);
    expect(accepted).toMatchObject({ status: 'accepted', acceptedAt: opened.clock.now().toISOString() });
    expect(accepted.rows[0]!.words).toBe('Sleeps');
    const mine = await other.caller.call(listTasks, { scope: 'mine' });
    expect(mine.rows.map(({ id }) => id)).toEqual([task.id]);
    const round = await other.caller.call(listRound, { scope: 'mine' });
    expect(round.rows.map(({ nurse }) => nurse?.id)).toEqual([other.userId, other.userId]);
    expect(round.rows[0]).toMatchObject({ tasks: [{ id: task.id, text: 'Weigh before breakfast' }] });
    const done = await complete();
    expect(done).toMatchObject({
      status: 'completed',
      endTime: opened.clock.now().toISOString(),
      patients: 2,
    });
    // Where one nurse's responsibility ends, the next one's begins.
    const { assignments } = await other.caller.call(contract.getShift, { shiftId: next.id });
    expect(assignments.map(({ assignedAt }) => assignedAt)).toEqual(
      done.assignments.map(({ endedAt }) => endedAt),
    );
    expect(assignments.map(({ admissionId }) => admissionId)).toContain(second!.id);
    await expect(other.caller.call(acceptHandover, { ...accept, version: 2 })).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
  });

  test('who has a patient gives them away by handover; the nurse in charge moves them in the middle of a shift', async () => {
    const { wardId, admissionIds } = await aWardOfTwo(3);
    const shift = await aShift(one.caller, { wardId, admissionIds: admissionIds.slice(0, 2) });
    const theirs = await aShift(other.caller, { wardId });
    const take = (caller: Caller, admissionId: string, shiftId = theirs.id) =>
      caller.call(contract.assignPatients, { assignments: [{ admissionId, shiftId }] });
    await expect(take(other.caller, admissionIds[0]!)).rejects.toMatchObject({ code: 'PATIENT_ASSIGNED' });
    await expect(take(other.caller, admissionIds[2]!, shift.id)).rejects.toMatchObject({
      code: 'NOT_YOUR_SHIFT',
    });
    expect(await take(other.caller, admissionIds[2]!)).toEqual({ moved: 1 });
    expect(await take(other.caller, admissionIds[2]!)).toEqual({ moved: 0 });
    const { rows } = await one.caller.call(prepareHandover, { shiftId: shift.id });
    const given = await one.caller.call(giveHandover, {
      shiftId: shift.id,
      toNurseId: other.userId,
      patients: rows.map(({ assignmentId }) => ({ assignmentId })),
    });
    await expect(
      one.caller.call(giveHandover, {
        shiftId: shift.id,
        toNurseId: other.userId,
        patients: [{ assignmentId: rows[0]!.assignmentId }],
      }),
    ).rejects.toMatchObject({ code: 'HANDOVER_WAITING' });
    opened.clock.advance(60_000);
    expect(await take(admin, admissionIds[0]!)).toEqual({ moved: 1 });
    const { rows: waiting } = await admin.call(listHandovers, { status: 'given' });
    expect(waiting.map(({ id }) => id)).toContain(given.id);
    const handover = { handoverId: given.id, version: given.version };
    await expect(other.caller.call(withdrawHandover, handover)).rejects.toMatchObject({
      code: 'NOT_YOUR_SHIFT',
    });
    await one.caller.call(withdrawHandover, handover);
    await one.caller.call(contract.completeShift, { shiftId: shift.id, version: shift.version });
    const { assignments } = await one.caller.call(contract.getShift, { shiftId: shift.id });
    expect(assignments.map(({ endedAt }) => endedAt)).not.toContain(null);
  });

  test('two who take the same patient at once: one has them, and the database answers for it', async () => {
    const { wardId, admissionIds } = await aWardOfTwo(1);
    const shifts = [await aShift(one.caller, { wardId }), await aShift(other.caller, { wardId })];
    const admissionId = admissionIds[0]!;
    const taken = await Promise.allSettled(
      [one, other].map(({ caller }, place) =>
        caller.call(contract.assignPatients, {
          assignments: [{ admissionId, shiftId: shifts[place]!.id }],
        }),
      ),
    );
    expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(taken.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'PATIENT_ASSIGNED' },
    });
  });

  test('a nurse has one active shift, also when it is started twice at once', async () => {
    const { wardId } = await aWardOfTwo(0);
    const started = await Promise.allSettled([1, 2].map(() => aShift(one.caller, { wardId })));
    expect(started.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(started.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'SHIFT_ACTIVE_ALREADY' },
    });
  });

  test('only with shifts.manage a shift is started for somebody else, and only for somebody who nurses', async () => {
    await aWardOfTwo(0);
    const doctor = await hospital.as('doctor');
    await expect(aShift(doctor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(aShift(one.caller, { nurseId: other.userId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(aShift(admin, { nurseId: newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { userId: nurseId } = await aStaffMember(opened, hospital, ['patients.read']);
    await expect(aShift(admin, { nurseId })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { nurseId: { code: 'nursing-shifts.nurseUnknown' } } },
    });
    const shift = await aShift(admin, { nurseId: other.userId });
    expect(shift.nurseId).toBe(other.userId);
    const { rows } = await admin.call(contract.listNurses, {});
    expect(rows.find(({ id }) => id === other.userId)?.shiftId).toBe(shift.id);
    const cancelled = await other.caller.call(contract.cancelShift, {
      shiftId: shift.id,
      version: shift.version,
      reason: 'Started by mistake',
    });
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelReason: 'Started by mistake' });
  });

  test('a shift with a patient who is not admitted is not started at all', async () => {
    const { wardId, admissionIds } = await aWardOfTwo(1);
    await expect(
      aShift(one.caller, { wardId, admissionIds: [...admissionIds, newId()] }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { shift } = await one.caller.call(contract.getOwnShift, {});
    expect(shift).toBeNull();
  });

  test('another hospital sees neither shifts nor handovers', async () => {
    const { wardId, admissionIds } = await aWardOfTwo(1);
    const shift = await aShift(one.caller, { wardId, admissionIds });
    const { rows } = await one.caller.call(prepareHandover, { shiftId: shift.id });
    const given = await one.caller.call(giveHandover, {
      shiftId: shift.id,
      toNurseId: other.userId,
      patients: rows.map(({ assignmentId }) => ({ assignmentId })),
    });
    const stranger = await neighbour.as('tenant_admin');
    await expect(stranger.call(contract.getShift, { shiftId: shift.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(stranger.call(getHandover, { handoverId: given.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await stranger.call(contract.listShifts, {})).rows).toEqual([]);
    expect(await stranger.call(contract.getShiftFigures, {})).toEqual({
      active: 0,
      completed: 0,
      today: 0,
      assignments: 0,
    });
  });

  test('a shift with a due dose is not completed; the handover tells of doses and fluids, infusions included', async () => {
    const { wardId, admissions } = await aWardOfTwo(1);
    const { id: admissionId, patient } = admissions[0]!;
    const patientId = patient.id;
    const nurse = await hospital.as('nurse');
    const shift = await aShift(nurse, { wardId, admissionIds: [admissionId] });
    const tablet = await aMedicine(admin);
    const infusion = await aMedicine(admin, { dosageForm: 'infusion', route: 'iv', baseUnit: 'ml' });
    const stat = { frequency: 'STAT', duration: '' };
    const { lines } = await aPrescription(admin, {
      ...{ patientId, admissionId },
      lines: [aLine(tablet, stat), aLine(infusion, { ...stat, dose: '500 ml', route: 'iv' })],
    });
    const complete = () => nurse.call(contract.completeShift, { shiftId: shift.id, version: shift.version });
    // Both are due at the next full minute.
    opened.clock.advance(60_000);
    await expect(complete()).rejects.toMatchObject({
      code: 'SHIFT_NOT_HANDED_OVER',
      facts: { tasks: 0, doses: 2 },
    });
    const [refused] = await dosesOf(nurse, admissionId, lines[0]!.id);
    const [started] = await dosesOf(nurse, admissionId, lines[1]!.id);
    const rights = fiveRights;
    await nurse.call(administerDose, {
      ...{ doseId: refused!.id, status: 'refused', rights, reasonNotGiven: 'Feels sick' },
    });
    await nurse.call(administerDose, { doseId: started!.id, status: 'given', rights, ratePerHour: 90 });
    await nurse.call(recordFluids, aFluidRecord({ patientId, intakeOral: 200, outputUrine: 150 }));
    opened.clock.advance(10 * 60_000);
    const later = await hospital.as('nurse');
    const { rows } = await later.call(prepareHandover, { shiftId: shift.id });
    expect(rows[0]!.sbar!.assessment).toMatchObject({
      doses: { given: 1, notGiven: [{ status: 'refused', reason: 'Feels sick' }] },
      fluids: { intakeTotal: 215, outputTotal: 150, balance: 65 },
    });
    expect((await later.call(listFluidRound, { wardId })).rows[0]).toMatchObject({ intakeTotal: 215 });
    const chart = await later.call(readFluidChart, { patientId });
    expect(chart.given).toMatchObject([{ kind: 'iv', millilitres: 15 }]);
    expect(chart.intakeTotal).toBe(215);
    expect(chart.hours.reduce((sum, { intakeTotal }) => sum + intakeTotal, 0)).toBe(215);
    expect(await complete()).toMatchObject({ status: 'completed' });
  });

  test('a task that was done is no longer in the way of the end of a shift', async () => {
    const { wardId, admissions, admissionIds } = await aWardOfTwo(1);
    const shift = await aShift(one.caller, { wardId, admissionIds });
    const { id: taskId, version } = await one.caller.call(createTask, {
      patientId: admissions[0]!.patient.id,
      text: 'Walk to the door',
      dueAt: minutes(-10),
    });
    await one.caller.call(closeTask, { taskId, version, status: 'done' });
    const before = await one.caller.call(contract.getShiftFigures, {});
    await one.caller.call(contract.completeShift, { shiftId: shift.id, version: shift.version });
    const after = await one.caller.call(contract.getShiftFigures, {});
    expect(after.completed - before.completed).toBe(1);
    expect(before.active - after.active).toBe(1);
  });
});
