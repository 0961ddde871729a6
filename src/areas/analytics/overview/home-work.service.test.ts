import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor } from '#areas/appointments/appointments.fixture.ts';
import { bookAppointment } from '#areas/appointments/bookings/booking.contract.ts';
import { aLabOrder, aLabTest } from '#areas/laboratory/laboratory.fixture.ts';
import { aFullWard, anotherNurse, aShift } from '#areas/nursing/nursing-work.fixture.ts';
import { createTask } from '#areas/nursing/tasks/task.contract.ts';
import { systemRolesOf } from '#areas/people/roles/system-roles.seed.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember, type StaffMember } from '#testing/staff/staff.ts';
import { readOverview } from './overview.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;
let doctor: StaffMember;

/** Somebody with the rights of a delivered role. */
async function withRole(code: string, at = hospital): Promise<Caller> {
  const role = systemRolesOf(false).find((one) => one.code === code)!;
  return (await aStaffMember(opened, at, [...role.permissions])).caller;
}

/** Of each list the code, and the codes of its items. */
async function workOf(caller: Caller): Promise<Record<string, string[]>> {
  const { work } = await caller.call(readOverview, {});
  return Object.fromEntries(work.map(({ code, items }) => [code, items.map((item) => item.code)]));
}

beforeAll(async () => {
  opened.clock.set('2031-05-05T03:00:00.000Z');
  hospital = await opened.aHospital({ timeZone: 'Asia/Dhaka' });
  admin = await hospital.as('tenant_admin');
  doctor = await aStaffMember(opened, hospital, ['appointments.read', 'patients.read']);
  const own = await aDoctor(hospital, { userId: doctor.userId });
  const other = await aDoctor(hospital, { name: 'Dr. Other' });
  const book = async (doctorId: string, startTime: string) =>
    admin.call(bookAppointment, {
      patientId: (await admin.call(registerPatient, aPatient())).id,
      title: 'Check-up',
      doctorId,
      startTime,
      endTime: new Date(Date.parse(startTime) + 20 * 60_000).toISOString(),
    });
  await book(own.id, '2031-05-05T05:00:00.000Z');
  await book(other.id, '2031-05-05T04:00:00.000Z');
  await book(own.id, '2031-05-06T05:00:00.000Z');
  const test1 = await aLabTest(hospital);
  await aLabOrder(admin, [test1.id]);
  opened.clock.advance(60_000);
  await aLabOrder(admin, [test1.id], { priority: 'stat' });
});
afterAll(() => opened.close());

test('a doctor sees the own patients of the day, and the desk everybody who is expected', async () => {
  expect(await workOf(doctor.caller)).toEqual({
    'appointments.homeMine': ['appointments.home_consultation'],
  });
  const desk = await workOf(await hospital.as('receptionist'));
  expect(desk['appointments.homeDesk']).toEqual(['appointments.homeWith', 'appointments.homeWith']);
});

test('each role is told of its own work, and an administrator of figures alone', async () => {
  expect(await workOf(await withRole('lab_technician'))).toEqual({
    'laboratory.homeOpen': ['laboratory.home_stat', 'laboratory.home_routine'],
  });
  expect(Object.keys(await workOf(await hospital.as('nurse')))).toEqual([
    'doses.homeDue',
    'nursing.homeTasks',
  ]);
  expect(Object.keys(await workOf(await withRole('pharmacist')))).toEqual(['pharmacy.homeQueue']);
  expect(await workOf(await withRole('billing_clerk'))).toEqual({
    'billing.homeDay': [],
    'surgery.homeUnpriced': [],
  });
  expect(await workOf(admin)).toEqual({});
});

test('what is off in the hospital, or nobody’s work by role, is not told', async () => {
  const without = await opened.aHospital({ modules: {} });
  expect(await workOf(await withRole('lab_technician', without))).toEqual({});
});

test('a nurse with patients of a shift is told of their tasks alone, others of all', async () => {
  const nurse = (await anotherNurse(opened, hospital)).caller;
  const { ward, admissions } = await aFullWard(admin, 2);
  const [own, other] = admissions;
  const dueAt = new Date(opened.clock.now().getTime() + 3_600_000).toISOString();
  const taskFor = async (patientId: string) => {
    const { id } = await nurse.call(createTask, { patientId, text: 'Weigh before breakfast', dueAt });
    return id;
  };
  const tasksTold = async () => {
    const { work } = await nurse.call(readOverview, {});
    return work.find(({ code }) => code === 'nursing.homeTasks')!.items.map(({ id }) => id);
  };
  const others = await taskFor(other!.patient.id);
  expect(await tasksTold()).toEqual([others]);
  await aShift(nurse, { wardId: ward.id, admissionIds: [own!.id] });
  expect(await tasksTold()).toEqual([]);
  const mine = await taskFor(own!.patient.id);
  expect(await tasksTold()).toEqual([mine]);
});
