import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookAppointment } from '#areas/appointments/bookings/booking.contract.ts';
import { recordPayment } from '#areas/billing/payments/payment.contract.ts';
import { setBedStatus } from '#areas/inpatient/beds/bed.contract.ts';
import { anAdmission, aWardWithBeds } from '#areas/inpatient/inpatient.fixture.ts';
import { requestAdmission } from '#areas/inpatient/requests/admission-request.contract.ts';
import { setLabOrderStatus } from '#areas/laboratory/orders/lab-order.contract.ts';
import { patientsToSend } from '#areas/imports/imports.fixture.ts';
import { importList } from '#areas/imports/runs/import.contract.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { seedPatients } from '#areas/patients/patient.seed.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { cityGeneralPatients } from '#areas/patients/samples/city-general.samples.ts';
import { newId } from '#kernel/ids.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { ageInYears } from '#kernel/time/age.ts';
import { aBooking } from '#areas/appointments/appointments.fixture.ts';
import { aCreditNote, anInvoice } from '#areas/billing/billing.fixture.ts';
import { type Hospital, openTestSystem, everyPostgres } from '#testing/hospital.ts';
import { aLabOrder, aLabTest } from '#areas/laboratory/laboratory.fixture.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { aReferral, aReferrer } from '#areas/referrals/referrals.fixture.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { readOverview } from './overview.contract.ts';

describe.each(everyPostgres())('the overview on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  let hospital: Hospital;
  beforeAll(async () => {
    hospital = await opened.aHospital();
  });
  afterAll(() => opened.close());

  test('what just happened comes first, with the number of the patient and what was charged', async () => {
    const own = await opened.aHospital();
    const admin = await own.as('tenant_admin');
    const step = () => opened.clock.advance(60_000);
    const patient = await admin.call(registerPatient, aPatient({ firstName: 'Rahima', lastName: 'Khatun' }));
    step();
    await admin.call(bookAppointment, await aBooking(admin, { patientId: patient.id }));
    step();
    const test1 = await aLabTest(own);
    const order = await aLabOrder(admin, [test1.id], { patientId: patient.id });
    const completed = { status: 'completed' as const, acceptOpenResults: true };
    await admin.call(setLabOrderStatus, { orderId: order.id, version: order.version, ...completed });
    step();
    const invoice = await anInvoice(admin, { patientId: patient.id, send: true });
    step();
    const parts = [{ method: 'card' as const, amountMinor: 500 }];
    await admin.call(recordPayment, { invoiceId: invoice.id, parts });
    step();
    const { creditNote } = await aCreditNote(admin, invoice);
    step();
    const referrer = await aReferrer(admin);
    await aReferral(admin, { referrerId: referrer.id, patientId: patient.id, amountMinor: 70_000 });
    const { activity, laboratory, referrals } = await admin.call(readOverview, {});
    expect(activity.map(({ kind, number, amountMinor }) => [kind, number, amountMinor])).toEqual([
      ['referral-recorded', null, 70_000],
      ['credit-note-made', creditNote.creditNoteNumber, creditNote.totalMinor],
      ['payment-recorded', invoice.invoiceNumber, 500],
      ['invoice-sent', invoice.invoiceNumber, invoice.totalMinor],
      ['lab-order-completed', order.orderNumber, null],
      ['appointment-booked', null, null],
      ['patient-registered', null, null],
    ]);
    expect(new Set(activity.map((one) => `${one.patientNumber} ${one.patientName}`))).toEqual(
      new Set([`${patient.patientNumber} Rahima Khatun`]),
    );
    expect(laboratory).toEqual({ total: 1, pending: 0 });
    expect(referrals).toEqual({
      topReferrers: [{ id: referrer.id, name: referrer.name, referrals: 1, revenueMinor: 70_000 }],
      pendingCommissionMinor: 3500,
    });
  });

  test('each part is told to those alone who hold its permission', async () => {
    const admin = await hospital.as('tenant_admin');
    const invoice = await anInvoice(admin, { send: true });
    const { caller: nobody } = await aStaffMember(opened, hospital, []);
    const empty = {
      ...{ patients: null, appointments: null, laboratory: null },
      ...{ billing: null, referrals: null, inpatient: null },
    };
    expect(await nobody.call(readOverview, {})).toMatchObject({ ...empty, activity: [] });
    const parts = {
      'patients.read': 'patients',
      'appointments.read': 'appointments',
      'lab.read': 'laboratory',
      'billing.read': 'billing',
      'referrals.read': 'referrals',
      'admissions.read': 'inpatient',
    } as const;
    for (const [permission, part] of Object.entries(parts)) {
      // Revenue takes a second permission besides.
      const counts = part === 'billing' ? (['reports.read'] as const) : [];
      const own = [permission as keyof typeof parts, ...counts];
      const { caller } = await aStaffMember(opened, hospital, own);
      const {
        [part]: shown,
        activity,
        work: _work,
        today: _,
        ...others
      } = await caller.call(readOverview, {});
      expect(shown).not.toBeNull();
      expect(Object.values(others)).toEqual([null, null, null, null, null]);
      const told = JSON.stringify(activity).includes(invoice.invoiceNumber);
      expect({ part, told }).toEqual({ part, told: part === 'billing' });
    }
    const desk = await (await hospital.as('receptionist')).call(readOverview, {});
    expect(desk.billing).toBeNull();
    const nurse = await (await hospital.as('nurse')).call(readOverview, {});
    expect(nurse.billing).toBeNull();
    expect(JSON.stringify(nurse)).not.toMatch(/minor":\d/i);
  });

  test('an import is one line, however many people and calls it took', async () => {
    const own = await opened.aHospital();
    const admin = await own.as('tenant_admin');
    const registered = await admin.call(registerPatient, aPatient());
    const importId = newId();
    let line = 2;
    for (const batch of [12, 3]) {
      opened.clock.advance(60_000);
      const rows = Array.from({ length: batch }, () => {
        const { firstName, lastName, dateOfBirth, gender } = aPatient();
        return { line: (line += 1), fields: { firstName, lastName, dateOfBirth, gender } };
      });
      expect(await admin.call(importList, patientsToSend(rows, { importRunId: importId }))).toMatchObject({
        added: batch,
      });
    }
    const { activity } = await admin.call(readOverview, {});
    expect(activity).toMatchObject([
      { kind: 'patients-imported', recordId: importId, count: 15, amountMinor: null, patientNumber: null },
      { kind: 'patient-registered', recordId: registered.id, count: null },
    ]);
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    expect((await stranger.call(readOverview, {})).activity).toEqual([]);
  });

  test('another hospital sees nothing of it', async () => {
    await anInvoice(await hospital.as('tenant_admin'), { send: true });
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    const seen = await stranger.call(readOverview, {});
    expect(seen.activity).toEqual([]);
    expect(seen.patients?.total).toBe(0);
    expect(seen.billing?.revenueThisMonthMinor).toBe(0);
  });

  test('wards are counted from their beds, with who is to leave and who waits', async () => {
    const own = await opened.aHospital();
    const admin = await own.as('tenant_admin');
    const { ward, beds } = await aWardWithBeds(admin, { name: 'Medicine', beds: 4 });
    await aWardWithBeds(admin, { name: 'Without beds', beds: 0 });
    const { ward: other } = await aWardWithBeds(admin, { name: 'Annexe', beds: 1 });
    const { today } = await admin.call(readOverview, {});
    const day = (days: number) => ({ estimatedDischargeDate: plusDays(today, days) });
    await anAdmission(admin, { bedId: beds[0]!.id, ...day(0) });
    await anAdmission(admin, { bedId: beds[1]!.id, ...day(1) });
    await anAdmission(admin, day(2));
    await admin.call(setBedStatus, { bedId: beds[2]!.id, version: 1, status: 'dirty' });
    const { id: patientId } = await admin.call(registerPatient, aPatient());
    await admin.call(requestAdmission, { patientId, reason: 'Fever' });
    const { inpatient } = await (await own.as('nurse')).call(readOverview, {});
    expect(inpatient).toEqual({
      ...{ expectedToday: 1, expectedTomorrow: 1, waiting: 1 },
      wards: [
        { id: other.id, name: 'Annexe', available: 1, occupied: 0, cleaning: 0 },
        { id: ward.id, name: 'Medicine', available: 1, occupied: 2, cleaning: 1 },
      ],
    });
    const without = await opened.aHospital({ modules: {} });
    const { caller } = await aStaffMember(opened, without, ['admissions.read']);
    expect((await caller.call(readOverview, {})).inpatient).toBeNull();
  });

  test('a restricted patient has a number and no name', async () => {
    const own = await opened.aHospital();
    const admin = await own.as('tenant_admin');
    const patient = await admin.call(registerPatient, aPatient());
    await admin.call(restrictPatient, { patientId: patient.id, version: 1 });
    const { activity } = await admin.call(readOverview, {});
    expect(activity).toMatchObject([{ patientNumber: patient.patientNumber, patientName: null }]);
  });

  test('days and months begin at midnight of the hospital', async () => {
    const own = await opened.aHospital({ timeZone: 'Asia/Dhaka' });
    const before = opened.clock.now().toISOString();
    const registerAt = async (instant: string) => {
      opened.clock.set(instant);
      const clerk = await own.as('receptionist');
      await clerk.call(registerPatient, aPatient());
      return (await clerk.call(readOverview, {})).patients!;
    };
    const evening = await registerAt('2027-01-31T17:59:00.000Z');
    expect(evening).toMatchObject({ newToday: 1, newThisMonth: 1 });
    expect(evening.daily.at(-1)).toEqual({ on: '2027-01-31', value: 1 });
    const midnight = await registerAt('2027-01-31T18:00:00.000Z');
    expect(midnight).toMatchObject({ total: 2, newToday: 1, newThisMonth: 1 });
    expect(midnight.monthly.slice(-2)).toEqual([
      { on: '2027-01', value: 1 },
      { on: '2027-02', value: 1 },
    ]);
    opened.clock.set(before);
  });

  test('somebody changes the age group on the birthday', async () => {
    const own = await opened.aHospital();
    const before = opened.clock.now().toISOString();
    opened.clock.set('2027-05-16T12:00:00.000Z');
    await (await own.as('receptionist')).call(registerPatient, aPatient({ dateOfBirth: '2008-05-17' }));
    const groupsOf = async () => {
      const { patients } = await (await own.as('receptionist')).call(readOverview, {});
      return patients!.ageGroups.filter(({ count }) => count > 0).map(({ group }) => group);
    };
    expect(await groupsOf()).toEqual(['0-18']);
    opened.clock.set('2027-05-17T12:00:00.000Z');
    expect(await groupsOf()).toEqual(['19-35']);
    opened.clock.set(before);
  });

  test('patients that came in all at once are counted like those registered by hand', async () => {
    const own = await opened.aHospital();
    await opened.database.inTenant(own.tenantId, 'write', (db) =>
      seedPatients(db, own.tenantId, cityGeneralPatients, opened.clock),
    );
    const { patients, today } = await (await own.as('receptionist')).call(readOverview, {});
    const active = cityGeneralPatients.filter(
      ({ isInactive, diedDaysAgo }) => !isInactive && diedDaysAgo === undefined,
    );
    const ages = active.map((person) => ageInYears(person.dateOfBirth, today));
    expect(patients!.total).toBe(cityGeneralPatients.length);
    expect(patients!.ageGroups[1]!.count).toBe(ages.filter((age) => age >= 19 && age <= 35).length);
    expect(patients!.ageGroups.reduce((sum, { count }) => sum + count, 0)).toBe(active.length);
    expect(patients!.genders[0]!.count).toBe(active.filter(({ gender }) => gender === 'female').length);
    expect(patients!.newToday).toBe(
      cityGeneralPatients.filter((person) => person.registeredDaysAgo === 0).length,
    );
  });
});
