import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePassword } from '#areas/people/people.samples.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { aCreditNote, anInvoice, anInvoiceFor, clerkLimits } from '../billing.fixture.ts';
import { createCreditNote } from '../credits/credit-note.contract.ts';
import { createInvoice, getInvoice, sendInvoice, voidInvoice } from '../invoices/invoice.contract.ts';
import { createService } from '../services/service.contract.ts';
import { listOwnLimits, setOwnLimit } from './own-limit.contract.ts';

describe('what a clerk does alone with what is billed', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let clerk: Caller;
  let second: { secondPersonId: string; secondPersonPassword: string };

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    const member = await aStaffMember(opened, hospital, ['billing.read', 'billing.write']);
    clerk = member.caller;
    await admin.call(setOwnLimit, {
      roleId: member.roleId,
      ...{ discountBasisPoints: 1000, creditMinor: 50_000, voidMinor: 50_000, reopensMonths: false },
    });
    const approver = await aStaffMember(opened, hospital, ['billing.read', 'billing.refunds']);
    second = { secondPersonId: approver.userId, secondPersonPassword: samplePassword };
  });
  afterAll(() => opened.close());

  const beyond = (act: string, most: number) => ({ code: 'BEYOND_OWN_LIMIT', facts: { act, most } });

  test('a discount above the limit is sent with a second person alone; a draft of it waits', async () => {
    const { id: patientId } = (await anInvoice(admin)).patient!;
    const asked = anInvoiceFor(patientId, { discountBasisPoints: 1001 });
    await expect(clerk.call(createInvoice, { ...asked, send: true })).rejects.toMatchObject(
      beyond('discount', 1000),
    );
    await clerk.call(createInvoice, anInvoiceFor(patientId, { discountBasisPoints: 1000, send: true }));
    const draft = await clerk.call(createInvoice, asked);
    const send = { invoiceId: draft.id, version: draft.version };
    await expect(clerk.call(sendInvoice, send)).rejects.toMatchObject(beyond('discount', 1000));
    await expect(
      clerk.call(sendInvoice, { ...send, ...second, secondPersonPassword: 'wrong' }),
    ).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect((await clerk.call(getInvoice, { invoiceId: draft.id })).status).toBe('draft');
    expect((await clerk.call(sendInvoice, { ...send, ...second })).status).toBe('sent');
  });

  test('a price below that of the catalogue counts as a discount', async () => {
    const { id: patientId } = (await anInvoice(admin)).patient!;
    const service = await admin.call(createService, {
      name: 'Priced by the catalogue',
      priceMinor: 100_000,
      category: 'Consultation',
    });
    const line = { serviceId: service.id, name: service.name, quantity: 1 };
    const of = (priceMinor: number) =>
      anInvoiceFor(patientId, { items: [{ ...line, priceMinor }], send: true });
    await expect(clerk.call(createInvoice, of(89_999))).rejects.toMatchObject(beyond('discount', 1000));
    await clerk.call(createInvoice, of(90_000));
    await clerk.call(createInvoice, { ...of(1), ...second });
  });

  test('credit notes and voiding above the limit need a second person', async () => {
    const sent = await anInvoice(admin, { send: true });
    await expect(aCreditNote(clerk, sent)).rejects.toMatchObject(beyond('credit', 50_000));
    const { id: invoiceId, version } = sent;
    const asked = { invoiceId, version, reason: 'Written twice' };
    await expect(clerk.call(voidInvoice, asked)).rejects.toMatchObject(beyond('void', 50_000));
    expect((await clerk.call(voidInvoice, { ...asked, ...second })).status).toBe('void');
  });

  test('many small credit notes of one invoice are together no more than one', async () => {
    const { id: patientId } = (await anInvoice(admin)).patient!;
    const items = [{ name: 'Dressing', quantity: 10, priceMinor: 20_000 }];
    const sent = await clerk.call(
      createInvoice,
      anInvoiceFor(patientId, { items, taxBasisPoints: 0, send: true }),
    );
    await aCreditNote(clerk, sent, { quantity: 2 });
    await expect(aCreditNote(clerk, sent)).rejects.toMatchObject(beyond('credit', 50_000));
    const lines = [{ itemId: sent.items[0]!.id, quantity: 1 }];
    await clerk.call(createCreditNote, { invoiceId: sent.id, lines, reason: 'Not done', ...second });
  });

  test('a new hospital’s billing clerk begins with limits; nobody confirms what they do themselves', async () => {
    const { rows } = await admin.call(listOwnLimits, {});
    expect(rows.find(({ name }) => name === 'Billing Clerk')).toMatchObject(clerkLimits);
    expect(rows.find(({ name }) => name === 'Administrator')).toMatchObject({ discountBasisPoints: null });
    const both = await aStaffMember(opened, hospital, ['billing.read', 'billing.write', 'billing.refunds']);
    await admin.call(setOwnLimit, { roleId: both.roleId, ...clerkLimits });
    const { id: patientId } = (await anInvoice(admin)).patient!;
    const given = anInvoiceFor(patientId, { discountBasisPoints: 5000, send: true });
    const itself = { secondPersonId: both.userId, secondPersonPassword: samplePassword };
    await expect(both.caller.call(createInvoice, { ...given, ...itself })).rejects.toMatchObject({
      facts: { fields: { secondPersonId: expect.anything() } },
    });
    const unentitled = await aStaffMember(opened, hospital, ['billing.read', 'billing.write']);
    const other = { secondPersonId: unentitled.userId, secondPersonPassword: samplePassword };
    await expect(both.caller.call(createInvoice, { ...given, ...other })).rejects.toMatchObject({
      facts: { fields: { secondPersonId: expect.anything() } },
    });
  });

  test('limits are an administrator’s, and another hospital’s roles are not found', async () => {
    await expect(clerk.call(listOwnLimits, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const other = await (await opened.aHospital()).as('tenant_admin');
    const [foreign] = (await other.call(listOwnLimits, {})).rows;
    const { name: _name, ...limits } = foreign!;
    await expect(admin.call(setOwnLimit, limits)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
