import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listInvoiceChanges } from '#areas/subscriptions/invoices/license-invoice.contract.ts';
import { changeOperator } from '#areas/subscriptions/operator/operator.contract.ts';
import { aLicenseInvoice } from '#areas/subscriptions/subscriptions.fixture.ts';
import { listAuditEntries } from '#areas/audit/trail/audit-trail.contract.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { type Caller, embeddedPostgres, openTestSystem } from '#testing/hospital.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { changeClientContact, readClient } from '../../clients/client.contract.ts';
import { listOwingClients } from '../receivable.contract.ts';
import * as contract from './reminder.contract.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

const card = {
  ...{ name: 'Openward Bangladesh', address: '12 Kemal Ataturk Avenue, Dhaka', phone: '+880 2 555 0110' },
  ...{ email: 'help@operator.example', hours: '', taxNumber: 'BIN 000123456' },
  ...{ bkash: '01711 555 010', nagad: '', bank: '' },
};

const contact = {
  ...{ legalName: 'Lake Clinic Ltd.', taxNumber: 'BIN 000777', contactName: 'Nusrat Jahan' },
  ...{
    contactEmail: 'accounts@lake.example',
    contactPhone: '+880 2 555 0100',
    address: '5 Lake Road, Dhaka',
  },
};

describe('reminders of what is overdue', () => {
  const opened = openTestSystem(postgres);
  let operator: Caller;
  beforeAll(async () => {
    ({ operator } = await aPlatform(opened));
    await operator.call(changeOperator, { ...card, version: 0, suspendedMayRead: true });
  });
  afterAll(() => opened.close());

  /** A hospital with one invoice that is overdue and one that is not due yet. */
  async function aLateClient() {
    const hospital = await opened.aHospital();
    const clientId = hospital.tenantId;
    const overdue = await aLicenseInvoice(opened, clientId, { inDays: -40 });
    await aLicenseInvoice(opened, clientId, { inDays: 10 });
    const { version } = await operator.call(readClient, { clientId });
    await operator.call(changeClientContact, { clientId, version, ...contact });
    return {
      hospital,
      clientId,
      overdue,
      letter: { clientId, subject: 'Reminder', body: 'Please pay {{now}}.' },
    };
  }

  test('the operator edits whom it writes to, and an old version is refused', async () => {
    const { clientId } = await aLateClient();
    const client = await operator.call(readClient, { clientId });
    expect(client).toMatchObject(contact);
    const stale = { clientId, version: client.version - 1, ...contact };
    await expect(operator.call(changeClientContact, stale)).rejects.toMatchObject({ code: 'STALE' });
    const entries = await operator.call(listAuditEntries, { resource: 'clients', resourceId: clientId });
    expect(entries.rows.find(({ action }) => action === 'UPDATE')!.fields).toContain('taxNumber');
  });

  test('a mail goes to the client with what is overdue alone, and is kept as it was sent', async () => {
    const { hospital, clientId, overdue, letter } = await aLateClient();
    const prepared = await operator.call(contract.prepareReminder, { clientId });
    expect(prepared).toMatchObject({
      ...{ invoiceIds: [overdue], recipient: 'accounts@lake.example', canMail: false, lastReminderAt: null },
      letter: {
        sender: { name: card.name, bkash: card.bkash },
        addressee: { name: 'Lake Clinic Ltd.', contactName: 'Nusrat Jahan', taxNumber: 'BIN 000777' },
        invoices: [{ owedMinor: 1200, daysOverdue: 40 }],
      },
    });
    const { invoiceIds } = prepared;
    const sent = await operator.call(contract.writeReminder, { ...letter, way: 'mail', invoiceIds });
    expect(sent).toMatchObject({ recipient: 'accounts@lake.example', state: 'pending', body: letter.body });
    const { tenantId } = await aPlatform(opened);
    const [message] = await opened.database.inTenant(tenantId, 'read', (db) =>
      db
        .selectFrom('message')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('about', '=', `reminder/${sent.id}`)
        .execute(),
    );
    expect(message).toMatchObject({
      recipient: 'accounts@lake.example',
      subject: 'Reminder',
      status: 'pending',
    });
    expect(message!.body).toContain('Please pay {{now}}.');
    expect(message!.body).toContain('Owed: BDT 12.00');
    // What changes later changes no letter.
    const { version } = await operator.call(readClient, { clientId });
    await operator.call(changeClientContact, { clientId, version, ...contact, legalName: 'Another Ltd.' });
    const { rows } = await operator.call(contract.listReminders, { clientId });
    expect(rows).toMatchObject([{ id: sent.id, letter: { addressee: { name: 'Lake Clinic Ltd.' } } }]);
    const admin = await hospital.as('tenant_admin');
    expect((await admin.call(listInvoiceChanges, { licenseInvoiceId: overdue })).rows).toMatchObject([
      { kind: 'reminder', madeByName: 'Sample Operator' },
    ]);
    const owing = await operator.call(listOwingClients, { limit: 200 });
    expect(owing.rows.find((row) => row.clientId === clientId)!.lastReminderAt).toBe(sent.madeAt);
  });

  test('what is overdue by now must be what was seen, and nothing is written where nothing is', async () => {
    const { clientId, overdue, letter } = await aLateClient();
    await aLicenseInvoice(opened, clientId, { inDays: -3 });
    const seen = { ...letter, way: 'print' as const, invoiceIds: [overdue] };
    await expect(operator.call(contract.writeReminder, seen)).rejects.toMatchObject({ code: 'STALE' });
    const { tenantId: paidUp } = await opened.aHospital();
    await expect(operator.call(contract.writeReminder, { ...seen, clientId: paidUp })).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
    expect((await operator.call(contract.listReminders, { clientId })).rows).toEqual([]);
  });

  test('a client without an address gets a printed letter, and no mail to nobody', async () => {
    const hospital = await opened.aHospital();
    const clientId = hospital.tenantId;
    const id = await aLicenseInvoice(opened, clientId, { inDays: -5 });
    const letter = { clientId, subject: 'Reminder', body: 'Please pay.', invoiceIds: [id] };
    await expect(operator.call(contract.writeReminder, { ...letter, way: 'mail' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    const printed = await operator.call(contract.writeReminder, { ...letter, way: 'print' });
    expect(printed).toMatchObject({ recipient: null, state: 'none' });
    const output = { clientReminderId: printed.id, output: 'print' as const };
    expect(await operator.call(contract.recordReminderPrint, output)).toEqual({ recorded: true });
    const admin = await hospital.as('tenant_admin');
    await expect(admin.call(contract.listReminders, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
