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
  registration: 'Reg. No. BMDC A-12345',
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

test.each(Array.from({ length: 15 }, (_, place) => place + 1))(
  'of %s medicines on A5 each page says whose it is, and none is signed without a medicine',
  async (count) => {
    const lines = Array.from({ length: count }, (_, place) => line(`Medicine-${place + 1} 500 mg`));
    const { pages } = await renderDocument(prescriptionDocument({ ...paper, lines }), 'a5');
    for (const [place, page] of pages.entries()) {
      const printed = wordsOn([page]);
      expect(printed).toContain(`Rahima Begum · P000012 · RX-000007 · Page ${place + 1} of ${pages.length}`);
      expect(printed).toContain('Medicine-');
      expect(printed.includes('Signature of Dr Farida Yasmin, Reg. No. BMDC A-12345')).toBe(
        place === pages.length - 1,
      );
    }
    const last = wordsOn(pages.slice(-1));
    expect(last).toContain(`Medicine-${count} `);
    expect(last).toContain('ABCD-EFGH-JKLM');
  },
);

test('long advice, and a weight that nobody took, are on the paper as well', async () => {
  const advice = Array.from({ length: 40 }, (_, place) => `Sentence ${place} of the advice.`).join(' ');
  const { pages } = await renderDocument(prescriptionDocument({ ...paper, advice, weight: '' }), 'a5');
  const printed = wordsOn(pages);
  expect(printed).toContain('Sentence 39 of the advice.');
  expect(printed).toMatch(/Weight —/);
  expect(wordsOn(pages.slice(-1))).toContain('Omepra 20 mg');
});
