import { expect, test } from 'vitest';
import { aBooking } from '#areas/appointments/appointments.fixture.ts';
import { bookAppointment } from '#areas/appointments/bookings/booking.contract.ts';
import { anInvoice } from '#areas/billing/billing.fixture.ts';
import { voidInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { aTestSystem } from '#testing/hospital.ts';
import { aReferral, aReferrer } from '../referrals.fixture.ts';
import { getReferrer } from '../referrers/referrer.contract.ts';
import { updateReferral } from './referral.contract.ts';

test('twenty clerks who refer, send and void for one referrer at once are all counted', async () => {
  const clerk = await (await aTestSystem().aHospital()).as('tenant_admin');
  const { id: referrerId } = await aReferrer(clerk);
  const { id: patientId } = await clerk.call(registerPatient, aPatient());
  const mistakes = await Promise.all(
    [1, 2, 3, 4].map(() => anInvoice(clerk, { patientId, referrerId, send: true })),
  );
  await Promise.all([
    ...Array.from({ length: 8 }, () => aReferral(clerk, { referrerId, patientId })),
    ...Array.from({ length: 8 }, () => anInvoice(clerk, { patientId, referrerId, send: true })),
    ...mistakes.map(({ id: invoiceId, version }) =>
      clerk.call(voidInvoice, { invoiceId, version, reason: 'Made twice' }),
    ),
  ]);
  // 50.00 on each 1,000.00, of a referral and of an invoice without its tax; the void ones leave none.
  expect(await clerk.call(getReferrer, { referrerId })).toMatchObject({
    totalReferrals: 20,
    totalRevenueMinor: 20 * 100_000,
    totalCommissionMinor: 16 * 5000,
    pendingCommissionMinor: 16 * 5000,
  });
});

test('a referral keeps an appointment of its patient, and takes none of others', async () => {
  const system = aTestSystem();
  const clerk = await (await system.aHospital()).as('tenant_admin');
  const { id: referrerId } = await aReferrer(clerk);
  const visit = await clerk.call(bookAppointment, await aBooking(clerk));
  const { id: patientId } = visit.patient;
  const wish = { referrerId, patientId, appointmentId: visit.id };
  const made = await aReferral(clerk, wish);
  expect(made).toMatchObject({ appointmentId: visit.id, appointmentTime: visit.startTime });
  const others = await clerk.call(bookAppointment, await aBooking(clerk));
  const ofAnother = { facts: { fields: { appointmentId: { code: 'referrals.appointmentOfAnother' } } } };
  await expect(aReferral(clerk, { ...wish, appointmentId: others.id })).rejects.toMatchObject(ofAnother);
  const change = { referralId: made.id, version: made.version, amountMinor: 100_000, notes: null };
  await expect(clerk.call(updateReferral, { ...change, appointmentId: others.id })).rejects.toMatchObject(
    ofAnother,
  );
  const kept = await clerk.call(updateReferral, change);
  expect(kept).toMatchObject({ appointmentId: visit.id });
  const none = { ...change, version: kept.version, appointmentId: null };
  expect(await clerk.call(updateReferral, none)).toMatchObject({
    appointmentId: null,
    appointmentTime: null,
  });
  const stranger = await (await system.aHospital()).as('tenant_admin');
  const own = { referrerId: (await aReferrer(stranger)).id, appointmentId: visit.id };
  await expect(aReferral(stranger, own)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await clerk.call(getReferrer, { referrerId })).toMatchObject({ totalReferrals: 1 });
});
