import { expect, test } from 'vitest';
import type { PrintBlock, PrintField } from '#ui/print/print-document.ts';
import type { LicenseInvoice } from '../license-invoice.contract.ts';
import { licenseInvoiceDocument } from './license-invoice.document.ts';

const invoice: LicenseInvoice = {
  id: '00000000-0000-7000-8000-000000000001',
  number: 'SUB-000001',
  kind: 'period',
  planCode: 'basic',
  planName: 'Basic',
  amountMinor: 1200,
  discountMinor: 0,
  creditedMinor: 0,
  returnedMinor: 0,
  payableMinor: 1200,
  hasChanges: false,
  currencyCode: 'BDT',
  periodFrom: '2026-02-01',
  periodTo: '2026-03-01',
  dueOn: '2026-02-01',
  status: 'open',
  paidAt: null,
  createdAt: '2026-01-20',
  seller: null,
  proof: null,
};

const words = {
  operator: {
    name: 'Openward Bangladesh',
    address: '12 Kemal Ataturk Avenue, Dhaka',
    phone: '+880 2 555 0110',
    email: null,
    hours: null,
    taxNumber: 'BIN 000123456',
    bkash: '01711 555 010',
    nagad: null,
    bank: null,
    suspendedMayRead: true,
    version: 1,
  },
  buyer: { organisation: 'Lake Clinic', address: '5 Lake Road', contact: '+880 2 555 0100' },
  date: (value: string) => value,
  money: (minor: number) => String(minor),
};

function fieldsOf(blocks: readonly PrintBlock[]): PrintField[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'section') return fieldsOf(block.blocks);
    return block.kind === 'fields' ? block.fields : [];
  });
}

const valueOf = (part: Partial<LicenseInvoice>, label: string) =>
  fieldsOf(licenseInvoiceDocument({ ...invoice, ...part }, words).blocks).find((one) => one.label === label)
    ?.value;

test('the operator heads the invoice as its seller, and the hospital is the buyer', () => {
  const { header } = licenseInvoiceDocument(invoice, words);
  expect(header).toEqual({
    organisation: 'Openward Bangladesh',
    address: '12 Kemal Ataturk Avenue, Dhaka',
    contact: '+880 2 555 0110',
  });
  expect(valueOf({}, 'Seller')).toBe('Openward Bangladesh');
  expect(valueOf({}, 'Tax number of the seller')).toBe('BIN 000123456');
  expect(valueOf({}, 'Billed to')).toBe('Lake Clinic, 5 Lake Road, +880 2 555 0100');
});

test('an open invoice says where it is paid to, and no other does', () => {
  expect(valueOf({}, 'bKash')).toBe('01711 555 010');
  expect(valueOf({}, 'Nagad')).toBeUndefined();
  expect(valueOf({ status: 'paid' }, 'bKash')).toBeUndefined();
  expect(valueOf({ status: 'void' }, 'bKash')).toBeUndefined();
});

test('an issued invoice keeps the seller that it was issued by, and is paid to the account of today', () => {
  const seller = {
    name: 'Openward Dhaka',
    address: '1 Old Road',
    phone: null,
    email: 'old@operator.example',
    taxNumber: 'BIN 000000001',
  };
  const paper = licenseInvoiceDocument({ ...invoice, seller }, words);
  expect(paper.header).toEqual({
    organisation: 'Openward Dhaka',
    address: '1 Old Road',
    contact: 'old@operator.example',
  });
  expect(valueOf({ seller }, 'Tax number of the seller')).toBe('BIN 000000001');
  expect(valueOf({ seller }, 'bKash')).toBe('01711 555 010');
});
