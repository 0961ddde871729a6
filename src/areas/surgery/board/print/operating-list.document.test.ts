import { expect, test } from 'vitest';
import { renderDocument } from '#ui/print/render-document.tsx';
import { wordsOn } from '#ui/print/testing/page-words.ts';
import { exampleCase, type SurgicalCase } from '../../cases/case.contract.ts';
import { operatingList } from './operating-list.document.ts';

const theatre = exampleCase.theatre!;
const theatres = [{ ...theatre }] as unknown as Parameters<typeof operatingList>[0]['theatres'];

test('an operating list says of each patient what is known of allergies', async () => {
  const cases: SurgicalCase[] = [
    { ...exampleCase, id: '1', allergies: { state: 'recorded', substances: ['Latex'] } },
    { ...exampleCase, id: '2', allergies: { state: 'none-known', substances: [] } },
    { ...exampleCase, id: '3', allergies: { state: 'not-asked', substances: [] } },
  ];
  const { pages } = await renderDocument(
    operatingList({
      header: { organisation: 'City General', address: '12 Hospital Road', contact: '+880 2 5555 0100' },
      day: '04/03/2026',
      printedAt: '03/03/2026 18:00',
      theatres,
      cases,
      format: {
        time: (instant) => String(instant).slice(11, 16),
        dateTime: (instant) => String(instant).slice(0, 16),
        date: (day) => String(day).slice(0, 10),
        number: String,
      },
    }),
    'a4',
  );
  const printed = wordsOn(pages);
  for (const words of ['Latex', 'No known allergies', 'Allergies not asked'])
    expect(printed).toContain(words);
});
