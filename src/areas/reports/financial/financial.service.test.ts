import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookAppointment } from '#areas/appointments/bookings/booking.contract.ts';
import { aBooking, aDoctor } from '#areas/appointments/appointments.fixture.ts';
import { aCreditNote, aDeposit, anInvoice } from '#areas/billing/billing.fixture.ts';
import { voidInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { recordPayment } from '#areas/billing/payments/payment.contract.ts';
import { aReferral, aReferrer } from '#areas/referrals/referrals.fixture.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { readReport, type Report } from '../report/report.contract.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the financial report', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  beforeAll(async () => {
    hospital = await opened.aHospital();
    await at('2026-02-27T06:00:00.000Z');
  });
  afterAll(() => opened.close());

  /** Goes to another time, at which the administrator signs in anew. */
  async function at(instant: string): Promise<void> {
    opened.clock.set(instant);
    admin = await hospital.as('tenant_admin');
  }

  function columnOf({ tables, rows }: Report, table: string, column: string): Record<string, number> {
    const place = tables.find(({ id }) => id === table)!.columns.findIndex(({ id }) => id === column);
    const found = rows.filter((row) => row.table === table);
    return Object.fromEntries(found.map(({ key, label, values }) => [label ?? key, values[place] ?? 0]));
  }

  test('its figures equal the sums of the records, and those of its tables', async () => {
    const day = (count: number) => at(`2026-03-0${count}T06:00:00.000Z`);
    const items = (name: string, quantity: number, priceMinor: number) => [{ name, quantity, priceMinor }];
    const doctor = await aDoctor(hospital, { name: 'Dr. Income' });
    // Before the days: it is what they are compared with.
    const earlier = await anInvoice(admin, { items: items('Dressing', 1, 77_700), send: true });
    await day(1);
    const booked = await admin.call(bookAppointment, await aBooking(admin, { doctorId: doctor.id }));
    const invoices = [
      await anInvoice(admin, { items: items('Dressing', 3, 10_000), discountMinor: 2_500, send: true }),
      await anInvoice(admin, {
        ...{ items: items('Scan', 1, 90_010), discountBasisPoints: 1_000, send: true },
        ...{ patientId: booked.patient.id, appointmentId: booked.id },
      }),
    ];
    await day(2);
    invoices.push(await anInvoice(admin, { items: items('dressing', 2, 10_000), send: true }));
    await anInvoice(admin, { items: items('Draft', 1, 10_000) });
    const gone = await anInvoice(admin, { items: items('Gone', 1, 10_000), send: true });
    await admin.call(voidInvoice, { invoiceId: gone.id, version: gone.version, reason: 'A mistake' });
    const pay = (invoiceId: string, method: 'cash' | 'card', amountMinor: number) =>
      admin.call(recordPayment, { invoiceId, parts: [{ method, amountMinor }] });
    await pay(invoices[0]!.id, 'cash', 5_000);
    await pay(invoices[1]!.id, 'card', 40_000);
    await pay(earlier.id, 'cash', 700);
    await day(3);
    const { creditNote } = await aCreditNote(admin, invoices[2]!);
    const { id: patientId } = await anInvoice(admin).then(({ patient }) => patient!);
    await aDeposit(admin, { patientId, amountMinor: 12_300 });
    const referrer = await aReferrer(admin);
    const referral = await aReferral(admin, { referrerId: referrer.id, patientId, amountMinor: 70_000 });

    const asked = { report: 'financial', from: '2026-03-01', to: '2026-03-03' } as const;
    const report = await admin.call(readReport, asked);
    const figures = Object.fromEntries(report.figures.map(({ id, value, before }) => [id, [value, before]]));
    const revenue = sum(invoices.map(({ totalMinor }) => totalMinor)) - creditNote.totalMinor;
    const sent = sum(invoices.map(({ totalMinor }) => totalMinor)) + earlier.totalMinor;
    expect(figures).toEqual({
      revenue: [revenue, earlier.totalMinor],
      collected: [45_700, 0],
      invoices: [3, 1],
      discounts: [sum(invoices.map(({ discountMinor }) => discountMinor)), 0],
      tax: [sum(invoices.map(({ taxMinor }) => taxMinor)), earlier.taxMinor],
      credited: [creditNote.totalMinor, 0],
      refunded: [0, 0],
      commission: [referral.commissionMinor, 0],
      due: [sent - creditNote.totalMinor - 45_700, null],
      deposits: [12_300, null],
    });

    const lines = sum(invoices.map(({ subtotalMinor }) => subtotalMinor));
    expect(columnOf(report, 'services', 'charged')).toEqual({ Scan: 90_010, Dressing: 50_000 });
    expect(columnOf(report, 'services', 'quantity')).toEqual({ Scan: 1, Dressing: 5 });
    expect(columnOf(report, 'services', 'net')).toEqual({ Scan: 90_010, Dressing: 40_000 });
    expect(sum(Object.values(columnOf(report, 'categories', 'charged')))).toBe(lines);
    expect(columnOf(report, 'doctors', 'charged')).toEqual({
      'Dr. Income': invoices[1]!.totalMinor,
      none: invoices[0]!.totalMinor + invoices[2]!.totalMinor,
    });
    expect(columnOf(report, 'methods', 'net')).toEqual({ card: 40_000, cash: 5_700 });
    expect(columnOf(report, 'ageing', 'due')).toEqual({ 'not-due': figures['due']![0] });
    expect(Object.values(columnOf(report, 'discounts', 'discount'))).toEqual([figures['discounts']![0]]);
    expect(columnOf(report, 'deposits', 'amount')).toEqual({ received: 12_300 });
    expect(columnOf(report, 'commissions', 'commission')).toEqual({
      [referrer.name]: referral.commissionMinor,
    });
    const taxes = sum(Object.values(columnOf(report, 'taxes', 'tax')));
    expect(taxes).toBe(figures['tax']![0]);
    for (const column of ['revenue', 'collected', 'invoices', 'credited', 'refunded'] as const) {
      expect(sum(Object.values(columnOf(report, 'days', column)))).toBe(figures[column]![0]);
    }
    expect(columnOf(report, 'days', 'revenue')).toEqual({
      '2026-03-01': invoices[0]!.totalMinor + invoices[1]!.totalMinor,
      '2026-03-02': invoices[2]!.totalMinor,
      '2026-03-03': -creditNote.totalMinor,
    });
  });

  test('what does not fit among the named rows is added up in one, so that the columns still add up', async () => {
    await at('2026-06-01T06:00:00.000Z');
    const names = Array.from({ length: 104 }, (_, index) => `Service ${String(index).padStart(3, '0')}`);
    const items = names.map((name, index) => ({ name, quantity: 1, priceMinor: 1_000 + index }));
    for (let start = 0; start < items.length; start += 52) {
      await anInvoice(admin, { items: items.slice(start, start + 52), send: true });
    }
    const report = await admin.call(readReport, {
      report: 'financial',
      from: '2026-06-01',
      to: '2026-06-01',
    });
    const charged = columnOf(report, 'services', 'charged');
    expect(Object.keys(charged)).toHaveLength(101);
    expect(charged['rest']).toBe(1_000 + 1_001 + 1_002 + 1_003);
    expect(sum(Object.values(charged))).toBe(sum(items.map(({ priceMinor }) => priceMinor)));
  });
});
