import { expect, test } from 'vitest';
import { slotName } from './use-slot-names.ts';

const format = {
  date: (day: string | Date) => String(day).split('-').toReversed().join('/'),
  time: (instant: string | Date) => String(instant).slice(11, 16),
  tenant: { timeZone: 'Asia/Dhaka' },
} as unknown as Parameters<typeof slotName>[1];

test('a free time is named by its day and hours as the hospital writes them', () => {
  // Dhaka is six hours ahead of UTC, in which the format of this test writes.
  expect(slotName('Free time OT-1 2026-03-02 08:00:00 - 08:30:00', format)).toBe(
    'Free time OT-1 02/03/2026 02:00 – 02:30',
  );
});

test('what is no free time keeps its name', () => {
  expect(slotName('OR-000006 Rahima Khatun', format)).toBe('OR-000006 Rahima Khatun');
});
