import { z } from 'zod';
import { rowPatient } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { optionalText } from '#kernel/text.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { maxPriceMinor } from '../../services/service.contract.ts';
import { method, payment } from '../payment.contract.ts';

/** What a cashier took and gave from opening to closing; amounts are minor units of the hospital's currency. */
export const cashierDay = z.strictObject({
  id: z.uuid(),
  cashier: z.strictObject({ id: z.uuid(), name: z.string() }),
  currencyCode: z.string(),
  openedAt: z.string(),
  openingMinor: z.number().int(),
  closedAt: z.string().nullable(),
  /** Float plus cash taken less cash given; for an open day, up to now. */
  expectedMinor: z.number().int(),
  countedMinor: z.number().int().nullable(),
  /** Counted less expected; null while the day is open. */
  differenceMinor: z.number().int().nullable(),
  notes: z.string().nullable(),
  totals: z.array(z.strictObject({ method, amountMinor: z.number().int(), entries: z.number().int() })),
});

export type CashierDay = z.output<typeof cashierDay>;

const cashMinor = z
  .number(valueIssue('amountMissing'))
  .int(valueIssue('amountMissing'))
  .min(0, valueIssue('amountNegative'))
  .max(maxPriceMinor * 100);

const cashierDayId = z.uuid();

export const currentCashierDay = defineCall('cashierDays.current', {
  address: 'GET /cashier-days/current',
  access: ['billing.payments', 'pharmacy.counter'],
  summary: 'Read the own open day, null when none is open',
  output: z.strictObject({
    day: cashierDay.nullable(),
    /** True where cash opens a day by itself; false where the hospital wants it opened by hand. */
    opensByItself: z.boolean(),
  }),
});

export const openCashierDay = defineCall('cashierDays.open', {
  address: 'POST /cashier-days',
  access: ['billing.payments', 'pharmacy.counter'],
  summary: 'Open the own day with the cash that lies in the drawer; one can be open at a time',
  input: z.strictObject({ openingMinor: cashMinor }),
  output: cashierDay,
  errors: ['WRONG_STATE'],
});

export const closeCashierDay = defineCall('cashierDays.close', {
  address: 'POST /cashier-days/{cashierDayId}/closing',
  access: ['billing.payments', 'pharmacy.counter'],
  summary:
    'Close the own day with the cash counted, saying why where it is not what is expected; holders of billing.refunds also close the day of others',
  input: z.strictObject({ cashierDayId, countedMinor: cashMinor, notes: optionalText(500) }),
  output: cashierDay,
  errors: ['WRONG_STATE'],
});

export const listCashierDays = defineCall('cashierDays.list', {
  address: 'GET /cashier-days',
  access: ['billing.payments', 'pharmacy.counter'],
  summary: "List cashiers' days, newest first: the own ones, or all of them for holders of billing.refunds",
  input: z.strictObject({ ...pageRequest }),
  output: pageOf(cashierDay),
});

export const listPaymentsOfDay = defineCall('cashierDays.payments', {
  address: 'GET /cashier-days/{cashierDayId}/payments',
  access: ['billing.payments', 'pharmacy.counter'],
  summary: "List payments and refunds of a cashier's day, newest first",
  input: z.strictObject({ cashierDayId, ...pageRequest }),
  output: pageOf(
    payment.extend({ invoiceNumber: z.string(), patient: z.strictObject(rowPatient).nullable() }),
  ),
});
