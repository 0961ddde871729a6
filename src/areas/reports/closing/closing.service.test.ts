import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCreditNote, anInvoice, clerkLimits } from '#areas/billing/billing.fixture.ts';
import { voidInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { setOwnLimit } from '#areas/billing/limits/own-limit.contract.ts';
import { recordPayment } from '#areas/billing/payments/payment.contract.ts';
import { samplePassword } from '#areas/people/people.samples.ts';
import { updateReferral } from '#areas/referrals/referrals/referral.contract.ts';
import { aReferral, aReferrer } from '#areas/referrals/referrals.fixture.ts';
import { type Caller, everyPostgres, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { readReport, type Report } from '../report/report.contract.ts';
import { closeMonth, reopenMonth } from './closing.contract.ts';

describe.each(everyPostgres())('a closed month on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  let hospital: Hospital;
  let clerk: Caller;
  let admin: Caller;
  beforeAll(async () => {
    hospital = await opened.aHospital({ timeZone: 'Asia/Dhaka' });
  });
  afterAll(() => opened.close());

  async function at(instant: string): Promise<void> {
    opened.clock.set(instant);
    admin = await hospital.as('tenant_admin');
    const needed = [
      'billing.read',
      'billing.write',
      'billing.payments',
      'billing.close',
      'reports.read',
      'patients.read',
      'patients.write',
    ] as const;
    clerk = (await aStaffMember(opened, hospital, [...needed])).caller;
  }

  const february = { report: 'financial', from: '2026-02-01', to: '2026-02-28' } as const;

  /** What the database says to a statement of this hospital. */
  const refusal = (statement: string) =>
    opened.database
      .inTenant(hospital.tenantId, 'write', (db) => sql.raw(statement).execute(db))
      .then(
        () => 'taken',
        (error: Error) => /constraint "([^"]+)"/.exec(error.message)?.[1] ?? error.message,
      );

  test('keeps its figures, takes no money any more, and is opened again with a reason', async () => {
    await at('2026-02-10T06:00:00.000Z');
    const invoice = await anInvoice(clerk, { send: true });
    const unpaid = await anInvoice(clerk, { send: true });
    await clerk.call(recordPayment, {
      invoiceId: invoice.id,
      parts: [{ method: 'card', amountMinor: 5_000 }],
    });
    const { id: referrerId } = await aReferrer(admin);
    const referral = await aReferral(admin, { referrerId });
    await expect(clerk.call(closeMonth, { date: '2026-02-10' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { date: { code: 'reports.monthNotOver' } } },
    });

    // Half past midnight of the hospital on the first of March.
    await at('2026-02-28T18:30:00.000Z');
    const nurse = await hospital.as('nurse');
    await expect(nurse.call(closeMonth, { date: '2026-02-10' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await clerk.call(readReport, february)).month).toEqual({
      ...{ month: '2026-02-01', closed: null, reopened: null },
    });
    const { closingId } = await clerk.call(closeMonth, { date: '2026-02-10' });
    await expect(clerk.call(closeMonth, { date: '2026-02-11' })).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
    const shown = await clerk.call(readReport, february);
    expect(shown.month?.closed).toMatchObject({ closingId, differences: [] });

    // A void invoice would leave the revenue of February; a credit note belongs to March.
    const gone = { invoiceId: unpaid.id, version: unpaid.version, reason: 'A mistake' };
    await expect(clerk.call(voidInvoice, gone)).rejects.toMatchObject({ code: 'MONTH_CLOSED' });
    await aCreditNote(clerk, unpaid);
    await clerk.call(recordPayment, {
      invoiceId: invoice.id,
      parts: [{ method: 'card', amountMinor: 1_000 }],
    });
    const later = await clerk.call(readReport, february);
    const ofMonth = ({ figures }: Report) => figures.filter(({ isNow }) => !isNow);
    expect(ofMonth(later)).toEqual(ofMonth(shown));
    expect(later.month?.closed?.differences).toEqual([]);

    const copied = (
      table: string,
      columns: string,
    ) => `insert into ${table} select (json_populate_record(original,
      json_build_object('id', gen_random_uuid(), ${columns}))).* from ${table} original
      where tenant_id = '${hospital.tenantId}' and created_at < '2026-03-01' limit 1 on conflict do nothing`;
    const old = `'created_at', '2026-02-12T00:00:00Z'`;
    expect(await refusal(copied('payment', old))).toBe('month_closed');
    expect(
      await refusal(copied('invoice', `'invoice_number', 'X1', 'sent_at', '2026-02-12T00:00:00Z'`)),
    ).toBe('month_closed');
    expect(
      await refusal(`update invoice set total_minor = total_minor + 1 where tenant_id = '${hospital.tenantId}'
        and id = '${invoice.id}'`),
    ).toBe('month_closed');
    expect(
      await refusal(`insert into cashier_day (tenant_id, id, user_id, opened_at, opening_minor)
        select tenant_id, gen_random_uuid(), created_by, '2026-02-12T00:00:00Z', 0 from invoice
        where tenant_id = '${hospital.tenantId}' limit 1 on conflict do nothing`),
    ).toBe('month_closed');

    expect(await refusal(copied('referral', `'referred_on', '2026-02-28'`))).toBe('month_closed');
    expect(await refusal(copied('referral', `'referred_on', '2026-03-01'`))).toBe('taken');
    const raised = { referralId: referral.id, version: referral.version, amountMinor: 200_000, notes: null };
    await expect(admin.call(updateReferral, raised)).rejects.toMatchObject({ code: 'MONTH_CLOSED' });

    const stranger = await (await opened.aHospital()).as('tenant_admin');
    const reopening = { closingId, reason: 'The bank statement came late' };
    await expect(stranger.call(reopenMonth, reopening)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const keeper = await aStaffMember(opened, hospital, ['billing.close']);
    await admin.call(setOwnLimit, { ...clerkLimits, roleId: keeper.roleId });
    await expect(keeper.caller.call(reopenMonth, reopening)).rejects.toMatchObject({
      code: 'BEYOND_OWN_LIMIT',
      facts: { act: 'reopen' },
    });
    const approver = await aStaffMember(opened, hospital, ['billing.refunds']);
    const second = { secondPersonId: approver.userId, secondPersonPassword: samplePassword };
    await keeper.caller.call(reopenMonth, { ...reopening, ...second });
    await expect(admin.call(reopenMonth, reopening)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    const reopened = await clerk.call(readReport, february);
    expect(reopened.month).toMatchObject({ closed: null, reopened: { reason: reopening.reason } });
    const trail = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select(['action', 'new_values'])
        .where('tenant_id', '=', hospital.tenantId)
        .where('resource', '=', 'month_closings')
        .orderBy('created_at')
        .execute(),
    );
    expect(trail.map(({ action }) => action)).toEqual(['CLOSE', 'REOPEN']);
    for (const entry of trail) expect(entry.new_values).toMatchObject({ recordName: '2026-02' });
  });

  test('tells what differs from the figures of its closing', async () => {
    await at('2026-04-03T06:00:00.000Z');
    await anInvoice(clerk, { send: true });
    await at('2026-05-03T06:00:00.000Z');
    await clerk.call(closeMonth, { date: '2026-04-30' });
    // What nobody can do through the program.
    await opened.database.inTenant(hospital.tenantId, 'write', (db) =>
      sql`insert into daily_figure (tenant_id, name, day, value)
        values (${hospital.tenantId}::uuid, 'billing.collected', '2026-04-05', 700)`.execute(db),
    );
    const april = { report: 'financial', from: '2026-04-01', to: '2026-04-30' } as const;
    const { month } = await clerk.call(readReport, april);
    expect(month?.closed?.differences).toEqual([
      { id: 'collected', day: null, kept: 0, now: 700 },
      { id: 'collected', day: '2026-04-05', kept: 0, now: 700 },
    ]);
  });
});
