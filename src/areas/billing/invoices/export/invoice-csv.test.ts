import Papa from 'papaparse';
import { expect, test } from 'vitest';
import type { InvoiceSummary } from '../invoice.contract.ts';
import { invoiceCsvHeadings, invoiceCsvLines } from './invoice-csv.ts';

const invoice: InvoiceSummary = {
  id: '01980000-0000-7000-8000-000000000041',
  invoiceNumber: 'INV-000001',
  patient: {
    id: '01980000-0000-7000-8000-000000000001',
    patientNumber: 'P000001',
    firstName: '=Rahima',
    lastName: 'Khatun, "R"',
    phone: null,
    isRestricted: false,
  },
  buyer: null,
  currencyCode: 'BDT',
  totalMinor: 9_007_199_254_740_991,
  creditedMinor: 7,
  paidMinor: 5,
  dueMinor: 100,
  toRefundMinor: 3,
  status: 'partial',
  dueDate: '2031-04-01',
  createdAt: '2031-03-02T09:00:00.000Z',
  version: 2,
};

test('an invoice is one line with exact amounts, and no cell is a formula', () => {
  const text = invoiceCsvHeadings() + invoiceCsvLines([invoice, { ...invoice, currencyCode: 'JPY' }]);
  const { data, errors } = Papa.parse<Record<string, string>>(text.trimEnd(), { header: true });
  expect(errors).toEqual([]);
  expect(data[0]).toEqual({
    'Invoice Number': 'INV-000001',
    'Patient Number': 'P000001',
    Patient: '\'=Rahima Khatun, "R"',
    Created: '2031-03-02T09:00:00.000Z',
    'Due Date': '2031-04-01',
    Status: 'partial',
    Currency: 'BDT',
    Total: '90071992547409.91',
    Credited: '0.07',
    Paid: '0.05',
    Due: '1.00',
    'To Give Back': '0.03',
  });
  expect(data[1]).toMatchObject({ Currency: 'JPY', Paid: '5' });
});
