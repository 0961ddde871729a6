import { expect, test } from 'vitest';
import { renderDocument } from '#ui/print/render-document.tsx';
import { wordsOn } from '#ui/print/testing/page-words.ts';
import { readPdf } from '#ui/print/testing/read-pdf.ts';
import { scanPage } from '#ui/print/testing/scan-page.ts';
import { appointmentSlip, type AppointmentSlipProps } from './appointment-slip.document.ts';

const papers = ['a4', 'thermal'] as const;

function aSlip(changes: Partial<AppointmentSlipProps> = {}) {
  return appointmentSlip({
    header: { organisation: 'City General', address: '12 Hospital Road', contact: '+880 2 5555 0100' },
    appointmentId: '0193c5a8-7f2e-7c41-9b6d-3fa2e8d014b7',
    patient: { fullName: 'Amina Rahman', patientNumber: 'P000042', phone: '+880 1711 000000' },
    title: 'Knee review',
    date: '23 Nov 2026',
    timeRange: '10:30 – 11:00',
    doctor: 'Dr. Rubina Sarkar',
    type: 'Follow-up',
    status: 'Scheduled',
    notes: 'Bring the X-ray',
    ...changes,
  });
}

// The first has letters only, the last digits only: the longest and the shortest code an id can make.
const ids = [
  'abcdefab-cdef-abcd-efab-cdefabcdefab',
  '0193c5a8-7f2e-7c41-9b6d-3fa2e8d014b7',
  '01930000-1111-7222-8333-444455556666',
];

test.each(papers.flatMap((paper) => ids.map((id) => [paper, id] as const)))(
  'a scanner reads the appointment off the %s PDF: %s',
  async (paper, appointmentId) => {
    const { pdf } = await renderDocument(aSlip({ appointmentId }), paper);
    const pages = await readPdf(pdf);
    expect(pages.map((page) => scanPage(page.ink, page))).toEqual([appointmentId]);
  },
);

test.each(papers)('the %s slip says who, when, with whom and what to bring', async (paper) => {
  const { pages } = await renderDocument(aSlip(), paper);
  const words = wordsOn(pages);
  for (const expected of [
    'City General',
    'Name Amina Rahman',
    'Patient ID P000042',
    'Phone +880 1711 000000',
    'Title Knee review',
    'Date 23 Nov 2026',
    'Time 10:30 – 11:00',
    'Doctor Dr. Rubina Sarkar',
    'Type Follow-up',
    'Status Scheduled',
    'Notes Bring the X-ray',
    'arrive 15 minutes early',
    'bring a valid ID and your insurance card',
    '0193c5a8-7f2e-7c41-9b6d-3fa2e8d014b7',
  ]) {
    expect(words).toContain(expected);
  }
  expect(words).not.toContain('generated electronically');
});

test('without a doctor the slip says that one is to be assigned', async () => {
  const { pages } = await renderDocument(aSlip({ doctor: null }), 'a4');
  expect(wordsOn(pages)).toContain('Doctor To be assigned');
});

test('a thermal slip is 80 mm wide, prints within 72 mm and ends where its text ends', async () => {
  const [short, long] = await Promise.all(
    ['', 'Please fast from midnight on. '.repeat(20)].map(async (notes) => {
      const { pages } = await renderDocument(aSlip({ notes }), 'thermal');
      return pages;
    }),
  );
  expect(short).toHaveLength(1);
  const page = short?.[0];
  expect(page?.width).toBeCloseTo((80 / 25.4) * 72, 1);
  expect(long?.[0]?.height).toBeGreaterThan(page?.height ?? Infinity);
  for (const mark of page?.marks ?? []) {
    const right = mark.kind === 'box' ? mark.x + mark.width : mark.x;
    expect(mark.x).toBeGreaterThanOrEqual((4 / 25.4) * 72 - 0.01);
    expect(right).toBeLessThanOrEqual((76 / 25.4) * 72 + 0.01);
  }
});
