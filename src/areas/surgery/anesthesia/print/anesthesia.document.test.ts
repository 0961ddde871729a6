import { expect, test } from 'vitest';
import { renderDocument } from '#ui/print/render-document.tsx';
import { getAnesthesia, type AnesthesiaEntry, type AnesthesiaRecord } from '../anesthesia.contract.ts';
import { anesthesiaDocument } from './anesthesia.document.ts';

const begin = Date.parse('2026-03-04T03:00:00.000Z');
const after = (minutes: number) => new Date(begin + minutes * 60_000).toISOString();

let made = 0;
function entry(minutes: number, facts: AnesthesiaEntry['facts']): AnesthesiaEntry {
  made += 1;
  return { id: String(made), at: after(minutes), facts, enteredByName: 'Tanvir Ahmed', errorReason: null };
}

const given = (minutes: number, medication: string, dose: number) =>
  entry(minutes, { kind: 'medication', medication, dose, unit: 'mg', route: 'iv', checks: [] });

/** A general anesthesia of an hour and a half, as most are. */
const usual: AnesthesiaRecord = {
  ...getAnesthesia.example!.output!,
  status: 'completed',
  startTime: after(0),
  endTime: after(90),
  durationMinutes: 90,
  completedByName: 'Tanvir Ahmed',
  entries: [
    ...Array.from({ length: 18 }, (_, place) =>
      entry(place * 5, {
        ...{ kind: 'vitals' as const, heartRate: 70 + place, systolic: 120, diastolic: 70 },
        ...{ oxygenSaturation: 98, endTidalCO2: 35, temperature: 36.4, respiratoryRate: 12 },
      }),
    ),
    given(1, 'Fentanyl', 0.1),
    given(2, 'Propofol', 140),
    given(3, 'Atracurium', 30),
    given(10, 'Cefazolin', 2000),
    given(40, 'Atracurium', 10),
    given(60, 'Paracetamol', 1000),
    given(80, 'Ondansetron', 4),
    entry(5, { kind: 'fluid', fluid: 'crystalloid', name: 'Hartmann', millilitres: 500, checks: [] }),
    entry(70, { kind: 'fluid', fluid: 'urine', name: '', millilitres: 150, checks: [] }),
    entry(75, { kind: 'fluid', fluid: 'blood_loss', name: '', millilitres: 80, checks: [] }),
    entry(4, { kind: 'event', text: 'Tube 7.5, 22 cm at the teeth' }),
    entry(15, { kind: 'event', text: 'Incision' }),
    entry(85, { kind: 'event', text: 'Extubated' }),
    entry(89, {
      kind: 'recovery',
      activity: 'four_limbs',
      breathing: 'deep',
      consciousness: 'awake',
      circulation: 'under_20',
      saturation: 'over_92_on_air',
    }),
  ],
};

test('the record of a usual anesthesia is no more than two pages, each with whose it is', async () => {
  const format = {
    dateTime: (at: unknown) => String(at).slice(0, 16),
    time: (at: unknown) => String(at).slice(11, 16),
  };
  const header = { organisation: 'City General', address: '12 Hospital Road', contact: '+880 2 5555 0100' };
  const { pages } = await renderDocument(anesthesiaDocument(usual, { header, format }), 'a4');
  expect(pages.length).toBeLessThanOrEqual(2);
  for (const { marks } of pages) {
    const words = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
    expect(words.join(' ')).toContain('Rahima Khatun · P000001 · OR-000012');
  }
});
