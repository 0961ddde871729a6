import { describe, expect, test } from 'vitest';
import { millimetres } from '#ui/print/print-sizes.ts';
import { renderDocument, renderLabels } from '#ui/print/render-document.tsx';
import { wordsOn } from '#ui/print/testing/page-words.ts';
import { examplePrescription } from '../../prescriptions/prescription.contract.ts';
import type { Dispensing } from '../dispensing.contract.ts';
import { labelDose } from './label-dose.ts';
import { medicineLabels, outsideRows } from './medicine-labels.ts';
import { outsideSlip } from './outside-slip.document.ts';

const [line] = examplePrescription.lines;
const prescription = {
  ...examplePrescription,
  lines: [
    { ...line!, food: 'after' as const, frequency: '1+0+1', dose: '1', duration: '7d', instruction: null },
  ],
};

const lot = { lotId: '01980000-0000-7000-8000-000000000062', expiresOn: '2027-03-31', quantity: 10 };
const item: Dispensing['items'][number] = {
  ...{ id: '01980000-0000-7000-8000-000000000351', lineId: line!.id, kind: 'given', name: 'Napa 500 mg' },
  ...{ prescribedName: null, quantity: 14, baseUnit: 'tablet', priceMinor: 150 },
  ...{ agreedBy: null, agreedName: null, lotReason: null },
  lots: [
    { ...lot, lotNumber: 'L-1', returnedQuantity: 2 },
    { ...lot, lotNumber: 'L-2', quantity: 4, expiresOn: null, returnedQuantity: 0 },
    { ...lot, lotNumber: 'L-3', quantity: 3, returnedQuantity: 3 },
  ],
};

const outsideId = '01980000-0000-7000-8000-000000000352';

const dispensing: Dispensing = {
  ...{ id: '01980000-0000-7000-8000-000000000331', dispensingNumber: 'DSP-000001' },
  ...{ prescriptionId: prescription.id, patient: { ...prescription.patient, firstName: 'Rahima' } },
  ...{ invoiceId: null, invoiceNumber: null, admissionId: null, witnessedByName: null },
  ...{ dispensedAt: '2026-01-05T09:00:00.000Z', dispensedByName: 'Tania Haque' },
  items: [item, { ...item, id: outsideId, kind: 'outside', name: 'Ointment', quantity: null, lots: [] }],
};

const date = (value: string) => value.slice(0, 10);

describe('the labels of a dispensing', () => {
  test('there is one for each lot that the patient still has', () => {
    const labels = medicineLabels(dispensing, { prescription }, { language: 'en', date });
    expect(labels.map(({ lines }) => lines[1]!.text)).toEqual(['Napa 500 mg: 8', 'Napa 500 mg: 4']);
    expect(labels.map(({ lines }) => lines[3]!.text)).toEqual([
      'Batch L-1 · Use until 2027-03-31',
      'Batch L-2',
    ]);
  });

  test.each([
    ['en', '1 capsule, 2 times a day, after food, 7 days'],
    ['bn', '১টি ক্যাপসুল, দিনে ২ বার, খাবারের পরে, ৭ দিন'],
  ] as const)('the dose is written in %s', (language, words) => {
    expect(labelDose(prescription.lines[0]!, language)).toBe(words);
  });

  test('a label is 50 × 30 mm, says who takes what and until when, and cuts nothing of a long dose', async () => {
    const long = 'Swallow it whole with a glass of water '.repeat(12).trim();
    const told = { ...prescription, lines: [{ ...prescription.lines[0]!, instruction: long }] };
    const labels = medicineLabels(dispensing, { prescription: told }, { language: 'bn', date });
    const { pages } = await renderLabels({ title: 'Labels', organisation: 'City General', labels });
    expect(pages.length).toBeGreaterThan(labels.length);
    for (const page of pages) {
      expect(page.width).toBeCloseTo(millimetres(50), 1);
      expect(page.height).toBeCloseTo(millimetres(30), 1);
    }
    const printed = wordsOn(pages).replaceAll(/\s+/g, ' ');
    for (const expected of ['City General', 'Rahima', 'Napa 500 mg: 8', 'খাবারের', 'Batch L-1', 'DSP-000001']) {
      expect(printed).toContain(expected);
    }
    expect(printed.match(/glass of water/g)).toHaveLength(12 * labels.length);
  });

  test('what is bought outside stands on a slip of its own', async () => {
    const rows = outsideRows(dispensing, { prescription }, 'en');
    expect(rows).toMatchObject([
      [expect.stringContaining(line!.name), labelDose(prescription.lines[0]!, 'en'), ''],
    ]);
    const header = { organisation: 'City General', address: '12 Hospital Road', contact: '' };
    const slip = outsideSlip(dispensing, { prescription }, { header, date });
    const { pages } = await renderDocument(slip, 'thermal');
    const printed = wordsOn(pages);
    for (const expected of [
      'City General',
      prescription.prescriptionNumber,
      line!.name,
      'after food',
      'খাবারের',
    ]) {
      expect(printed).toContain(expected);
    }
  });
});
