import { expect, test } from 'vitest';
import { seedPatients } from '#areas/patients/patient.seed.ts';
import { aTestSystem } from '#testing/hospital.ts';
import { countPayouts, listPayouts } from './payouts/payout.contract.ts';
import { seedReferrals } from './referral.seed.ts';
import { listReferrals } from './referrals/referral.contract.ts';
import { listReferrers } from './referrers/referrer.contract.ts';

const person = { dateOfBirth: '1990-01-01', gender: 'other', registeredDaysAgo: 90 } as const;

test('the sample referrers, referrals and payouts add up', async () => {
  const opened = aTestSystem();
  const hospital = await opened.aHospital();
  const { tenantId } = hospital;
  await opened.database.inTenant(tenantId, 'write', async (db) => {
    const people = ['Ayan', 'Bina'].map((firstName) => ({ ...person, firstName, lastName: 'Sample' }));
    const patientIds = await seedPatients(db, tenantId, people, opened.clock);
    const user = await db
      .selectFrom('user_account')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .executeTakeFirstOrThrow();
    await seedReferrals(
      db,
      { tenantId, timeZone: 'UTC', userId: user.id, recordedBy: user.id, patientIds },
      opened.clock,
    );
  });
  const admin = await hospital.as('tenant_admin');
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const referrers = (await admin.call(listReferrers, {})).rows;
  expect(referrers.map((one) => one.commissionBasisPoints ?? one.commissionFlatMinor)).toEqual(
    expect.arrayContaining([500, 300, 700, 2500]),
  );
  const referrals = (await admin.call(listReferrals, { limit: 200 })).rows;
  for (const referrer of referrers) {
    const own = referrals.filter((one) => one.referrer.id === referrer.id);
    expect(referrer).toMatchObject({
      totalReferrals: own.length,
      totalRevenueMinor: sum(own.map((one) => one.amountMinor)),
      totalCommissionMinor: sum(own.map((one) => one.commissionMinor)),
      pendingCommissionMinor: sum(
        own.filter((one) => one.status === 'pending').map((one) => one.commissionMinor),
      ),
    });
  }
  const payouts = (await admin.call(listPayouts, {})).rows;
  expect(new Set(payouts.map((one) => one.status))).toEqual(new Set(['pending', 'approved', 'paid']));
  for (const payout of payouts) {
    const own = referrals.filter((one) => one.payoutId === payout.id);
    expect(payout.totalReferrals).toBe(own.length);
    expect(payout.totalCommissionMinor).toBe(sum(own.map((one) => one.commissionMinor)));
    expect(own.every((one) => (one.status === 'paid') === (payout.status === 'paid'))).toBe(true);
  }
  expect(await admin.call(countPayouts, {})).toMatchObject({
    totalMinor: sum(payouts.map((one) => one.netMinor)),
    records: payouts.length,
  });
});
