import { expect, test } from 'vitest';
import { renderDocument } from '#ui/print/render-document.tsx';
import { wordsOn } from '#ui/print/testing/page-words.ts';
import type { ControlledRegister, RegisterEntry } from '../controlled.contract.ts';
import { registerDocument } from './register.document.ts';

const words = {
  header: { organisation: 'City General', address: '12 Hospital Road', contact: '+880 2 5555 0100' },
  date: (day: string) => day,
  dateTime: (instant: string) => instant.slice(0, 16),
  number: String,
};

const handedOut: RegisterEntry = {
  id: '01980000-0000-7000-8000-000000000341',
  kind: 'dispense',
  happenedAt: '2026-01-05T09:00:00.000Z',
  recordedAt: '2026-01-05T09:00:00.000Z',
  quantity: -6,
  balance: 44,
  countedQuantity: null,
  loosened: [],
  tightened: [],
  lotNumber: 'M1',
  patient: {
    ...{ id: '01980000-0000-7000-8000-000000000001', isRestricted: false },
    ...{ patientNumber: 'P-000012', firstName: 'Rahima', lastName: 'Begum' },
  },
  prescriptionNumber: 'RX-000007',
  prescriberName: 'Dr Farida Yasmin',
  reason: null,
  recordedByName: 'Tania Haque',
  witnessedByName: 'Salma Khatun',
};

const register: ControlledRegister = {
  ...{ medicineId: '01980000-0000-7000-8000-000000000342', name: 'Morphex', strength: '10 mg/ml' },
  ...{ baseUnit: 'ampoule', from: '2026-01-01', to: '2026-01-31', openingBalance: 50, closingBalance: 39 },
  place: { id: '01980000-0000-7000-8000-000000000343', name: 'Pharmacy' },
  rows: [
    handedOut,
    {
      ...{ ...handedOut, kind: 'disposal', quantity: -5, balance: 39, reason: 'Broken on the way' },
      ...{ patient: null, prescriptionNumber: null, prescriberName: null, witnessedByName: null },
    },
  ],
  nextCursor: null,
};

test('the register on paper lies on its side and says for whom, who and before whom, with balances', async () => {
  const { pages } = await renderDocument(registerDocument(register, words), 'a4');
  expect(pages[0]!.width).toBeGreaterThan(pages[0]!.height);
  const printed = wordsOn(pages);
  for (const expected of [
    ...['City General', 'Morphex 10 mg/ml', 'Pharmacy', '50', '44', '39', 'Rahima Begum, P-000012'],
    ...['RX-000007, Dr Farida Yasmin', 'Tania Haque, witness Salma Khatun', 'Broken on the way'],
  ]) {
    expect(printed).toContain(expected);
  }
});
