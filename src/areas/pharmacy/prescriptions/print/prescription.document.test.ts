import { expect, test } from 'vitest';
import { renderDocument } from '#ui/print/render-document.tsx';
import { wordsOn } from '#ui/print/testing/page-words.ts';
import { prescriptionDocument, type PrescriptionPrintProps } from './prescription.document.ts';

const line = (name: string) => ({
  name,
  howTaken: '1+0+1, after food, 7 days',
  quantity: '14 tablets',
  note: 'Paracetamol 500 mg. With a glass of water.',
});

const paper: PrescriptionPrintProps = {
  header: { organisation: 'City General', address: '12 Hospital Road', contact: '+880 2 5555 0100' },
  number: 'RX-000007',
  date: '05/01/2026',
  patient: { fullName: 'Rahima Begum', patientNumber: 'P000012', ageAndGender: '34 years, female' },
  weight: '52 kg',
  allergies: 'Allergies not asked',
  diagnosis: 'Fever and cough for three days',
  lines: [line('Paraxa 500 mg'), line('Cetirix 10 mg'), line('Omepra 20 mg')],
  advice: 'Drink enough. Come back at once if you cannot breathe well.',
  nextVisit: '12/01/2026',
  prescriber: 'Dr Farida Yasmin',
  code: 'ABCD-EFGH-JKLM',
  checkAddress: 'https://hospital.example/check/ABCDEFGHJKLM',
  isCancelled: false,
};

test('a prescription of three medicines with everything that can stand on it is one page of A5', async () => {
  const { pages } = await renderDocument(prescriptionDocument(paper), 'a5');
  expect(pages).toHaveLength(1);
  const printed = wordsOn(pages);
  for (const expected of ['Omepra 20 mg', 'Allergies not asked', '12/01/2026', 'Dr Farida Yasmin']) {
    expect(printed).toContain(expected);
  }
});
