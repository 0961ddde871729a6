import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { recordPayment } from '#areas/billing/payments/payment.contract.ts';
import { approveRefund, requestRefund } from '#areas/billing/payments/refunds/refund.contract.ts';
import { getSettings, updateSettings } from '#areas/settings/settings/settings.contract.ts';
import { anInvoice } from '../billing.fixture.ts';
import { listNotifications } from '#areas/notifications/notifications/notification.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import * as contract from './billing-settings.contract.ts';

describe('settings of billing', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  test('switched on, cash needs an open cashier day; switched off again, it does not', async () => {
    const { id: invoiceId } = await anInvoice(admin, { send: true });
    const pay = () => admin.call(recordPayment, { invoiceId, parts: [{ method: 'cash', amountMinor: 100 }] });
    expect(await admin.call(contract.getBillingSettings, {})).toEqual({
      refundNeedsApproval: true,
      cashNeedsOpenDay: false,
    });
    await admin.call(contract.updateBillingSettings, { cashNeedsOpenDay: true });
    await expect(pay()).rejects.toMatchObject({ code: 'CASHIER_DAY_CLOSED' });
    const after = await admin.call(contract.updateBillingSettings, { cashNeedsOpenDay: false });
    expect(after).toEqual({ refundNeedsApproval: true, cashNeedsOpenDay: false });
    expect((await pay()).invoice.paidMinor).toBe(100);
  });

  test('switched off, who asks for a refund approves it alone', async () => {
    const { id: invoiceId } = await anInvoice(admin, { send: true });
    await admin.call(recordPayment, { invoiceId, parts: [{ method: 'card', amountMinor: 5000 }] });
    const ask = () =>
      admin.call(requestRefund, {
        invoiceId,
        purpose: 'mistake',
        amountMinor: 1000,
        method: 'card',
        reason: 'Too much',
      });
    const first = await ask();
    await expect(
      admin.call(approveRefund, { refundRequestId: first.id, version: first.version }),
    ).rejects.toMatchObject({ code: 'SECOND_PERSON_REQUIRED' });
    const partner = (await aStaffMember(opened, hospital, ['admin.settings'])).caller;
    await admin.call(contract.updateBillingSettings, { refundNeedsApproval: false });
    const told = await partner.call(listNotifications, {});
    expect(told.rows.map(({ code }) => code)).toEqual(['billing.secondPersonOff']);
    const second = await ask();
    await admin.call(approveRefund, { refundRequestId: second.id, version: second.version });
    await admin.call(contract.updateBillingSettings, { refundNeedsApproval: true });
    expect((await admin.call(getInvoice, { invoiceId })).paidMinor).toBe(4000);
  });

  test('a change is recorded; a nurse is refused, another hospital keeps its own, a bad request leaves nothing', async () => {
    const nurse = await hospital.as('nurse');
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    await expect(
      nurse.call(contract.updateBillingSettings, { cashNeedsOpenDay: true }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(
      admin.call(contract.updateBillingSettings, { cashNeedsOpenDay: 'yes' } as never),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect((await admin.call(contract.getBillingSettings, {})).cashNeedsOpenDay).toBe(false);
    await stranger.call(contract.updateBillingSettings, { cashNeedsOpenDay: true });
    expect((await admin.call(contract.getBillingSettings, {})).cashNeedsOpenDay).toBe(false);
    const recorded = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select('new_values')
        .where('tenant_id', '=', hospital.tenantId)
        .where('resource', '=', 'billing_settings')
        .orderBy('id')
        .execute(),
    );
    expect(recorded[0]!.new_values).toEqual({ cashNeedsOpenDay: true });
  });

  test('once there is an invoice, the currency of the hospital stays, and the field says why', async () => {
    const fresh = await (await opened.aHospital()).as('tenant_admin');
    const before = await fresh.call(getSettings, {});
    const changed = await fresh.call(updateSettings, { version: before.version, currencyCode: 'EUR' });
    await anInvoice(fresh);
    const wish = { version: changed.version, currencyCode: 'USD', name: 'Renamed' };
    await expect(fresh.call(updateSettings, wish)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { currencyCode: { code: 'settings.currencyFixed', facts: { currency: 'EUR' } } } },
    });
    expect(await fresh.call(getSettings, {})).toEqual(changed);
  });
});
