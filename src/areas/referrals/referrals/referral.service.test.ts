import { expect, test } from 'vitest';
import { anInvoice } from '#areas/billing/billing.fixture.ts';
import { voidInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { aTestSystem } from '#testing/hospital.ts';
import { aReferral, aReferrer } from '../referrals.fixture.ts';
import { getReferrer } from '../referrers/referrer.contract.ts';

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
