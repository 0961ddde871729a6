import { afterAll, describe, expect, test } from 'vitest';
import type { JobContext } from '#server/jobs/job.ts';
import { doDailyJobs } from '#server/jobs/daily-jobs.ts';
import { anInvoice } from '../billing.fixture.ts';
import { type Caller, embeddedPostgres, openTestSystem } from '#testing/hospital.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { getInvoice, listInvoices } from '../invoices/invoice.contract.ts';
import { applyPaid, lockInvoice } from '../invoices/invoice.queries.ts';
import { overdueJob } from './overdue.job.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

describe('overdue invoices', () => {
  const opened = openTestSystem(postgres);
  afterAll(() => opened.close());

  async function aHospitalInDhaka() {
    opened.clock.set('2031-03-01T06:00:00.000Z');
    const hospital = await opened.aHospital({ timeZone: 'Asia/Dhaka' });
    return { hospital, biller: await hospital.as('tenant_admin') };
  }

  const statusOf = async (biller: Caller, invoiceId: string) =>
    (await biller.call(getInvoice, { invoiceId })).status;

  const stored = (tenantId: string, id: string) =>
    opened.database.inTenant(tenantId, 'read', (db) =>
      db
        .selectFrom('invoice')
        .select(['status', 'version'])
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );

  /** The daily job in one hospital: those of other tests go by another clock. */
  function workToday(tenantId: string) {
    const job = {
      ...overdueJob,
      run: async (context: JobContext) => {
        if (context.tenantId === tenantId) await overdueJob.run(context);
      },
    };
    const { database, clock } = opened;
    const onError = (error: unknown) => {
      throw error;
    };
    return doDailyJobs({ database, clock, jobs: [job], onChange: () => {}, onError });
  }

  test("an invoice is overdue for readers from midnight of the hospital's own day after its due date", async () => {
    const { hospital, biller } = await aHospitalInDhaka();
    const { id } = await anInvoice(biller, { dueDate: '2031-03-02', send: true });
    opened.clock.set('2031-03-02T17:59:00.000Z');
    // The session of the day before is over by now.
    const reader = await hospital.as('tenant_admin');
    expect(await statusOf(reader, id)).toBe('sent');
    opened.clock.set('2031-03-02T18:00:00.000Z');
    expect(await statusOf(reader, id)).toBe('overdue');
    const list = async (status: 'sent' | 'overdue') =>
      (await reader.call(listInvoices, { status })).rows.map((row) => row.id);
    expect(await list('overdue')).toEqual([id]);
    expect(await list('sent')).toEqual([]);
  });

  test('the daily job marks what is overdue, once a day, and lists stay the same', async () => {
    const { hospital, biller } = await aHospitalInDhaka();
    const due = await anInvoice(biller, { dueDate: '2031-03-02', send: true });
    const later = await anInvoice(biller, { dueDate: '2031-04-02', send: true });
    const draft = await anInvoice(biller, { dueDate: '2031-03-02' });
    opened.clock.set('2031-03-05T06:00:00.000Z');
    // The session of days ago is over by now.
    const reader = await hospital.as('tenant_admin');
    const before = await reader.call(listInvoices, { status: 'overdue' });
    await Promise.all([workToday(hospital.tenantId), workToday(hospital.tenantId)]);
    expect(await stored(hospital.tenantId, due.id)).toEqual({ status: 'overdue', version: 1 });
    expect((await stored(hospital.tenantId, later.id)).status).toBe('sent');
    expect((await stored(hospital.tenantId, draft.id)).status).toBe('draft');
    expect(await reader.call(listInvoices, { status: 'overdue' })).toEqual(before);
    const entries = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select(['user_id', 'new_values'])
        .where('tenant_id', '=', hospital.tenantId)
        .where('action', '=', 'MARK_OVERDUE')
        .execute(),
    );
    expect(entries).toEqual([{ user_id: null, new_values: { invoices: 1, day: '2031-03-05' } }]);
  });

  test('what is paid of an invoice decides its status, also after the due date and after a refund', async () => {
    const { hospital, biller } = await aHospitalInDhaka();
    const { tenantId } = hospital;
    const { id, totalMinor } = await anInvoice(biller, { dueDate: '2031-03-02', send: true });
    const pay = (paidMinor: number, today: string) =>
      opened.database.inTenant(tenantId, 'write', async (db) => {
        const row = await lockInvoice(db, tenantId, id);
        const now = opened.clock.now().toISOString();
        const after = await applyPaid(db, tenantId, row!, { paidMinor, today, now, paymentMethod: 'cash' });
        return { status: after.status, isPaid: after.paid_at !== null };
      });
    expect(await pay(1, '2031-03-02')).toEqual({ status: 'partial', isPaid: false });
    expect(await pay(1, '2031-03-03')).toEqual({ status: 'overdue', isPaid: false });
    expect(await pay(totalMinor, '2031-03-03')).toEqual({ status: 'paid', isPaid: true });
    expect(await pay(0, '2031-03-03')).toEqual({ status: 'overdue', isPaid: false });
    await expect(pay(totalMinor + 1, '2031-03-03')).rejects.toThrow('check constraint');
  });
});
