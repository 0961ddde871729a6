import { expect, test } from 'vitest';
import { renderDocument } from '#ui/print/render-document.tsx';
import { wordsOn } from '#ui/print/testing/page-words.ts';
import { readPdf } from '#ui/print/testing/read-pdf.ts';
import { scanPage } from '#ui/print/testing/scan-page.ts';
import { labReport } from '../../results/print/lab-report.document.ts';
import { labOrderDocument, specimenLabel } from './lab-order.document.ts';

const header = { organisation: 'City General', address: '12 Hospital Road', contact: '' };
const patient = {
  fullName: 'আমিনা Rahman',
  patientNumber: 'P000042',
  dateOfBirth: '12 Mar 1984',
  age: '42 years',
  gender: 'Female',
};

const order = labOrderDocument({
  header,
  orderNumber: 'LAB-000123',
  patient,
  doctor: 'Not specified',
  priority: 'STAT',
  status: 'Pending',
  orderedAt: '20 Nov 2026 09:00',
  collectedAt: '',
  notes: 'Fasting',
  tests: [
    { name: 'Potassium', price: '৳350.00' },
    { name: 'Sodium', price: '৳350.00' },
  ],
  total: '৳700.00',
});

const label = specimenLabel({
  header,
  orderNumber: 'LAB-000123',
  patient,
  collectedAt: '20 Nov 2026 09:20',
  tests: 'Potassium, Sodium',
});

const plain = {
  unit: 'mmol/L',
  normalRange: '3.5-5.1',
  flag: '',
  isAbnormal: false,
  correction: null,
  notes: '',
};

function aReport(openTests: string[], withdrawnTests: string[] = []) {
  return labReport({
    header,
    orderNumber: 'LAB-000123',
    patient,
    doctor: 'Dr. Shirin Sultana',
    orderedAt: '20 Nov 2026 09:00',
    collectedAt: '20 Nov 2026 09:20',
    reportedAt: '20 Nov 2026 11:15',
    results: [
      {
        ...plain,
        test: 'Potassium',
        result: '6.7',
        flag: 'Critical high',
        isAbnormal: true,
        notes: 'Not haemolysed',
      },
      { ...plain, test: 'Calcium', result: '4.1', correction: 'Read the wrong line' },
      { ...plain, test: 'Platelets', result: '262', unit: '10^9/L', normalRange: '150-450' },
    ],
    openTests,
    withdrawnTests,
    verifiedBy: 'Nasrin Akter',
  });
}

test.each([
  ['order', 'a4', order],
  ['order', 'thermal', order],
  ['label', 'thermal', label],
  ['report', 'a4', aReport([])],
  ['report', 'thermal', aReport([])],
] as const)('a scanner reads the order number off the %s on %s', async (_name, paper, document) => {
  const { pdf } = await renderDocument(document, paper);
  const pages = await readPdf(pdf);
  expect(pages.map((page) => scanPage(page.ink, page))).toEqual(['LAB-000123']);
});

test('a report says the age, and which released result was withdrawn', async () => {
  const words = wordsOn((await renderDocument(aReport([], ['Sodium']), 'a4')).pages);
  expect(words).toContain('42 years');
  expect(words).toContain('Withdrawn');
  expect(words).toMatch(/The earlier result of .*Sodium has been withdrawn/);
});

test('the order says who, what, how urgent and what it costs', async () => {
  const words = wordsOn((await renderDocument(order, 'a4')).pages);
  for (const expected of [
    'Laboratory Order',
    'P000042',
    'STAT',
    'Fasting',
    'Potassium',
    'Sodium',
    '700.00',
  ]) {
    expect(words).toContain(expected);
  }
});

test('the label fits a few centimetres and says whose specimen it is', async () => {
  const { pages } = await renderDocument(label, 'thermal');
  expect(pages[0]!.height).toBeLessThan(200);
  for (const expected of ['P000042', '12 Mar 1984', 'Potassium, Sodium', '20 Nov 2026 09:20']) {
    expect(wordsOn(pages)).toContain(expected);
  }
});

test('the report names the abnormal, the corrected and the open', async () => {
  const words = wordsOn((await renderDocument(aReport(['Chloride']), 'a4')).pages);
  for (const expected of [
    '6.7 mmol/L',
    'Critical high',
    'Not haemolysed',
    'Corrected: Read the wrong line',
    '262 × 10⁹/L',
    'These tests have no verified result yet: Chloride',
    'Verified by Nasrin Akter',
  ]) {
    expect(words).toContain(expected);
  }
});
