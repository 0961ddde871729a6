import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import { inputToSend, isTooOld, nextToSend, type PlacedEntry, valuesToCorrect } from './unsent-entry.ts';

const now = Date.parse('2026-03-02T02:40:00.000Z');

function anEntry(part: Partial<PlacedEntry> = {}): PlacedEntry {
  return {
    id: '01980000-0000-7000-8000-000000000001',
    call: 'vitalSigns.record',
    input: { heartRate: 72 },
    timeField: 'recordedAt',
    idempotencyKey: 'a key of a submission',
    typedAt: '2026-03-02T02:10:00.000Z',
    patientId: 'patient',
    patientName: 'Rahima Khatun',
    words: 'HR 72',
    form: { address: '/', draftKey: 'draft', values: {} },
    heldUntil: 0,
    refusal: null,
    place: 1,
    ...part,
  };
}

const refusal = { code: 'WRONG_STATE', facts: {} };

const someEntries = fc
  .array(
    fc.record({
      patientId: fc.constantFrom('one', 'two', 'three'),
      isRefused: fc.boolean(),
      isHeld: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((rows) =>
    rows.map(({ patientId, isRefused, isHeld }, index) =>
      anEntry({
        patientId,
        place: index + 1,
        refusal: isRefused ? refusal : null,
        heldUntil: isHeld ? now + 1 : now,
      }),
    ),
  );

describe('which entry is sent next', () => {
  test('one that nobody decides on or sends, and that is the first of its patient', () => {
    fc.assert(
      fc.property(someEntries, (entries) => {
        const next = nextToSend(entries.toReversed(), now);
        const free = entries.filter(
          (entry) =>
            entry.refusal === null &&
            entry.heldUntil <= now &&
            !entries.some((one) => one.patientId === entry.patientId && one.place < entry.place),
        );
        expect(next).toBe(free[0]);
      }),
    );
  });

  test('however they are refused, entries of one patient are sent in the order of typing', () => {
    fc.assert(
      fc.property(someEntries, fc.infiniteStream(fc.boolean()), (entries, refused) => {
        let left = entries.map((entry) => ({ ...entry, heldUntil: 0 }));
        const sent: PlacedEntry[] = [];
        for (let next = nextToSend(left, now); next; next = nextToSend(left, now)) {
          const { place } = next;
          if (refused.next().value)
            left = left.map((one) => (one.place === place ? { ...one, refusal } : one));
          else {
            left = left.filter((one) => one.place !== place);
            sent.push(next);
          }
        }
        for (const patientId of ['one', 'two', 'three']) {
          const typed = entries.filter((one) => one.patientId === patientId).map(({ place }) => place);
          const places = sent.filter((one) => one.patientId === patientId).map(({ place }) => place);
          expect(typed.slice(0, places.length)).toEqual(places);
        }
      }),
    );
  });
});

test('typed at 02:10 on a tablet seven minutes ahead and sent at 02:40, it happened at 02:03', () => {
  const sevenAhead = (instant: string) => new Date(Date.parse(instant) - 7 * 60_000).toISOString();
  expect(inputToSend(anEntry(), sevenAhead)).toEqual({
    heartRate: 72,
    recordedAt: '2026-03-02T02:03:00.000Z',
  });
  expect(inputToSend(anEntry(), () => null)['recordedAt']).toBe('2026-03-02T02:10:00.000Z');
});

test('a time that was typed is sent as it was typed, and a write without a time gets none', () => {
  const typed = { heartRate: 72, recordedAt: '2026-03-02T01:00:00.000Z' };
  expect(inputToSend(anEntry({ input: typed }), () => '2026-03-02T02:03:00.000Z')).toBe(typed);
  expect(inputToSend(anEntry({ timeField: null }), () => '2026-03-02T02:03:00.000Z')).toEqual({
    heartRate: 72,
  });
});

test('what is corrected keeps the time at which it was typed, unless the form has one or knows none', () => {
  const form = (values: Record<string, unknown>) => ({ address: '/', draftKey: 'draft', values });
  const at = '2026-03-02T02:03:00.000Z';
  const fixed = { input: { heartRate: 72, recordedAt: at } };
  expect(valuesToCorrect(anEntry({ ...fixed, form: form({ recordedAt: '' }) }))).toEqual({ recordedAt: at });
  expect(valuesToCorrect(anEntry({ form: form({ recordedAt: '' }) }))).toEqual({
    recordedAt: '2026-03-02T02:10:00.000Z',
  });
  const typed = { recordedAt: '2026-03-02T01:00:00.000Z' };
  expect(valuesToCorrect(anEntry({ ...fixed, form: form(typed) }))).toBe(typed);
  const none = { notes: 'Slept' };
  expect(valuesToCorrect(anEntry({ ...fixed, form: form(none) }))).toBe(none);
  expect(valuesToCorrect(anEntry({ timeField: null, form: form(none) }))).toBe(none);
});

test('an entry is asked about before the server may have forgotten that it was stored', () => {
  const limitMs = timeLimits.unsentEntryDays * 24 * 3600_000;
  const entry = anEntry();
  const typed = Date.parse(entry.typedAt);
  expect(isTooOld(entry, typed + limitMs)).toBe(false);
  expect(isTooOld(entry, typed + limitMs + 1)).toBe(true);
  expect(isTooOld({ ...entry, isAgeAccepted: true }, typed + 2 * limitMs)).toBe(false);
  expect(timeLimits.unsentEntryDays).toBeLessThan(timeLimits.keptAnswerDays);
});
