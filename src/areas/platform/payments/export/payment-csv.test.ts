import Papa from 'papaparse';
import { expect, test } from 'vitest';
import type { ClientPayment } from '../client-payment.contract.ts';
import { paymentCsvHeadings, paymentCsvLines } from './payment-csv.ts';

const payment: ClientPayment = {
  id: '01980000-0000-7000-8000-000000000071',
  clientId: '01980000-0000-7000-8000-000000000072',
  tenantName: '=Lake Clinic',
  invoiceNumber: 'SUB-000001',
  invoiceAmountMinor: 14_900,
  invoiceCurrencyCode: 'BDT',
  method: 'bkash',
  payerName: 'Accounts "Office"',
  payerPhone: null,
  transactionId: '8N7A6B5C4D',
  amountMinor: 14_950,
  currencyCode: 'BDT',
  paidOn: '2031-02-05',
  status: 'approved',
  note: null,
  submittedAt: '2031-02-05T09:00:00.000Z',
  reviewedAt: '2031-02-06T09:00:00.000Z',
  version: 2,
  amount: 'more',
  isPayerKnown: false,
  hasFile: false,
  refusedBefore: 0,
};

test('a payment is one line with exact amounts, and no cell is a formula', () => {
  const text = paymentCsvHeadings() + paymentCsvLines([payment]);
  const { data, errors } = Papa.parse<Record<string, string>>(text.trimEnd(), { header: true });
  expect(errors).toEqual([]);
  expect(data).toMatchObject([
    { Tenant: "'=Lake Clinic", Payer: 'Accounts "Office"', Amount: '149.50', 'Invoice Amount': '149.00' },
  ]);
});
