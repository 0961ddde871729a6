import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aReferral, aReferrer } from '../referrals.fixture.ts';
import { createReferrer, listReferrers, updateReferrer } from '../referrers/referrer.contract.ts';
import * as contract from './commission-settings.contract.ts';

const share = (commissionBasisPoints: number) => ({
  commissionType: 'percentage' as const,
  commissionBasisPoints,
});

describe('settings of commissions', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  test('a commission above the cap is refused at its field and nothing is stored', async () => {
    const before = await admin.call(listReferrers, {});
    const wish = { name: 'A friend', type: 'individual' as const };
    await expect(admin.call(createReferrer, { ...wish, commission: share(10_000) })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: {
        fields: {
          'commission.commissionBasisPoints': { code: 'referrers.shareAboveCap', facts: { cap: 20 } },
        },
      },
    });
    const flat = { commissionType: 'flat' as const, commissionFlatMinor: 100_001 };
    await expect(admin.call(createReferrer, { ...wish, commission: flat })).rejects.toMatchObject({
      facts: { fields: { 'commission.commissionFlatMinor': { code: 'referrers.flatAboveCap' } } },
    });
    const referrer = await aReferrer(admin);
    await expect(
      admin.call(updateReferrer, {
        ...wish,
        referrerId: referrer.id,
        version: 1,
        status: 'active',
        commission: share(2001),
      }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect((await admin.call(listReferrers, {})).rows).toHaveLength(before.rows.length + 1);
  });

  test('a lower cap marks who is above it and changes nothing; their other fields can still be edited', async () => {
    const own = await opened.aHospital();
    const someone = await own.as('tenant_admin');
    const existing = await aReferrer(someone, { commission: share(1500) });
    await someone.call(contract.updateCommissionSettings, { capBasisPoints: 1000 });
    const [shown] = (await someone.call(listReferrers, {})).rows;
    expect(shown).toMatchObject({ id: existing.id, commissionBasisPoints: 1500, isAboveCap: true });
    expect(await aReferral(someone, { referrerId: existing.id })).toMatchObject({ commissionMinor: 15_000 });
    const fields = {
      referrerId: existing.id,
      name: existing.name,
      type: existing.type,
      status: 'active',
    } as const;
    const edited = await someone.call(updateReferrer, {
      ...fields,
      version: 1,
      phone: '+880 1711 000001',
      commission: share(1500),
    });
    expect(edited).toMatchObject({ isAboveCap: true, termsVersion: 1, phone: '+880 1711 000001' });
    await expect(
      someone.call(updateReferrer, { ...fields, version: 2, commission: share(1400) }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    const lowered = await someone.call(updateReferrer, { ...fields, version: 2, commission: share(1000) });
    expect(lowered).toMatchObject({ isAboveCap: false, termsVersion: 2 });
  });

  test('a nurse is refused, another hospital keeps its own, a bad request leaves nothing', async () => {
    const nurse = await hospital.as('nurse');
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    await expect(
      nurse.call(contract.updateCommissionSettings, { payoutNeedsSecondPerson: false }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(
      admin.call(contract.updateCommissionSettings, { capBasisPoints: 10_001 }),
    ).rejects.toMatchObject({
      facts: { fields: { capBasisPoints: { code: 'commission-settings.capOutOfRange' } } },
    });
    await stranger.call(contract.updateCommissionSettings, { capBasisPoints: 1, capFlatMinor: 2 });
    expect(await admin.call(contract.getCommissionSettings, {})).toEqual({
      payoutNeedsSecondPerson: true,
      capBasisPoints: 2000,
      capFlatMinor: 100_000,
    });
  });
});
