import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listNotifications } from '#areas/notifications/notifications/notification.contract.ts';
import { newId } from '#kernel/ids.ts';
import { anInvoice } from '../../billing.fixture.ts';
import { type Caller, type Hospital, openTestSystem, everyPostgres } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { closeCashierDay, currentCashierDay, listCashierDays, openCashierDay } from './cashier.contract.ts';
import { recordPayment } from '../payment.contract.ts';

describe.each(everyPostgres())('the day of a cashier on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  let hospital: Hospital;
  let cashier: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    cashier = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  const aSentInvoice = () => anInvoice(cashier, { send: true });
  const cash = (amountMinor: number) => ({ method: 'cash' as const, amountMinor });

  async function setSwitch(values: { cash_needs_open_day: boolean }): Promise<void> {
    const { tenantId } = hospital;
    await opened.database.inTenant(tenantId, 'write', (db) =>
      db.updateTable('tenant_settings').set(values).where('tenant_id', '=', tenantId).execute(),
    );
  }

  test("cash belongs to the cashier's open day, which is counted when it is closed", async () => {
    const { caller } = await aStaffMember(opened, hospital, ['billing.payments', 'billing.read']);
    const day = await caller.call(openCashierDay, { openingMinor: 5000 });
    const { id } = await aSentInvoice();
    await caller.call(recordPayment, {
      invoiceId: id,
      parts: [cash(20_000), { method: 'mobile', amountMinor: 7000, reference: 'UP771234' }],
    });
    const { day: now } = await caller.call(currentCashierDay, {});
    expect(now).toMatchObject({ id: day.id, expectedMinor: 25_000, differenceMinor: null });
    expect(now?.totals).toEqual([
      { method: 'cash', amountMinor: 20_000, entries: 1 },
      { method: 'mobile', amountMinor: 7000, entries: 1 },
    ]);
    const closed = await caller.call(closeCashierDay, {
      cashierDayId: day.id,
      countedMinor: 24_900,
      notes: 'Change given twice',
    });
    expect(closed).toMatchObject({ expectedMinor: 25_000, countedMinor: 24_900, differenceMinor: -100 });
    await expect(
      caller.call(closeCashierDay, { cashierDayId: day.id, countedMinor: 25_000 }),
    ).rejects.toMatchObject({ code: 'WRONG_STATE' });
    expect((await caller.call(currentCashierDay, {})).day).toBeNull();
  });

  test('one day is open at a time, also when it is opened twice at once', async () => {
    const { caller } = await aStaffMember(opened, hospital, ['billing.payments']);
    const tries = await Promise.allSettled(
      [1, 2, 3, 4].map(() => caller.call(openCashierDay, { openingMinor: 0 })),
    );
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  });

  test('a payment while the day is being closed is either counted in it or in the next', async () => {
    const { caller } = await aStaffMember(opened, hospital, ['billing.payments', 'billing.read']);
    for (let round = 0; round < 5; round += 1) {
      const day = await caller.call(openCashierDay, { openingMinor: 0 });
      const invoices = await Promise.all([1, 2, 3].map(() => aSentInvoice()));
      const [closed] = await Promise.all([
        caller.call(closeCashierDay, { cashierDayId: day.id, countedMinor: 0, notes: 'Race' }),
        ...invoices.map(({ id }) => caller.call(recordPayment, { invoiceId: id, parts: [cash(100)] })),
      ]);
      // A payment after the closing opened the next day by itself.
      const { day: next } = await caller.call(currentCashierDay, {});
      if (next) {
        await caller.call(closeCashierDay, { cashierDayId: next.id, countedMinor: next.expectedMinor });
      }
      const within = closed.totals.reduce((sum, total) => sum + total.amountMinor, 0);
      expect(closed.expectedMinor).toBe(within);
      const stored = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
        db
          .selectFrom('payment')
          .select('amount_minor')
          .where('tenant_id', '=', hospital.tenantId)
          .where('cashier_day_id', '=', day.id)
          .execute(),
      );
      expect(stored.reduce((sum, row) => sum + row.amount_minor, 0)).toBe(closed.expectedMinor);
    }
    const { tenantId } = hospital;
    const homeless = await opened.database.inTenant(tenantId, 'read', (db) =>
      db
        .selectFrom('payment')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('method', '=', 'cash')
        .where('cashier_day_id', 'is', null)
        .execute(),
    );
    expect(homeless).toEqual([]);
  });

  test('cash without an open day opens one with a float of 0, once for many payments at once; a card opens none', async () => {
    const { caller } = await aStaffMember(opened, hospital, ['billing.payments', 'billing.read']);
    const invoices = await Promise.all([1, 2, 3, 4].map(() => aSentInvoice()));
    const card = { method: 'card' as const, amountMinor: 500 };
    await caller.call(recordPayment, { invoiceId: invoices[0]!.id, parts: [card] });
    expect((await caller.call(currentCashierDay, {})).day).toBeNull();
    await Promise.all(
      invoices.map(({ id }) => caller.call(recordPayment, { invoiceId: id, parts: [cash(100)] })),
    );
    const { rows } = await caller.call(listCashierDays, {});
    expect(rows).toMatchObject([{ openingMinor: 0, expectedMinor: 400, closedAt: null }]);
    await expect(caller.call(openCashierDay, { openingMinor: 5 })).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
  });

  test('the database itself refuses cash that belongs to no day', async () => {
    const { id } = await aSentInvoice();
    const { tenantId } = hospital;
    const { payments } = await cashier.call(recordPayment, { invoiceId: id, parts: [cash(100)] });
    const write = opened.database.inTenant(tenantId, 'write', async (db) => {
      const row = await db
        .selectFrom('payment')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('id', '=', payments[0]!.id)
        .executeTakeFirstOrThrow();
      const homeless = { ...row, id: newId(), receipt_number: 'RCT-X', cashier_day_id: null };
      await db.insertInto('payment').values(homeless).execute();
    });
    await expect(write).rejects.toThrow('payment_cash_has_day');
  });

  test('a day that is short or over is closed only with an explanation, and those who approve refunds are told', async () => {
    const { caller } = await aStaffMember(opened, hospital, ['billing.payments', 'billing.read']);
    for (const [countedMinor, code] of [
      [4000, 'billing.drawerShort'],
      [6000, 'billing.drawerOver'],
    ] as const) {
      const { id: cashierDayId } = await caller.call(openCashierDay, { openingMinor: 5000 });
      for (const notes of [undefined, '  ']) {
        await expect(
          caller.call(closeCashierDay, { cashierDayId, countedMinor, ...(notes && { notes }) }),
        ).rejects.toMatchObject({
          code: 'INVALID_INPUT',
          facts: { fields: { notes: { code: 'payments.differenceUnexplained' } } },
        });
      }
      expect((await caller.call(currentCashierDay, {})).day).not.toBeNull();
      const notes = 'Counted three times';
      await caller.call(closeCashierDay, { cashierDayId, countedMinor, notes });
      const [told] = (await cashier.call(listNotifications, {})).rows;
      expect(told).toMatchObject({ code, facts: { amount: 1000 }, link: '/dashboard/billing/cashier' });
    }
    const exact = await caller.call(openCashierDay, { openingMinor: 5000 });
    const before = await cashier.call(listNotifications, {});
    await caller.call(closeCashierDay, { cashierDayId: exact.id, countedMinor: 5000 });
    expect((await cashier.call(listNotifications, {})).rows).toHaveLength(before.rows.length);
  });

  test('where the hospital asks for an open day, cash is refused without one and a card is not', async () => {
    const { id } = await aSentInvoice();
    const { caller } = await aStaffMember(opened, hospital, ['billing.payments', 'billing.read']);
    await setSwitch({ cash_needs_open_day: true });
    try {
      await expect(caller.call(recordPayment, { invoiceId: id, parts: [cash(100)] })).rejects.toMatchObject({
        code: 'CASHIER_DAY_CLOSED',
      });
      await caller.call(recordPayment, { invoiceId: id, parts: [{ method: 'card', amountMinor: 100 }] });
    } finally {
      await setSwitch({ cash_needs_open_day: false });
    }
  });
});
