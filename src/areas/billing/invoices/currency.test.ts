import { expect, test } from 'vitest';
import { getSettings, updateSettings } from '#areas/settings/settings/settings.contract.ts';
import { anInvoice } from '../billing.fixture.ts';
import { aTestSystem } from '#testing/hospital.ts';

test('a hospital changes its currency until its first invoice, and not after it', async () => {
  const admin = await (await aTestSystem().aHospital()).as('tenant_admin');
  const { version } = await admin.call(getSettings, {});
  const changed = await admin.call(updateSettings, { version, currencyCode: 'USD' });
  const invoice = await anInvoice(admin);
  expect(invoice.currencyCode).toBe('USD');
  await expect(
    admin.call(updateSettings, { version: changed.version, currencyCode: 'BDT', name: 'Other' }),
  ).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    facts: { fields: { currencyCode: { code: 'settings.currencyFixed', facts: { currency: 'USD' } } } },
  });
  expect(await admin.call(getSettings, {})).toEqual(changed);
  const kept = await admin.call(updateSettings, { version: changed.version, name: 'Other' });
  expect(kept).toMatchObject({ name: 'Other', currencyCode: 'USD' });
});
