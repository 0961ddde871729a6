import { expect, test } from 'vitest';
import { renderDocument } from '#ui/print/render-document.tsx';
import { wordsOn } from '#ui/print/testing/page-words.ts';
import { exampleVitalSigns } from '../../signs/vital-signs.contract.ts';
import { chartDocument } from './chart.document.ts';

test('sixteen sets of both scales are one A4 page, in the order of time; an older one and an error are not', async () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour)).toISOString();
  const sets = Array.from({ length: 18 }, (_, place) => ({
    ...exampleVitalSigns,
    id: `${place}`,
    recordedAt: at(place),
    heartRate: 60 + place,
    news2: { ...exampleVitalSigns.news2!, scale: place % 2 === 0 ? (1 as const) : (2 as const) },
    ...(place === 17 && {
      enteredInError: { reason: 'Wrong', markedByName: 'Ruma Das', markedAt: at(17) },
    }),
  }));
  const document = chartDocument(
    {
      patient: { ...exampleVitalSigns.patient, ageMonths: 454, gender: 'female', decisions: [] },
      stay: null,
      sets,
      isCut: false,
    },
    {
      header: { organisation: 'City General', address: '12 Hospital Road', contact: '+880 2 5550 1200' },
      format: {
        date: () => '01/03/2026',
        time: (value) => String(value).slice(11, 16),
        dateTime: (value) => String(value),
      },
      age: '37 years',
    },
  );
  const { pages } = await renderDocument(document, 'a4');
  expect(pages).toHaveLength(1);
  const words = wordsOn(pages);
  for (const pulse of Array.from({ length: 16 }, (_, place) => 61 + place)) {
    expect(words).toContain(String(pulse));
  }
  expect(words).not.toContain('60');
  expect(words).not.toContain('77');
  expect(words).toContain('01:00');
  expect(words).toContain('131 and more');
});
